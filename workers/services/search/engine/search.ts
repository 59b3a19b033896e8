/** Runs one search, from validated options to the response. */
import type { SearchFilter, SearchOptions, SearchRequest } from "@contracts/search/search";
import { searchLimits } from "@contracts/search/search";
import { defaultPrecision, precisionRules } from "../text/precision";
import { parseQuery, type QueryUnit, type SynonymLookup } from "../text/query";
import type { Column } from "./columns/column";
import { type DocSet, has, intersection } from "./columns/doc-set";
import { compileFacets, facetAnswers, tallyFacets } from "./columns/facets";
import { type Compiled, compileFilter, evaluateFilter } from "./columns/filters";
import { grouped } from "./columns/grouping";
import { Hits } from "./columns/hits";
import { compileSort, ordered } from "./columns/order";
import type { EngineIndex } from "./engine-index";
import { checkResultFields, type Hit, hit } from "./results";
import { type EngineSettings, readDocuments } from "./store";
import { applyBoosts, compileBoosts } from "./terms/boosts";
import type { Knowledge } from "./terms/knowledge";
import { marksOf } from "./terms/snippets";
import type { WeightedSlot } from "./terms/term-index";
import type { TextMatch, TextSearch } from "./terms/text-search";

export interface SearchDeps {
  /** Filter of a signed key; it always applies. */
  readonly forced: SearchFilter | undefined;
  readonly index: EngineIndex;
  readonly text: TextSearch;
  readonly settings: EngineSettings;
  readonly synonyms: SynonymLookup;
  readonly now: number;
  readonly knowledge: Knowledge;
}

export interface SearchOutcome {
  readonly page: {
    readonly current: number;
    readonly total_pages: number;
    readonly total_results: number;
    readonly size: number;
  };
  readonly precision: number;
  readonly results: readonly Hit[];
  readonly facets?: ReturnType<typeof facetAnswers>;
}

/** Documents that a search found, before they are ordered and formatted. */
export interface Evaluated {
  readonly plan: Plan;
  readonly precision: number;
  readonly hits: Hits;
  /** Parallel to the numbers of the hits. */
  readonly scores: Float64Array;
  /** Units as searched, corrections included. */
  readonly units: readonly QueryUnit[];
  readonly column: (field: string) => Column;
}

export function evaluate(request: SearchRequest, deps: SearchDeps): Compiled<Evaluated> {
  const compiled = compile(request, deps);
  if (!compiled.ok) return compiled;
  const plan = compiled.value;
  const { index } = deps;
  const { alive } = index;
  const column = (field: string) => index.column(field);
  const precision = request.precision ?? defaultPrecision;
  const match = matchText(request.query, precision, plan.fields, deps);
  const allowed = plan.filters.map((node) => evaluateFilter(node, alive, index.size, column));
  const [first = null, ...more] = allowed;
  const filter = first && more.reduce(intersection, first);
  const { hits, scores } = match ? scored(match, filter, alive) : unscored(filter ?? alive, alive);
  applyBoosts(hits.numbers, scores, plan.boosts, column);
  if (match?.hasExact) {
    const greatest = deps.knowledge.greatest("score", () => greatestOf(scores));
    deps.knowledge.settle();
    raiseExactMatches(hits.numbers, scores, match, greatest);
  }
  return { ok: true, value: { plan, precision, hits, scores, units: match?.units ?? [], column } };
}

export function search(request: SearchRequest, deps: SearchDeps): Compiled<SearchOutcome> {
  const evaluated = evaluate(request, deps);
  if (!evaluated.ok) return evaluated;
  const { plan, precision, hits, scores, units, column } = evaluated.value;
  const { facets, sort = byScore, groupSort } = plan;
  const documents = hits.numbers;
  const { size = 10, current = 1 } = request.page ?? {};
  const reach = Math.min(size * current, searchLimits.results);
  const first = size * (current - 1);
  let shown: readonly (readonly number[])[];
  let total = documents.length;
  if (request.group) {
    const order = ordered(documents, scores, sort, column, documents.length);
    const groups = grouped(
      order,
      documents,
      column(request.group.field),
      Number.MAX_SAFE_INTEGER,
      request.group.collapse ?? false,
    );
    total = groups.length;
    shown = groups.slice(first, first + size).map(({ members }) => {
      const [leader = 0, ...rest] = members;
      const followers = Uint32Array.from(rest);
      const inner = groupSort
        ? ordered(
            followers.map((position) => documents[position] ?? 0),
            Float64Array.from(followers, (position) => scores[position] ?? 0),
            groupSort,
            column,
            rest.length,
          )
        : followers.map((_, position) => position);
      const size = request.group?.size ?? searchLimits.groupSize;
      return [leader, ...Array.from(inner.subarray(0, size), (position) => followers[position] ?? 0)];
    });
  } else {
    const order = ordered(documents, scores, sort, column, reach);
    shown = Array.from(order.subarray(first), (position) => [position]);
  }
  return {
    ok: true,
    value: {
      page: pageOf(size, current, total),
      precision,
      results: shownHits(shown, documents, scores, units, request, deps),
      ...(facets ? { facets: facetAnswers(tallyFacets(facets, hits, column)) } : {}),
    },
  };
}

export const byScore = [{ field: "_score", direction: "desc" }] as const;

export function pageOf(size: number, current: number, total: number): SearchOutcome["page"] {
  return { current, total_pages: size === 0 ? 0 : Math.ceil(total / size), total_results: total, size };
}

type Plan = Extract<ReturnType<typeof compile>, { ok: true }>["value"];

/** Validates options against the engine's fields and reports all errors at once. */
function compile(request: SearchRequest, { index, settings, forced, now }: SearchDeps) {
  const typeOf = (field: string) => index.typeOf(field);
  const errors: string[] = [];
  const take = <T>(compiled: Compiled<T> | undefined): T | undefined => {
    if (compiled?.ok === false) errors.push(...compiled.errors);
    return compiled?.ok ? compiled.value : undefined;
  };
  const fields = searchedFields(request.search_fields, index, settings);
  const value = {
    fields: take(fields) ?? [],
    filters: [request.filters, forced].flatMap((filter) => take(filter && compileFilter(filter, typeOf)) ?? []),
    facets: take(request.facets && compileFacets(request.facets, typeOf)),
    sort: take(request.sort && compileSort(request.sort, typeOf)),
    groupSort: take(request.group?.sort && compileSort(request.group.sort, typeOf)),
    boosts: take(request.boosts && compileBoosts(request.boosts, typeOf, now)) ?? [],
  };
  take(request.result_fields && checkResultFields(request.result_fields, typeOf));
  if (request.group && typeOf(request.group.field) === null)
    errors.push(`Group contains invalid field: ${request.group.field}`);
  return errors.length > 0 ? ({ ok: false, errors } as const) : ({ ok: true, value } as const);
}

/** Searched fields: those of the request, else the engine's defaults, else all text fields with equal weight. */
function searchedFields(
  asked: SearchOptions["search_fields"],
  index: EngineIndex,
  settings: EngineSettings,
): Compiled<WeightedSlot[]> {
  const errors: string[] = [];
  const wanted: Readonly<Record<string, { readonly weight?: number }>> = asked ?? settings.searchFields ?? {};
  const fields: WeightedSlot[] = [];
  for (const [name, { weight = 1 }] of Object.entries(wanted)) {
    const field = index.fields.get(name);
    if (field?.type === "text") fields.push({ slot: field.slot, weight });
    else if (asked)
      errors.push(`Search fields contains invalid field: ${name}${field ? " (only text is searched)" : ""}`);
  }
  if (fields.length === 0 && errors.length === 0) {
    for (const { type, slot } of index.fields.values()) if (type === "text") fields.push({ slot, weight: 1 });
  }
  fields.sort((left, right) => left.slot - right.slot);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: fields };
}

/** Null for the empty query, which every document matches. */
function matchText(
  query: string,
  precision: number,
  fields: readonly WeightedSlot[],
  { index, text, synonyms, knowledge }: SearchDeps,
): TextMatch | null {
  if (query.trim() === "") return null;
  const rules = precisionRules(precision);
  const key = `${precision} ${fields.map(({ slot, weight }) => `${slot}:${weight}`).join(" ")} ${knowledge.key} ${query}`;
  const { alive, size, count } = index;
  return text.remembered(key, () =>
    text.run(parseQuery(query, rules, synonyms), rules, fields, { alive, size, count, knowledge }),
  );
}

/** Each document of an empty query has the score 1. */
function unscored(set: DocSet, alive: DocSet) {
  const hits = Hits.ofSet(set, alive);
  return { hits, scores: new Float64Array(hits.count).fill(1) };
}

/** The hits of a query that pass the filter, with their scores. */
function scored({ hits, scores }: TextMatch, filter: DocSet | null, alive: DocSet) {
  const { numbers } = hits;
  // New objects, because data derived from hits must not stay in the cache of matches.
  if (filter === null) return { hits: Hits.ofNumbers(numbers, alive), scores: Float64Array.from(scores) };
  const kept = new Uint32Array(numbers.length);
  const keptScores = new Float64Array(numbers.length);
  let count = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    if (!has(filter, number)) continue;
    kept[count] = number;
    keptScores[count] = scores[index] ?? 0;
    count += 1;
  }
  return { hits: Hits.ofNumbers(kept.subarray(0, count), alive), scores: keptScores.subarray(0, count) };
}

function greatestOf(scores: Float64Array): number {
  let greatest = 0;
  for (let index = 0; index < scores.length; index += 1) greatest = Math.max(greatest, scores[index] ?? 0);
  return greatest;
}

/** Raises documents with a value equal to the query above all that only contain it. */
function raiseExactMatches(documents: Uint32Array, scores: Float64Array, match: TextMatch, greatest: number): void {
  for (const [number, lift] of match.exact) {
    const index = positionOf(documents, number);
    if (index !== null) scores[index] = (scores[index] ?? 0) + greatest * lift;
  }
}

/** Binary search for a number in an ascending array; null if absent. */
function positionOf(documents: Uint32Array, number: number): number | null {
  let from = 0;
  let to = documents.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((documents[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return documents[from] === number ? from : null;
}

function shownHits(
  shown: readonly (readonly number[])[],
  documents: Uint32Array,
  scores: Float64Array,
  units: readonly QueryUnit[],
  request: SearchRequest,
  { index, settings }: SearchDeps,
): Hit[] {
  const marks = marksOf(units);
  const stored = readDocuments(
    index.sql,
    shown.flat().map((position) => documents[position] ?? 0),
  );
  const one = (position: number): Hit[] => {
    const document = stored.get(documents[position] ?? -1);
    return document ? [hit(document, settings.name, scores[position] ?? 0, request.result_fields, marks)] : [];
  };
  return shown.flatMap(([leader = 0, ...rest]) => {
    const [lead] = one(leader);
    if (!lead) return [];
    return [request.group ? { ...lead, _group: rest.flatMap(one) } : lead];
  });
}
