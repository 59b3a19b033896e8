/** Runs one search, from validated options to the response. */
import type { SearchFilter, SearchOptions, SearchRequest } from "@contracts/search/search";
import { searchLimits } from "@contracts/search/search";
import { defaultPrecision, precisionRules } from "../text/precision";
import { parseQuery, type SynonymLookup } from "../text/query";
import { intersection, numbersOf } from "./columns/doc-set";
import { compileFacets, countFacets } from "./columns/facets";
import { type Compiled, compileFilter, evaluateFilter } from "./columns/filters";
import { grouped } from "./columns/grouping";
import { compileSort, ordered } from "./columns/order";
import type { EngineIndex } from "./engine-index";
import { checkResultFields, type Hit, hit } from "./results";
import { type EngineSettings, readDocuments } from "./store";
import { boosted, compileBoosts } from "./terms/boosts";
import { marksOf } from "./terms/snippets";
import type { WeightedSlot } from "./terms/term-index";
import type { TextMatch, TextSearch } from "./terms/text-search";

interface SearchDeps {
  /** Filter of a signed key; it always applies. */
  readonly forced: SearchFilter | undefined;
  readonly index: EngineIndex;
  readonly text: TextSearch;
  readonly settings: EngineSettings;
  readonly synonyms: SynonymLookup;
  readonly now: number;
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
  readonly facets?: ReturnType<typeof countFacets>;
}

export function search(request: SearchRequest, deps: SearchDeps): Compiled<SearchOutcome> {
  const plan = compile(request, deps);
  if (!plan.ok) return plan;
  const { fields, filters, facets, sort, groupSort, boosts } = plan.value;
  const { index } = deps;
  const column = (field: string) => index.column(field);
  const precision = request.precision ?? defaultPrecision;

  const match = matchText(request.query, precision, fields, deps);
  let found = match?.documents ?? index.alive;
  for (const node of filters) found = intersection(found, evaluateFilter(node, index.alive, index.size, column));
  const documents = numbersOf(found);

  const textScores = scoresOf(documents, match);
  const scores = raiseExactMatches(documents, boosted(documents, textScores, boosts, column), match);

  const { size = 10, current = 1 } = request.page ?? {};
  const reach = Math.min(size * current, searchLimits.results);
  const keys = sort ?? [{ field: "_score", direction: "desc" } as const];
  const first = size * (current - 1);
  let shown: readonly (readonly number[])[];
  let total = documents.length;
  if (request.group) {
    const order = ordered(documents, scores, keys, column, documents.length);
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
    const order = ordered(documents, scores, keys, column, reach);
    shown = Array.from(order.subarray(first), (position) => [position]);
  }
  return {
    ok: true,
    value: {
      page: {
        current,
        total_pages: size === 0 ? 0 : Math.ceil(total / size),
        total_results: total,
        size,
      },
      precision,
      results: hits(shown, documents, scores, match, request, deps),
      ...(facets ? { facets: countFacets(facets, documents, column) } : {}),
    },
  };
}

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

/** Fields of the search, otherwise of the engine, otherwise all text fields with equal weight. */
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
  { index, text, synonyms }: SearchDeps,
): TextMatch | null {
  if (query.trim() === "") return null;
  const rules = precisionRules(precision);
  const key = `${precision} ${fields.map(({ slot, weight }) => `${slot}:${weight}`).join(" ")} ${query}`;
  return text.remembered(key, () =>
    text.run(parseQuery(query, rules, synonyms), rules, fields, index.alive, index.size),
  );
}

/** Scores parallel to `documents`; 1 for each with an empty query. */
function scoresOf(documents: Uint32Array, match: TextMatch | null): Float64Array {
  const scores = new Float64Array(documents.length);
  if (!match) return scores.fill(1);
  for (let index = 0; index < documents.length; index += 1) scores[index] = match.scores[documents[index] ?? 0] ?? 0;
  return scores;
}

/** Raises documents with a value equal to the query above all that only contain it. */
function raiseExactMatches(documents: Uint32Array, scores: Float64Array, match: TextMatch | null): Float64Array {
  if (!match || match.exact.size === 0) return scores;
  let greatest = 0;
  for (const score of scores) greatest = Math.max(greatest, score);
  const out = scores.slice();
  for (const [number, lift] of match.exact) {
    const index = positionOf(documents, number);
    if (index !== null) out[index] = (out[index] ?? 0) + greatest * lift;
  }
  return out;
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

function hits(
  shown: readonly (readonly number[])[],
  documents: Uint32Array,
  scores: Float64Array,
  match: TextMatch | null,
  request: SearchRequest,
  { index, settings }: SearchDeps,
): Hit[] {
  const marks = marksOf(match?.units ?? []);
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
