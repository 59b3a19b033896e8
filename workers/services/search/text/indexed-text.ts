/** The text that the full-text index holds for a field: folded tokens parted by spaces. The index itself only splits at them. */
import { type Compound, compoundsOf, compoundTexts } from "./compounds";
import { canonical, isGreekName } from "./fold";
import { tokensOf } from "./tokens";

/** Raised when tokens change: an engine indexed by an older one indexes its documents again when it is opened. */
export const analysisVersion = 2;

/** Marks a token that stands for a whole value; it cannot be typed. */
const wholeMark = "\ue000";
const maxWholeLength = 64;
const maxWholeCompounds = 8;

/** A compound as the index holds it. */
interface IndexedCompound {
  readonly cjk: boolean;
  /** Its words in order and their variants, each followed by a space. */
  readonly base: string;
  readonly variants: string;
  /** Pieces written as one. */
  readonly joined: string;
  readonly pieces: readonly string[];
  /** How it may be tied to a neighbour. */
  readonly greekName: boolean;
  readonly shortNumber: boolean;
}

/** Words repeat across documents far more than they differ. Cleared when full; holds nothing but pure results. */
const compoundMemo = new Map<string, IndexedCompound>();
const maxCompounds = 20_000;
const maxCompoundLength = 40;
/** Catalogue numbers and addresses that hold them: not worth remembering. */
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

/** Values of facets: short, without a number in them, and the same in thousands of documents. */
const valueMemo = new Map<string, IndexedValue>();
const maxValues = 10_000;
const maxRepeated = 40;

/**
 * Text to index for the values of one field. Each value gives its words in order, then their variants, then one token for
 * the whole of it, which also keeps a phrase from running into the next value. `seen` receives the plain words.
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

/** Neighbours that others write as one word: "TNF alpha", "caspase 3", "phospho Akt", "Ser 473". */
function belongTogether(before: IndexedCompound, after: IndexedCompound): boolean {
  if (before.pieces.length > 2 || after.pieces.length > 1) return false;
  if (before.greekName || after.greekName || before.joined === "phospho") return true;
  return after.shortNumber && /[a-z]$/.test(before.joined);
}

/** Token of a whole value, spelling differences aside; null when it is too long to be typed as a query. */
export function wholeToken(text: string): string | null {
  return wholeTokenOf(compoundsOf(text));
}

/** Token of a value that is nothing but one word, given in its shortest spelling. */
export function wholeValue(word: string): string {
  return wholeMark + word;
}

/** The same for compounds already found. */
export function wholeTokenOf(compounds: readonly Compound[]): string | null {
  if (compounds.length === 0 || compounds.length > maxWholeCompounds) return null;
  const key = compounds.flatMap(({ pieces }) => pieces.map(({ token }) => token)).join("");
  return key.length > maxWholeLength ? null : wholeMark + canonical(key);
}
