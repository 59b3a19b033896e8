/**
 * Normalizes the spellings of scientific terms: width and case (NFKC), accents, Greek letters by name. "ＡＫＴ" and "Akt"
 * become "akt", "κB" becomes "kappab", "Müller" becomes "muller".
 */
const greekNames: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "epsilon",
  ζ: "zeta",
  η: "eta",
  θ: "theta",
  ι: "iota",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  ν: "nu",
  ξ: "xi",
  ο: "omicron",
  π: "pi",
  ρ: "rho",
  σ: "sigma",
  ς: "sigma",
  τ: "tau",
  υ: "upsilon",
  φ: "phi",
  χ: "chi",
  ψ: "psi",
  ω: "omega",
};

/** Folded text of a word: letters and digits of any script. */
export function fold(word: string): string {
  // Fast path: most of a catalogue is plain ASCII.
  if (/^[A-Za-z0-9]*$/.test(word)) return word.toLowerCase();
  return (
    word
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[α-ω]/g, (letter) => greekNames[letter] ?? letter)
      // Removes accents of Latin letters; the marks of kana (が) belong to their letter.
      .replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD"))
      .replaceAll(/[\u0300-\u036f]|[^\p{L}\p{N}\p{M}]/gu, "")
      // Without the characters between them, marks may be out of the standard order.
      .normalize("NFC")
  );
}

/** Greek names that can be shortened inside a longer word; "eta" and "mu" are parts of too many others. */
const shortNames: Readonly<Record<string, string>> = {
  alpha: "a",
  beta: "b",
  gamma: "g",
  delta: "d",
  epsilon: "e",
  zeta: "z",
  theta: "q",
  kappa: "k",
  lambda: "l",
  sigma: "s",
  omega: "o",
};
const shortName = new RegExp(Object.keys(shortNames).join("|"), "g");
const greekWords: ReadonlySet<string> = new Set(Object.keys(shortNames));

/** True for a word that is only the name of a Greek letter. */
export function isGreekName(word: string): boolean {
  return greekWords.has(word);
}

const residues: Readonly<Record<string, string>> = {
  ala: "a",
  arg: "r",
  asn: "n",
  asp: "d",
  cys: "c",
  gln: "q",
  glu: "e",
  gly: "g",
  his: "h",
  ile: "i",
  leu: "l",
  lys: "k",
  met: "m",
  phe: "f",
  pro: "p",
  ser: "s",
  thr: "t",
  trp: "w",
  tyr: "y",
  val: "v",
  serine: "s",
  threonine: "t",
  tyrosine: "y",
  lysine: "k",
  arginine: "r",
  histidine: "h",
};
const longResidue = new RegExp(`^(?:p|phospho)?(${Object.keys(residues).join("|")})(\\d{1,4})$`);
const shortPhosphoResidue = /^(?:p|phospho)([sthy]\d{1,4})$/;
/** "acK382", "K382ac", "K4me3" */
const markedResidue = /^(?:ac|me[123]?)?([kr]\d{1,4})(?:ac|me[123]?)?$/;

/**
 * The shortest common spelling of a folded word: "ser473", "pser473" and "ps473" become "s473", "k27ac" becomes "k27",
 * "nfkappab" becomes "nfkb", "phosphoakt" becomes "pakt". Returns other words unchanged.
 */
export function canonical(word: string): string {
  if (endsInDigit(word)) {
    const long = longResidue.exec(word);
    if (long) return `${residues[long[1] ?? ""]}${long[2]}`;
    const short = shortPhosphoResidue.exec(word);
    if (short?.[1]) return short[1];
  }
  const marked = markedResidue.exec(word)?.[1];
  if (marked) return marked;
  if (word.length < 5) return word;
  const phospho = word.length > 8 && word.startsWith("phospho") && !word.startsWith("phosphory");
  const rest = phospho ? `p${word.slice(7)}` : word;
  if (isGreekName(rest)) return word;
  return rest.replaceAll(shortName, (name) => shortNames[name] ?? name);
}

function endsInDigit(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return code >= 48 && code <= 57;
}

/** Singular of an English plural, or the word itself. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || !/^[a-z]+s$/.test(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
