/** Full-width marks contain the space that follows them. */
const wideEnd = /[。、：；，！？）」]$/;
const spaceAfterWide = /(?<=[。、：；，！？）」]) /g;

/** A text with the space that separates it from what follows on its line; none after full-width punctuation. */
export const spaced = (text: string): string => (wideEnd.test(text) ? text : `${text} `);

/** Sentences in a row. */
export const sentences = (texts: readonly string[]): string => texts.map(spaced).join("").trimEnd();

/** A text whose parts were joined by spaces, without those after full-width punctuation. */
export const withoutWideSpaces = (text: string): string => text.replace(spaceAfterWide, "");
