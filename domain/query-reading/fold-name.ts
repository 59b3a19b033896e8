const greek: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  // German keyboards have it where others look for beta.
  ß: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "epsilon",
  ζ: "zeta",
  η: "eta",
  θ: "theta",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  σ: "sigma",
  τ: "tau",
  ω: "omega",
};
/** "eta" and "mu" are not folded, because other words end in them. */
const letterNames = /alpha|beta|gamma|delta|epsilon|zeta|theta|kappa|lambda|sigma|omega/g;

/**
 * Comparison key of a name: without case, accents and punctuation, and with Greek letters by their first Latin
 * letter, so "TNF-α", "TNF alpha" and "TNFa" are one key. "" for a name without letters and digits.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[α-ωß]/g, (letter) => greek[letter === "ς" ? "σ" : letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replaceAll(letterNames, (word) => word.charAt(0));
}

/** "14-3-3" is called a protein, because a key has a letter. */
export const withLetters = (name: string): string => (/^\d+(?:-\d+){2,}$/.test(name) ? `${name} protein` : name);

/**
 * A single word, or a number of three parts: "53-6.7". Shorter numbers are clones only if they have no other meaning.
 */
export const isSpelledAsClone = /^(?=.*\d)(?:(?=.*\p{L})[^\s]{3,14}|\d{1,3}-\d{1,2}[.-]\d)$/u;

/** Key of a clone whose folded name is a number or another name: "PG-M1" is not PGM1. A point counts as a hyphen. */
export const cloneKey = (name: string): string =>
  `=${name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[./\u2010-\u2015-]/g, "-")}`;
