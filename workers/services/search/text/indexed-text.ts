/** Indexed form of a field's text: folded tokens separated by spaces, which the index only splits. */
import { type Compound, compoundsOf, compoundTexts } from "./compounds";
import { canonical, isGreekName } from "./fold";
import { tokensOf } from "./tokens";

/** Incremented when tokens change. An engine with an older version reindexes its documents when opened. */
export const analysisVersion = 2;

/** Marks a token for a whole value; cannot be typed. */
const wholeMark = "\ue000";
const maxWholeLength = 64;
const maxWholeCompounds = 8;

/** Indexed form of a compound. */
interface IndexedCompound {
  readonly cjk: boolean;
  /** Its words in order and their variants, each followed by a space. */
  readonly base: string;
  readonly variants: string;
  /** All pieces joined. */
  readonly joined: string;
  readonly pieces: readonly string[];
  /** True for a Greek letter name, which affects joining with a neighbor. */
  readonly greekName: boolean;
  readonly shortNumber: boolean;
}

/** Words repeat across documents. A cache of pure results, cleared when full. */
const compoundMemo = new Map<string, IndexedCompound>();
const maxCompounds = 20_000;
const maxCompoundLength = 40;
/** Catalog numbers and URLs; too rare to cache. */
const oneOfItsKind = /\d{4}/;

function indexedCompound(text: string): IndexedCompound | null {
  const known = compoundMemo.get(text);
  if (known) return known;
  const [compound] = compoundsOf(text);
  if (!compound) return null;
  const { base, variants } = tokensOf(compound);
  const pieces = compound.pieces.map(({ token }) => token);
  const joined = pieces.join("");
  const made = {
    cjk: compound.cjk,
    base: spaced(base),
    variants: spaced(variants),
    joined,
    pieces,
    greekName: isGreekName(joined),
    shortNumber: /^\d{1,4}$/.test(joined),
  };
  if (text.length <= maxCompoundLength && !oneOfItsKind.test(text)) {
    if (compoundMemo.size >= maxCompounds) compoundMemo.clear();
    compoundMemo.set(text, made);
  }
  return made;
}

function spaced(tokens: readonly string[]): string {
  return tokens.length === 0 ? "" : `${tokens.join(" ")} `;
}

interface IndexedValue {
  readonly text: string;
  readonly words: readonly string[];
}

/** Facet values: short, without numbers, and shared by thousands of documents. */
const valueMemo = new Map<string, IndexedValue>();
const maxValues = 10_000;
const maxRepeated = 40;

/**
 * Indexed text of a field's values: for each value its words in order, their variants, and a token for the whole value.
 * This token separates values, so no phrase matches across two. `seen` receives plain words.
 */
export function indexedText(values: readonly string[], seen: (word: string) => void): string {
  let out = "";
  for (const value of values) {
    const { text, words } = indexedValue(value);
    out += text;
    for (const word of words) seen(word);
  }
  return out;
}

function indexedValue(value: string): IndexedValue {
  const repeated = value.length <= maxRepeated && !/\d/.test(value);
  const known = repeated ? valueMemo.get(value) : undefined;
  if (known) return known;
  const made = analysed(value);
  if (repeated) {
    if (valueMemo.size >= maxValues) valueMemo.clear();
    valueMemo.set(value, made);
  }
  return made;
}

function analysed(value: string): IndexedValue {
  let base = "";
  let variants = "";
  const words: string[] = [];
  let before: IndexedCompound | null = null;
  let whole: string | null = "";
  let compounds = 0;
  for (const text of compoundTexts(value)) {
    const compound = indexedCompound(text);
    if (!compound) continue;
    base += compound.base;
    variants += compound.variants;
    compounds += 1;
    if (compound.cjk) before = null;
    else {
      for (const piece of compound.pieces) words.push(piece);
      if (before && belongTogether(before, compound)) {
        const joined = before.joined + compound.joined;
        variants += `${joined} `;
        if (canonical(joined) !== joined) variants += `${canonical(joined)} `;
      }
      before = compound;
    }
    if (whole !== null) whole = compounds > maxWholeCompounds ? null : whole + compound.joined;
  }
  const wholeToken = whole && whole.length <= maxWholeLength ? `${wholeMark}${canonical(whole)} ` : "";
  return { text: base + variants + wholeToken, words };
}

/** Neighbors often written as one word: "TNF alpha", "caspase 3", "phospho Akt", "Ser 473". */
function belongTogether(before: IndexedCompound, after: IndexedCompound): boolean {
  if (before.pieces.length > 2 || after.pieces.length > 1) return false;
  if (before.greekName || after.greekName || before.joined === "phospho") return true;
  return after.shortNumber && /[a-z]$/.test(before.joined);
}

/** Token of a whole value, independent of spelling; null if it is too long to be a query. */
export function wholeToken(text: string): string | null {
  return wholeTokenOf(compoundsOf(text));
}

/** Token of a value that consists of one word, given in its shortest spelling. */
export function wholeValue(word: string): string {
  return wholeMark + word;
}

/** Like `wholeToken`, for parsed compounds. */
export function wholeTokenOf(compounds: readonly Compound[]): string | null {
  if (compounds.length === 0 || compounds.length > maxWholeCompounds) return null;
  const key = compounds.flatMap(({ pieces }) => pieces.map(({ token }) => token)).join("");
  return key.length > maxWholeLength ? null : wholeMark + canonical(key);
}
