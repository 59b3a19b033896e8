/** Converts numbers from input methods: full-width digits, and the many dash characters used as hyphens. */

const strokes = /[\u2010-\u2015\u2212\u30fc]/gu;
const postalMark = /^\u3012\s*/u;

/** Plain digits and hyphens, without the Japanese postal mark. */
export const plainDigits = (typed: string): string =>
  typed.normalize("NFKC").replace(strokes, "-").trim().replace(postalMark, "");
