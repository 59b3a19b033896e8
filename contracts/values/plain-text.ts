/** What people type, without signs that make text look like another than it is. */
import * as v from "valibot";

/** Embeddings, overrides and isolates of the writing direction: unseen, and what stands behind them reads backwards. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/gu;

export const withoutDirectionControls = (text: string): string => text.replaceAll(directionControls, "");

/** First step of the schema of a typed text. Languages that are written from the right need none of these. */
export const plainText = v.pipe(v.string(), v.transform(withoutDirectionControls));
