/**
 * Parses a query into units that a document either contains or not. A unit has alternatives: other spellings of the
 * same words. Only letters and digits of the query reach the index, so its syntax cannot be abused. Quotation marks, +,
 * - and upper-case AND, OR, NOT work as in Lucene.
 */
import { cjkUnits, knownWords } from "./cjk";
import { type Compound, compoundsOf } from "./compounds";
import { canonical, singular } from "./fold";
import { wholeToken, wholeTokenOf, wholeValue } from "./indexed-text";
import { partsOf } from "./parts";
import { tokensOf } from "./tokens";

export interface Alternative {
  /** Several tokens form a phrase. */
  readonly tokens: readonly string[];
  /** The last token matches as a prefix. */
  readonly prefix: boolean;
  /**
   * True if it contains a neighboring word, such as "akts473" in "akt s473". Other alternatives of a word are the same
   * in every query.
   */
  readonly joined?: true;
}

export interface QueryUnit {
  readonly alternatives: readonly Alternative[];
  readonly occurrence: "optional" | "required" | "excluded";
  /** Words to correct if nothing matches; empty if the spelling is intended. */
  readonly correctable: readonly Correctable[];
  /** Parts of a compound, searched if no document contains it as a whole. */
  readonly parts?: readonly QueryUnit[];
}

interface Correctable {
  readonly word: string;
  /**
   * Alternatives of the unit with this word replaced, joined with the same neighbors: "caspse 3" must find "Caspase-3".
   */
  readonly respelled: (words: readonly string[]) => readonly Alternative[];
  /** Token of a value that equals the query with this word replaced. */
  readonly respelledWhole: (words: readonly string[]) => string | null;
  /** Units of the words that this one was joined from. */
  readonly cut: (words: readonly string[]) => readonly QueryUnit[];
}

export interface ParsedQuery {
  readonly units: readonly QueryUnit[];
  /** Token of a value that equals the query; null if no value can. */
  readonly whole: string | null;
  /** The query contains OR: one word is enough. */
  readonly anyOf: boolean;
}

interface QueryRules {
  /** The last word may be a prefix. */
  readonly prefix: boolean;
  /** All words must be adjacent. */
  readonly phrase: boolean;
}

/** Tokens of synonyms, keyed by the whole token of a word or phrase. */
export type SynonymLookup = ReadonlyMap<string, readonly (readonly string[])[]>;
const noSynonyms: SynonymLookup = new Map();
const maxSynonymWords = 4;

const maxUnits = 64;
const maxWindowLength = 40;
/** Longest number in a name: "3", "1b", "12a". */
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
  const typed = compoundsOf(text).map(withoutAnti);
  const compounds = typed.flatMap((compound) => (compound.cjk ? knownWords(compound, synonyms) : [compound]));
  // Runs are not split, because the index has letter pairs across word boundaries.
  if (rules.phrase && compounds.length > 1) return [wholePhrase(typed)];
  return compounds.flatMap((compound, index) => {
    const prefix = rules.prefix && index === compounds.length - 1;
    const units = compound.cjk ? cjkUnits(compound) : [wordUnit(compounds, index, prefix)];
    const others = [...synonymsAt(compounds, index, synonyms), ...numberedSynonyms(compounds, index, synonyms)];
    return others.length === 0
      ? units
      : units.map((unit) => ({ ...unit, alternatives: [...unit.alternatives, ...others] }));
  });
}

/** Synonyms of every run of words around a word; each word of the run then counts as found. */
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

/** "カスパーゼ3" is "caspase 3" and "caspase3": a short word after a synonym is part of the name. */
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

/** "anti-AKT" means "AKT". */
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

/** One part of a compound; any of its slash alternatives matches. */
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
  // A value that equals this word, such as a symbol or alias, ranks above one that contains it.
  alternatives.push({ tokens: [wholeValue(canonical(joined))], prefix: false });
  if (prefix) {
    for (const token of new Set([joined, canonical(joined)]))
      if (token.length > 1) alternatives.push({ tokens: [token], prefix: true });
    if (base.length > 1) alternatives.push({ tokens: base, prefix: true });
  }
  for (const { token, last } of windows) {
    alternatives.push({ tokens: [token], prefix: false, joined: true });
    alternatives.push({ tokens: [wholeValue(canonical(token))], prefix: false, joined: true });
    if (prefix && last && token.length > 1) alternatives.push({ tokens: [token], prefix: true, joined: true });
  }
  return alternatives;
}

interface Window {
  readonly token: string;
  /** The unit ends with the last word of the query. */
  readonly last: boolean;
}

/** Two or three adjacent words joined: "TNF alpha" may be written "TNFα". */
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

function wholePhrase(compounds: readonly Compound[]): QueryUnit {
  const words = compounds.flatMap(({ pieces }) => pieces.map(({ token }) => token));
  const joined = words.join("");
  const alternatives: Alternative[] = [
    { tokens: compounds.flatMap((compound) => tokensOf(compound).base), prefix: false },
    ...[...new Set([joined, canonical(joined)])].map((token) => ({ tokens: [token], prefix: false })),
  ];
  return { alternatives, occurrence: "optional", correctable: [] };
}
