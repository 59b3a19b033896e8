/** Typed text without Unicode direction controls, which can make text look like something else. */
import * as v from "valibot";

/** Embeddings, overrides and isolates: invisible, and they reverse the text that follows. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/gu;

const withoutDirectionControls = (text: string): string => text.replaceAll(directionControls, "");

/** Format characters, blanks, and letters that are drawn as blanks. */
const blank = /^[\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** False for a text without any visible character. */
export const isVisible = (text: string): boolean => !blank.test(text);

/** First schema step for typed text. Right-to-left languages do not need these controls. */
export const plainText = v.pipe(v.string(), v.transform(withoutDirectionControls));
