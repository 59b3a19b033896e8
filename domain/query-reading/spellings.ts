/** Spellings of names that the table of names does not list. */
import type { Atom } from "./atoms";
import type { FoundName, NameTable } from "./name-table";
import { wordOf } from "./vocabulary";

/** Meaning of a prefix without a separator: a modification, or "rh" for a recombinant human protein. */
type Prefix = "phospho" | "acetyl" | "rh";

/** Without a hyphen, the prefix must be in lower case before a capital: "p53" and "PERK" are names. */
const prefixes: readonly (readonly [RegExp, Prefix])[] = [
  [/^p-(?=\p{L})/u, "phospho"],
  [/^p(?=\p{Lu}[\p{L}\p{N}/]+)/u, "phospho"],
  [/^p(?=\d{1,2}\p{Lu})/u, "phospho"],
  [/^[Aa]c(?=\p{Lu}[\p{L}\p{N}]*\d)/u, "acetyl"],
  [/^rh(?=\p{Lu})/u, "rh"],
];

/** "pH6" of a buffer; "pH3" is phosphorylated histone H3. */
const acidity = /^pH(?:[5-9]|1[0-4])$/;

/** "pAkt", "pAMPK", "p4E-BP1", "p-α-Synuclein", "pTGF-β Receptor I", "AcH3", "rhIL-4": a name after a prefix; null for any other text. */
export function findPrefixed(
  text: string,
  table: Pick<NameTable, "find">,
): { readonly prefix: Prefix; readonly name: FoundName } | null {
  for (const [pattern, prefix] of prefixes) {
    if (!pattern.test(text) || acidity.test(text)) continue;
    const whole = table.find(text);
    // Only "p" is common enough as a prefix to take precedence over a name that it forms.
    if (whole && (prefix !== "phospho" || /^p\d/.test(text))) return null;
    const name = table.find(text.replace(pattern, ""));
    if (name && (isGene(name) || (whole === null && prefix === "phospho" && !text.startsWith("p-") && isProtein(name))))
      return { prefix, name: { ...name, others: [...name.others, ...otherThan(name, whole)] } };
  }
  return null;
}

/** Meanings of the whole text that name more genes: "p-Tau" is Tau either way. */
const otherThan = ({ chosen: [{ genes }] }: FoundName, whole: FoundName | null) =>
  (whole?.chosen ?? []).filter((meaning) => meaning.genes.some((symbol) => !genes.includes(symbol)));

const isGene = ({ chosen: [{ kind }] }: FoundName): boolean => kind === "gene";

const isProtein = ({ chosen: [{ kind }] }: FoundName): boolean => kind === "complex" || kind === "family";

const animals: Readonly<Record<string, string>> = { h: "H", m: "M", r: "R" };

/**
 * "hPD-L1", "mIL-6", "rTNF-α": a human gene's name after the letter of an animal; null for any other text. Three
 * capitals alone are cells more often ("hMSC").
 */
export function findOfAnimal(
  text: string,
  table: Pick<NameTable, "exchanged" | "find" | "gene">,
): { readonly species: string; readonly name: FoundName } | null {
  const [, letter = "", rest = ""] = /^([hmr])(\p{Lu}[^\s]{2,})$/u.exec(text) ?? [];
  const species = animals[letter];
  if (species === undefined || /^\p{Lu}{1,3}$/u.test(rest) || wordOf(rest) !== null || table.find(text)) return null;
  // "mTro" is more likely a misspelled mTOR than a mouse's TRO.
  if (table.exchanged(text)) return null;
  const name = table.find(rest);
  const [meaning] = name?.chosen ?? [];
  const isHuman = meaning?.kind === "gene" && !meaning.clone && table.gene(meaning.genes[0] ?? "") !== null;
  return name && isHuman ? { species, name } : null;
}

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"];
const withDigit = (text: string) =>
  text.replace(/(?<=[\s-])[IVX]+$/, (numeral) => {
    const at = romans.indexOf(numeral);
    return at < 0 ? numeral : String(at + 1);
  });
const withRoman = (text: string) =>
  text.replace(/(?<=[\s-])\d{1,2}$/, (number) => romans[Number(number) - 1] ?? number);

/** "factor 8" is factor VIII, unless the word before it names a different factor. */
export function findNumbered(
  text: string,
  atoms: readonly Atom[],
  at: number,
  table: Pick<NameTable, "find">,
): FoundName | null {
  const before = at === 0 ? null : wordOf(atoms[at - 1]?.text ?? "")?.kind;
  const isWhole = at === 0 || before === "animal" || before === "anti" || before === "recombinant";
  const roman = withRoman(text);
  return isWhole && roman !== text ? table.find(roman) : null;
}

const numbers: Readonly<Record<string, string>> = {
  ...{ one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "10" },
};
/** "HRP (one bottle)" counts bottles. */
const withNumber = (text: string) =>
  wordOf(text.split(" ", 1)[0] ?? "")?.kind === "label"
    ? text
    : text.replace(/(?<= )[a-z]{3,5}$/i, (word) => numbers[word.toLowerCase()] ?? word);

/**
 * Name of several words in other spellings: "Hexokinase II", "TGF-β RII", "Bruton's tyrosine kinase", "insulin receptor β
 * subunit", "programmed death ligand one", "E-cadherine", "tubulin alpha".
 */
export function findRespelled(text: string, table: Pick<NameTable, "find">): FoundName | null {
  const spellings = [
    withDigit(text),
    withDigit(text.replace(/(?<=[\s-])R(?=(?:I{1,3}|\d)$)/, "Receptor ")),
    withNumber(text),
    text.replace(/-s(?= )/, ""),
    text.replace(/(?<=[a-z]{3})(?<!s)s$/, ""),
    text.replace(/^(\p{L}{4,})[ -](alpha|beta|gamma|delta|epsilon|zeta|[α-ω])$/iu, "$2 $1"),
    text.replace(/(?<=[a-z]{3}in)e(?=$| [A-Z\d])/, ""),
    text.replace(/(?<= .+) (?:chain|subunit)$/, ""),
  ];
  for (const spelling of spellings) {
    const found = spelling === text ? null : table.find(spelling);
    // "do I" is not the clone DO-1.
    if (found && !found.chosen[0].clone) return found;
  }
  return null;
}

/**
 * True for words that begin with a small word of a sentence or an order: "to beta" is not the name TOB, nor "add two"
 * ADD2.
 */
export function isInPhrase(text: string): boolean {
  return /^(?:a|add|an|and|are|buy|by|for|from|has|have|how|in|is|me|need|no|not|of|on|or|order|our|please|send|show|the|this|to|want|we|what|which|with|you|your)[ ]/.test(
    text,
  );
}

const sources: Readonly<Record<string, "hgnc" | "entrez">> = {
  hgnc: "hgnc",
  entrez: "entrez",
  geneid: "entrez",
  ncbi: "entrez",
};

/** "HGNC:391", "Entrez Gene: 207", "Gene ID: 207": a labeled number of a gene; null if the atom begins none. */
export function readGeneNumber(
  atoms: readonly Atom[],
  at: number,
  table: Pick<NameTable, "byNumber">,
): { readonly name: string; readonly symbol: string; readonly length: number } | null {
  // Pages of NCBI label the number "Gene ID".
  const isGeneId = /^gene id$/i.test(`${atoms[at]?.text} ${atoms[at + 1]?.text}`);
  const source = isGeneId ? "entrez" : sources[atoms[at]?.text.toLowerCase() ?? ""];
  if (!source) return null;
  let last = at + 1;
  while (/^(?:gene|id)$/i.test(atoms[last]?.text ?? "")) last += 1;
  const number = atoms[last]?.text ?? "";
  const gene = /^\d+$/.test(number) ? table.byNumber(source, number) : null;
  return (
    gene && { name: `${isGeneId ? "Gene ID" : atoms[at]?.text}:${number}`, symbol: gene.symbol, length: last - at + 1 }
  );
}

/** Atoms announced by "clone": "L50-823" is not a name, even if a gene is called L50. */
export function cloneAt(atoms: readonly Atom[], at: number): readonly Atom[] {
  const [word, first, ...more] = atoms.slice(at);
  if (word?.text.toLowerCase() !== "clone" || !first || !/\d/.test(first.text)) return [];
  const end = more.findIndex(({ before }) => before === " ");
  return [first, ...(end < 0 ? more : more.slice(0, end))];
}
