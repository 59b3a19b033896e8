/**
 * Reads a query into units, each of which a document has or has not. A unit has alternatives: other spellings of the
 * same words. Nothing of the query but letters and digits reaches the index, so its syntax cannot be abused.
 * Quotation marks, +, - and upper-case AND, OR, NOT work as in Lucene.
 */
import { type Compound, compoundsOf } from "./compounds";
import { canonical, singular } from "./fold";
import { wholeToken, wholeTokenOf } from "./indexed-text";
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
}

export interface Correctable {
  readonly word: string;
  /** The unit with other words in place of this one, tied to the same neighbours: "caspse 3" is to find "Caspase-3". */
  readonly respelled: (words: readonly string[]) => readonly Alternative[];
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
      units.push(...words.map((unit) => ({ ...unit, occurrence })));
    }
  }
  flush(true);
  if (units.length === 0) units.push(...plainUnits(text, rules, synonyms));
  return { units: units.slice(0, maxUnits), whole: operators ? null : wholeToken(text), anyOf };
}

function requireLast(units: QueryUnit[]): void {
  const last = units.pop();
  if (last) units.push(last.occurrence === "optional" ? { ...last, occurrence: "required" } : last);
}

function phraseUnit(text: string, occurrence: Occurrence): QueryUnit[] {
  const tokens = compoundsOf(text).flatMap((compound) => tokensOf(compound).base);
  if (tokens.length === 0) return [];
  return [{ alternatives: [{ tokens, prefix: false }], occurrence, correctable: [] }];
}

function plainUnits(text: string, rules: QueryRules, synonyms: SynonymLookup): QueryUnit[] {
  const compounds = compoundsOf(text).map(withoutAnti);
  if (rules.phrase && compounds.length > 1) return [wholePhrase(compounds)];
  return compounds.flatMap((compound, index) => {
    const prefix = rules.prefix && index === compounds.length - 1;
    const units = compound.cjk ? cjkUnits(compound) : [wordUnit(compounds, index, prefix)];
    const others = synonymsAt(compounds, index, synonyms);
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

/** "anti-AKT" asks for what "AKT" asks for. */
function withoutAnti(compound: Compound): Compound {
  const [first, ...rest] = compound.pieces;
  return first?.token === "anti" && rest.length > 0 ? { ...compound, pieces: rest } : compound;
}

function wordUnit(compounds: readonly Compound[], index: number, prefix: boolean): QueryUnit {
  const correctable = (compounds[index]?.pieces ?? []).map((piece, position, pieces) => ({
    word: piece.token,
    respelled: (words: readonly string[]) => {
      const others = words.map((token) => ({ ...piece, token }));
      const corrected = compounds.map((compound, at) =>
        at === index ? { ...compound, pieces: pieces.toSpliced(position, 1, ...others) } : compound,
      );
      return wordAlternatives(corrected, index, false);
    },
  }));
  return { alternatives: wordAlternatives(compounds, index, prefix), occurrence: "optional", correctable };
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
