/** The text of a search as a query of an external engine, by the same units and rules as in the embedded one. */
import type { FieldWeights } from "@contracts/search/search-engines";
import type { PrecisionRules } from "../text/precision";
import { wordsNeeded } from "../text/precision";
import type { Alternative, ParsedQuery, QueryUnit } from "../text/query";
import { tokensField } from "./definition";
import type { Query } from "./vendors";

/** Words that a prefix may stand for. */
const prefixWords = 200;
/** Corrected words count, but never as much as words that were typed. */
const correctedBoost = 0.01;
/** Raises documents with a value that equals the query above all others. */
const exactBoost = 1000;

/** @param fields weights of the searched fields, at least one */
export function textQuery(parsed: ParsedQuery, rules: PrecisionRules, fields: FieldWeights): Query {
  const names = Object.entries(fields).map(([field, { weight }]) => `${tokensField(field)}^${weight}`);
  if (parsed.units.length === 0) return { match_none: {} };
  const units = (occurrence: QueryUnit["occurrence"]) =>
    parsed.units.filter((unit) => unit.occurrence === occurrence).map((unit) => unitQuery(unit, rules, names));
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
  const exact = { constant_score: { filter: phrase([parsed.whole], false, names), boost: exactBoost } };
  return { bool: { must: [words], should: [exact] } };
}

/** Matches if one of the unit's spellings does; all of them are one word, so the best one counts. */
function unitQuery(unit: QueryUnit, rules: PrecisionRules, names: string[]): Query {
  const spellings = unit.alternatives.filter(({ tokens }) => tokens.length > 0);
  const parts = unit.parts?.map((part) => unitQuery(part, rules, names)) ?? [];
  const corrected = rules.corrections ? unit.correctable.map(({ word }) => fuzzy(word, names)) : [];
  const queries = [
    ...spellings.map(({ tokens, prefix }: Alternative) => phrase(tokens, prefix, names)),
    ...(parts.length > 0 ? [{ bool: { must: parts, boost: correctedBoost } }] : []),
    ...corrected,
  ];
  return queries.length === 1 && queries[0] ? queries[0] : { dis_max: { queries } };
}

function phrase(tokens: readonly string[], prefix: boolean, names: string[]): Query {
  return {
    multi_match: {
      query: tokens.join(" "),
      type: prefix ? "phrase_prefix" : "phrase",
      fields: names,
      tie_breaker: 1,
      ...(prefix && { max_expansions: prefixWords }),
    },
  };
}

function fuzzy(word: string, names: string[]): Query {
  return {
    multi_match: { query: word, fields: names, fuzziness: "AUTO", prefix_length: 1, boost: correctedBoost },
  };
}
