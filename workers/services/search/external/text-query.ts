/** Converts the text of a search to a query of an external engine, with the units and rules of the embedded one. */
import type { FieldWeights } from "@contracts/search/search-engines";
import type { PrecisionRules } from "../text/precision";
import { wordsNeeded } from "../text/precision";
import type { Alternative, ParsedQuery, QueryUnit } from "../text/query";
import { tokensField } from "./definition";
import type { Query } from "./vendors";

/** Maximum words that a prefix, or a word to correct, expands to. */
const most = { prefix: 200, correction: 50 } as const;
/**
 * Maximum clauses of a text. External engines refuse a query with more than 1,024, and filters and boosts need some. A
 * clause is a spelling in a field; an expanded word has one for each expansion.
 */
const maxClauses = 900;
/** Maximum clauses for spellings of words, part of the above. */
const maxSpellings = 450;

/** Corrected words count less than typed words. */
const correctedBoost = 0.01;
/** Raises documents with a value that equals the query above all others. */
const exactBoost = 1000;

/** Limits of a query, reduced if a long text would have too many clauses. */
interface Plan {
  /** Searched fields with their weights. */
  readonly names: string[];
  /** Maximum spellings of a word. */
  readonly spellings: number;
  readonly withParts: boolean;
  /** Maximum words that a prefix, or a word to correct, expands to; 0 omits corrections. */
  readonly expansions: number;
  readonly rules: PrecisionRules;
}

const spellingsOf = ({ alternatives }: QueryUnit) => alternatives.filter(({ tokens }) => tokens.length > 0);

const withItsParts = (unit: QueryUnit): readonly QueryUnit[] => [unit, ...(unit.parts ?? []).flatMap(withItsParts)];

function planOf({ units, whole }: ParsedQuery, rules: PrecisionRules, fields: FieldWeights): Plan {
  const all = Object.entries(fields);
  const unitsWithParts = units.flatMap(withItsParts);
  const clausesOf = (some: readonly QueryUnit[], spellings: number, many: number) =>
    many *
    (some.reduce((sum, unit) => sum + Math.min(spellings, spellingsOf(unit).length), 0) + (whole === null ? 0 : 1));
  const fits = (some: readonly QueryUnit[], spellings: number) =>
    clausesOf(some, spellings, all.length) <= maxSpellings;
  let spellings = Math.max(1, ...unitsWithParts.map((unit) => spellingsOf(unit).length));
  while (spellings > 1 && !fits(unitsWithParts, spellings)) spellings -= 1;
  const withParts = fits(unitsWithParts, spellings);
  const counted = withParts ? unitsWithParts : units;
  const share = clausesOf(counted, spellings, 1);
  const many = Math.min(all.length, Math.max(1, Math.floor(maxSpellings / Math.max(1, share))));
  const prefixes = counted.flatMap((unit) => spellingsOf(unit).filter(({ prefix }) => prefix)).length;
  const corrected = rules.corrections ? counted.flatMap(({ correctable }) => correctable).length : 0;
  const left = maxClauses - share * many;
  const heaviest = new Set(all.toSorted(([, one], [, other]) => other.weight - one.weight).slice(0, many));
  return {
    names: all.filter((each) => heaviest.has(each)).map(([field, { weight }]) => `${tokensField(field)}^${weight}`),
    ...{ spellings, withParts, rules },
    expansions: Math.floor(left / (many * Math.max(1, prefixes + corrected))),
  };
}

/** @param fields weights of the searched fields, at least one */
export function textQuery(parsed: ParsedQuery, rules: PrecisionRules, fields: FieldWeights): Query {
  if (parsed.units.length === 0) return { match_none: {} };
  const plan = planOf(parsed, rules, fields);
  const units = (occurrence: QueryUnit["occurrence"]) =>
    parsed.units.filter((unit) => unit.occurrence === occurrence).map((unit) => unitQuery(unit, plan));
  const optional = units("optional");
  const words = {
    bool: {
      must: units("required"),
      must_not: units("excluded"),
      should: optional,
      minimum_should_match:
        optional.length === 0 ? 0 : wordsNeeded(optional.length, parsed.anyOf ? { share: 0 } : rules),
    },
  };
  if (parsed.whole === null) return words;
  const exact = { constant_score: { filter: phrase([parsed.whole], false, plan), boost: exactBoost } };
  return { bool: { must: [words], should: [exact] } };
}

/** Matches if one of the unit's spellings does; they are one word, so only the best score counts. */
function unitQuery(unit: QueryUnit, plan: Plan): Query {
  const parts = plan.withParts ? (unit.parts?.map((part) => unitQuery(part, plan)) ?? []) : [];
  const isCorrected = plan.rules.corrections && plan.expansions > 0;
  const queries = [
    ...spellingsOf(unit)
      .slice(0, plan.spellings)
      .map(({ tokens, prefix }: Alternative) => phrase(tokens, prefix, plan)),
    ...(parts.length > 0 ? [{ bool: { must: parts, boost: correctedBoost } }] : []),
    ...(isCorrected ? unit.correctable.map(({ word }) => fuzzy(word, plan)) : []),
  ];
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

function phrase(tokens: readonly string[], prefix: boolean, { names, expansions }: Plan): Query {
  return {
    multi_match: {
      query: tokens.join(" "),
      type: prefix ? "phrase_prefix" : "phrase",
      fields: names,
      tie_breaker: 1,
      ...(prefix && { max_expansions: Math.min(most.prefix, Math.max(1, expansions)) }),
    },
  };
}

function fuzzy(word: string, { names, expansions }: Plan): Query {
  return {
    multi_match: {
      ...{ query: word, fields: names, fuzziness: "AUTO", prefix_length: 1, boost: correctedBoost },
      max_expansions: Math.min(most.correction, expansions),
    },
  };
}
