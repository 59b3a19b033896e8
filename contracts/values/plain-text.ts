/** Rules for typed text: no control characters, and no characters that make a text look like another. */
import * as v from "valibot";

/** Embeddings, overrides and isolates: invisible, and they reverse the text that follows. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * One line of a name, a title or a code: no control characters, line separators or direction controls. Joiners (U+200C,
 * U+200D) and marks (U+200E, U+200F) belong to the spelling of some names.
 */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

const withoutDirectionControls = (text: string): string => text.replaceAll(directionControls, "");

/** Format characters, blanks, and letters that are drawn as blanks. */
const blank = /^[\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** False for a text without any visible character. */
export const isVisible = (text: string): boolean => !blank.test(text);

/** First schema step for longer texts, which may be pasted with direction controls. Right-to-left languages do not need these controls. */
export const plainText = v.pipe(v.string(), v.transform(withoutDirectionControls));
