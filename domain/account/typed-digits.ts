/** Numbers as input methods write them: digits of full width, and any of the strokes that stand for a hyphen. */

const strokes = /[\u2010-\u2015\u2212\u30fc]/gu;
const postalMark = /^\u3012\s*/u;

/** The same with plain digits and hyphens, and without the mark that Japanese postal codes are written with. */
export const plainDigits = (typed: string): string =>
  typed.normalize("NFKC").replace(strokes, "-").trim().replace(postalMark, "");
