/**
 * Reads a query into units, each of which a document has or has not. A unit has alternatives: other spellings of the
 * same words. Nothing of the query but letters and digits reaches the index, so its syntax cannot be abused.
 * Quotation marks, +, - and upper-case AND, OR, NOT work as in Lucene.
 */
import { type Compound, compoundsOf } from "./compounds";
import { canonical, singular } from "./fold";
import { wholeToken, wholeTokenOf, wholeValue } from "./indexed-text";
import { partsOf } from "./parts";
import { bigrams, tokensOf } from "./tokens";

export interface Alternative {
  /** More than one: a phrase. */
  readonly tokens: readonly string[];
  /** The last token stands for every token that begins with it. */
  readonly prefix: boolean;
}

export interface QueryUnit {
  readonly alternatives: readonly Alternative[];
  readonly occurrence: "optional" | "required" | "excluded";
  /** Words to look for under other spellings when nothing matches; none when the spelling is meant. */
  readonly correctable: readonly Correctable[];
  /** What a tied word is made of, to look for when nothing has it as it stands. */
  readonly parts?: readonly QueryUnit[];
}

export interface Correctable {
  readonly word: string;
  /** The unit with other words in place of this one, tied to the same neighbours: "caspse 3" is to find "Caspase-3". */
  readonly respelled: (words: readonly string[]) => readonly Alternative[];
  /** Token of a value that equals the query with other words in place of this one. */
  readonly respelledWhole: (words: readonly string[]) => string | null;
  /** Words that this one was written together from, each a unit of its own. */
  readonly cut: (words: readonly string[]) => readonly QueryUnit[];
}

export interface ParsedQuery {
  readonly units: readonly QueryUnit[];
  /** Token of a value that equals the query, null when the query cannot be one. */
  readonly whole: string | null;
  /** The query has an OR: one of its words is enough. */
  readonly anyOf: boolean;
}

export interface QueryRules {
  /** The last word may be the beginning of one. */
  readonly prefix: boolean;
  /** All words must stand together. */
  readonly phrase: boolean;
}

/** Tokens of what else a word or phrase may be called, by its whole token. */
export type SynonymLookup = ReadonlyMap<string, readonly (readonly string[])[]>;
const noSynonyms: SynonymLookup = new Map();
const maxSynonymWords = 4;

const maxUnits = 64;
const maxWindowLength = 40;
/** A CJK run is looked for in parts of so many letters, because words in it have no spaces to part them. */
const cjkPart = 4;
/** Longest CJK word with synonyms. */
const maxKnownWord = 16;
/** Longest number of a name: "3", "1b", "12a". */
const maxNumberLength = 3;

type Occurrence = QueryUnit["occurrence"];

export function parseQuery(text: string, rules: QueryRules, synonyms: SynonymLookup = noSynonyms): ParsedQuery {
  const units: QueryUnit[] = [];
  let anyOf = false;
  let next: Occurrence | null = null;
  let plain: string[] = [];
  let operators = false;

  const flush = (last: boolean) => {
    if (plain.length > 0)
      units.push(...plainUnits(plain.join(" "), { ...rules, prefix: rules.prefix && last }, synonyms));
    plain = [];
  };
  for (const [part, sign, quoted] of text.matchAll(/([+-]?)"([^"]*)"?|\S+/g)) {
    if (part === "AND" || part === "OR" || part === "NOT") {
      flush(false);
      operators = true;
      if (part === "OR") anyOf = true;
      else if (part === "AND") requireLast(units);
      next = part === "NOT" ? "excluded" : part === "AND" ? "required" : null;
      continue;
    }
    const signed = quoted === undefined && /^[+-][\p{L}\p{N}]/u.test(part);
    if (quoted === undefined && !signed && next === null) {
      plain.push(part);
      continue;
    }
    flush(false);
    operators = true;
    const occurrence = next ?? (part.startsWith("-") ? "excluded" : "required");
    next = null;
    if (quoted !== undefined) units.push(...phraseUnit(quoted, sign === "-" ? "excluded" : occurrence));
    else {
      const words = plainUnits(signed ? part.slice(1) : part, { ...rules, prefix: false }, synonyms);
      units.push(...words.map((unit) => withOccurrence(unit, occurrence)));
    }
  }
  flush(true);
  if (units.length === 0) units.push(...plainUnits(text, rules, synonyms));
  return { units: units.slice(0, maxUnits), whole: operators ? null : wholeToken(text), anyOf };
}

function requireLast(units: QueryUnit[]): void {
  const last = units.pop();
  if (last) units.push(last.occurrence === "optional" ? withOccurrence(last, "required") : last);
}

function withOccurrence({ parts, ...unit }: QueryUnit, occurrence: Occurrence): QueryUnit {
  const own = parts?.map((part) => ({ ...part, occurrence }));
  return { ...unit, occurrence, ...(own && { parts: own }) };
}

function phraseUnit(text: string, occurrence: Occurrence): QueryUnit[] {
  const tokens = compoundsOf(text).flatMap((compound) => tokensOf(compound).base);
  if (tokens.length === 0) return [];
  return [{ alternatives: [{ tokens, prefix: false }], occurrence, correctable: [] }];
}

function plainUnits(text: string, rules: QueryRules, synonyms: SynonymLookup): QueryUnit[] {
  const compounds = compoundsOf(text)
    .map(withoutAnti)
    .flatMap((compound) => (compound.cjk ? knownWords(compound, synonyms) : [compound]));
  if (rules.phrase && compounds.length > 1) return [wholePhrase(compounds)];
  return compounds.flatMap((compound, index) => {
    const prefix = rules.prefix && index === compounds.length - 1;
    const units = compound.cjk ? cjkUnits(compound) : [wordUnit(compounds, index, prefix)];
    const others = [...synonymsAt(compounds, index, synonyms), ...numberedSynonyms(compounds, index, synonyms)];
    return others.length === 0
      ? units
      : units.map((unit) => ({ ...unit, alternatives: [...unit.alternatives, ...others] }));
  });
}

/** What the runs of words around a word are also called; each of the words then counts as found. */
function synonymsAt(compounds: readonly Compound[], index: number, synonyms: SynonymLookup): Alternative[] {
  if (synonyms.size === 0) return [];
  const found: Alternative[] = [];
  for (let size = 1; size <= maxSynonymWords; size += 1) {
    for (let start = Math.max(0, index - size + 1); start <= index; start += 1) {
      const run = compounds.slice(start, start + size);
      const key = run.length === size ? wholeTokenOf(run) : null;
      for (const tokens of (key && synonyms.get(key)) || []) found.push({ tokens, prefix: false });
    }
  }
  return found;
}

/** "カスパーゼ3" is "caspase 3" and "caspase3": a short word that follows belongs to the name. */
function numberedSynonyms(compounds: readonly Compound[], index: number, synonyms: SynonymLookup): Alternative[] {
  if (synonyms.size === 0) return [];
  return [index - 1, index].flatMap((at) => {
    const [name, next] = [compounds[at], compounds[at + 1]];
    const number = next?.pieces.map(({ token }) => token).join("") ?? "";
    if (!name?.cjk || !next || next.cjk || number.length > maxNumberLength) return [];
    return (synonyms.get(wholeTokenOf([name]) ?? "") ?? []).flatMap((tokens) => {
      const [only, ...more] = tokens;
      const joined = only && more.length === 0 ? [{ tokens: [only + number], prefix: false }] : [];
      return [{ tokens: [...tokens, ...next.pieces.map(({ token }) => token)], prefix: false }, ...joined];
    });
  });
}

/** CJK text cut at the words that have synonyms, the longest first: "リン酸化ヒストン" holds two. */
function knownWords(compound: Compound, synonyms: SynonymLookup): Compound[] {
  const letters = [...(compound.pieces[0]?.token ?? "")];
  const found: Compound[] = [];
  let from = 0;
  const cut = (to: number) => {
    if (to > from) found.push(cjkCompound(letters.slice(from, to).join("")));
    from = to;
  };
  for (let at = 0; synonyms.size > 0 && at < letters.length; ) {
    const end = knownWordEnd(letters, at, synonyms);
    if (end === null) at += 1;
    else {
      cut(at);
      cut(end);
      at = end;
    }
  }
  if (found.length === 0) return [compound];
  cut(letters.length);
  return found;
}

function knownWordEnd(letters: readonly string[], start: number, synonyms: SynonymLookup): number | null {
  for (let end = Math.min(letters.length, start + maxKnownWord); end > start + 1; end -= 1) {
    if (synonyms.has(wholeTokenOf([cjkCompound(letters.slice(start, end).join(""))]) ?? "")) return end;
  }
  return null;
}

function cjkCompound(token: string): Compound {
  return {
    cjk: true,
    start: 0,
    end: token.length,
    pieces: [{ token, start: 0, end: token.length, afterSlash: false }],
  };
}

/** "anti-AKT" asks for what "AKT" asks for. */
function withoutAnti(compound: Compound): Compound {
  const [first, ...rest] = compound.pieces;
  return first?.token === "anti" && rest.length > 0 ? { ...compound, pieces: rest } : compound;
}

function wordUnit(compounds: readonly Compound[], index: number, prefix: boolean): QueryUnit {
  const correctable = (compounds[index]?.pieces ?? []).map((piece, position, pieces) => {
    const respelled = (words: readonly string[]) => {
      const others = words.map((token) => ({ ...piece, token }));
      return compounds.map((compound, at) =>
        at === index ? { ...compound, pieces: pieces.toSpliced(position, 1, ...others) } : compound,
      );
    };
    return {
      word: piece.token,
      respelled: (words: readonly string[]) => wordAlternatives(respelled(words), index, false),
      respelledWhole: (words: readonly string[]) => wholeTokenOf(respelled(words)),
      cut: (words: readonly string[]) =>
        words.map((token) => partUnit([{ cjk: false, start: 0, end: 0, pieces: [{ ...piece, token }] }])),
    };
  });
  const alternatives = wordAlternatives(compounds, index, prefix);
  const own = compounds[index];
  const parts = own ? partsOf(own).map(partUnit) : [];
  return { alternatives, occurrence: "optional", correctable, ...(parts.length > 0 && { parts }) };
}

/** A part of a tied word by itself; of alternatives written with a slash each will do. */
function partUnit(choices: readonly Compound[]): QueryUnit {
  const alternatives = choices.flatMap((choice) => wordAlternatives([choice], 0, false));
  return { alternatives, occurrence: "optional", correctable: [] };
}

function wordAlternatives(compounds: readonly Compound[], index: number, prefix: boolean): readonly Alternative[] {
  const compound = compounds[index];
  if (!compound) return [];
  const windows = windowsOf(compounds, index);
  const base = compound.pieces.map(({ token }) => token);
  const joined = base.join("");
  const spellings = new Set([joined, canonical(joined), ...(base.length === 1 ? [singular(joined)] : [])]);
  const alternatives: Alternative[] = [...spellings].map((token) => ({ tokens: [token], prefix: false }));
  if (base.length > 1) alternatives.push({ tokens: base, prefix: false });
  for (const { token } of windows) alternatives.push({ tokens: [token], prefix: false });
  // A value that is nothing but this word, a symbol or an alias, says more than one that holds it.
  for (const token of new Set([joined, ...windows.map((window) => window.token)].map(canonical)))
    alternatives.push({ tokens: [wholeValue(token)], prefix: false });
  if (prefix) {
    const begun = [joined, canonical(joined), ...windows.filter(({ last }) => last).map(({ token }) => token)];
    for (const token of new Set(begun)) if (token.length > 1) alternatives.push({ tokens: [token], prefix: true });
    if (base.length > 1) alternatives.push({ tokens: base, prefix: true });
  }
  return alternatives;
}

interface Window {
  readonly token: string;
  /** It ends with the last word of the query. */
  readonly last: boolean;
}

/** Two or three neighbouring words written as one: "TNF alpha" may stand as "TNFα". */
function windowsOf(compounds: readonly Compound[], index: number): Window[] {
  const windows = new Map<string, Window>();
  for (const size of [2, 3]) {
    for (let start = Math.max(0, index - size + 1); start <= index; start += 1) {
      const run = compounds.slice(start, start + size);
      if (run.length < size || run.some(({ cjk }) => cjk)) continue;
      const joined = run.flatMap(({ pieces }) => pieces.map(({ token }) => token)).join("");
      if (joined.length > maxWindowLength) continue;
      const last = start + size === compounds.length;
      for (const token of [joined, canonical(joined)]) windows.set(token, { token, last });
    }
  }
  return [...windows.values()];
}

function cjkUnits(compound: Compound): QueryUnit[] {
  const letters = [...(compound.pieces[0]?.token ?? "")];
  if (letters.length === 1) return [cjkUnit([{ tokens: letters, prefix: true }])];
  const parts: string[][] = [];
  for (let start = 0; start < letters.length; start += cjkPart) {
    // The last part is as long as the others, so that a left-over letter does not match everything.
    parts.push(letters.slice(Math.max(0, Math.min(start, letters.length - cjkPart)), start + cjkPart));
  }
  return parts.map((part) => cjkUnit([{ tokens: bigrams(part.join("")), prefix: false }]));
}

function cjkUnit(alternatives: Alternative[]): QueryUnit {
  return { alternatives, occurrence: "optional", correctable: [] };
}

function wholePhrase(compounds: readonly Compound[]): QueryUnit {
  const words = compounds.flatMap(({ pieces }) => pieces.map(({ token }) => token));
  const joined = words.join("");
  const alternatives: Alternative[] = [
    { tokens: compounds.flatMap((compound) => tokensOf(compound).base), prefix: false },
    ...[...new Set([joined, canonical(joined)])].map((token) => ({ tokens: [token], prefix: false })),
  ];
  return { alternatives, occurrence: "optional", correctable: [] };
}
