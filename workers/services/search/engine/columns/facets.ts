/** Counts values and ranges over the documents of a result. */
import type { Facet, RangeFacet, SearchOptions, ValueFacet } from "@contracts/search/search";
import type { FacetAnswer } from "@contracts/search/search-answers";
import type { FieldType } from "@contracts/search/search-engines";
import { type Column, type Comparable, shownValue } from "./column";
import { type Compiled, rangeTest, type TypeOf } from "./filters";
import { distance, metresOf, placeOf } from "./geolocation";
import type { Hits } from "./hits";

interface RangeEntry {
  readonly test: (value: Comparable) => boolean;
  readonly shown: { from?: Comparable; to?: Comparable; name?: string };
}
type CompiledFacet =
  | { readonly kind: "value"; readonly field: string; readonly facet: ValueFacet }
  | {
      readonly kind: "range";
      readonly field: string;
      readonly facet: RangeFacet;
      readonly ranges: readonly RangeEntry[];
    };

export function compileFacets(facets: NonNullable<SearchOptions["facets"]>, typeOf: TypeOf): Compiled<CompiledFacet[]> {
  const errors: string[] = [];
  const compiled: CompiledFacet[] = [];
  for (const [field, given] of Object.entries(facets)) {
    const type = typeOf(field);
    if (type === null) {
      errors.push(`Facets contains invalid field: ${field}`);
      continue;
    }
    const list: readonly Facet[] = Array.isArray(given) ? given : [given];
    for (const facet of list) {
      if (facet.type === "value") {
        if (type === "geolocation")
          errors.push(`Facets contains invalid type for field: ${field} (a geolocation has ranges only)`);
        else compiled.push({ kind: "value", field, facet });
        continue;
      }
      const ranges = facet.ranges.map((range) => rangeEntry(type, facet, range));
      if (ranges.every((range) => range !== null)) compiled.push({ kind: "range", field, facet, ranges });
      else
        errors.push(
          `Facets contains invalid ranges for field: ${field} (each needs from or to of the type ${type}, text has none)`,
        );
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: compiled };
}

function rangeEntry(type: FieldType, facet: RangeFacet, range: RangeFacet["ranges"][number]): RangeEntry | null {
  const test = type === "geolocation" ? awayTest(facet, range) : type === "text" ? null : rangeTest(type, range);
  if (!test) return null;
  const date = (bound: Comparable) => new Date(bound).toISOString();
  const shown: RangeEntry["shown"] = {};
  if (range.from !== undefined) shown.from = type === "date" ? date(range.from) : range.from;
  if (range.to !== undefined) shown.to = type === "date" ? date(range.to) : range.to;
  if (range.name !== undefined) shown.name = range.name;
  return { test, shown };
}

function awayTest(facet: RangeFacet, range: RangeFacet["ranges"][number]): RangeEntry["test"] | null {
  const center = facet.center === undefined ? null : placeOf(facet.center);
  const from = Number(range.from ?? 0);
  const to = Number(range.to ?? Number.POSITIVE_INFINITY);
  if (!center || Number.isNaN(from) || Number.isNaN(to)) return null;
  const unit = facet.unit ?? "m";
  return (value) => {
    const place = placeOf(String(value));
    const away = place ? distance(center, place) : Number.NaN;
    return away >= metresOf(from, unit) && away < metresOf(to, unit);
  };
}

/** Counts of one facet: of its ranges, or of every value, because counts of shards are summed. */
export type FacetTally =
  | { readonly field: string; readonly type: FieldType; readonly facet: ValueFacet; readonly found: readonly Counted[] }
  | { readonly field: string; readonly facet: RangeFacet; readonly ranges: readonly RangeCount[] };

type Counted = readonly [value: Comparable, count: number];
type RangeCount = RangeEntry["shown"] & { readonly count: number };

export function tallyFacets(
  facets: readonly CompiledFacet[],
  hits: Hits,
  column: (field: string) => Column,
): FacetTally[] {
  return facets.map((compiled) => {
    const { field } = compiled;
    const values = column(field);
    return compiled.kind === "value"
      ? { field, type: values.type, facet: compiled.facet, found: valueCounts(hits, values) }
      : { field, facet: compiled.facet, ranges: rangeCounts(compiled, hits, values) };
  });
}

export function facetAnswers(tallies: readonly FacetTally[]): Record<string, FacetAnswer[]> {
  const answer: Record<string, FacetAnswer[]> = {};
  for (const tally of tallies) {
    const { name, type } = tally.facet;
    const data = "found" in tally ? shownCounts(tally) : tally.ranges;
    const entry = { type, ...(name !== undefined && { name }), data: [...data] } as FacetAnswer;
    answer[tally.field] = [...(answer[tally.field] ?? []), entry];
  }
  return answer;
}

const byText = (left: Comparable, right: Comparable) => (left < right ? -1 : left > right ? 1 : 0);

function valueCounts(hits: Hits, column: Column): Counted[] {
  const counts = column.counts(hits);
  const found: Counted[] = [];
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const count = counts[ordinal] ?? 0;
    const value = column.values[ordinal];
    if (count > 0 && value !== undefined) found.push([value, count]);
  }
  return found;
}

function shownCounts({ facet, type, found }: Extract<FacetTally, { found: unknown }>) {
  const sort = facet.sort ?? { count: "desc" };
  const turn = Object.values(sort)[0] === "desc" ? -1 : 1;
  const sorted = found.toSorted(
    "value" in sort
      ? ([left], [right]) => turn * byText(left, right)
      : ([left, most], [right, more]) => turn * (most - more) || byText(left, right),
  );
  return sorted.slice(0, facet.size ?? 10).map(([value, count]) => ({ value: shownValue(type, value), count }));
}

/** A document counts once in each range that contains one of its values. */
function rangeCounts({ ranges }: CompiledFacet & { kind: "range" }, hits: Hits, column: Column): RangeCount[] {
  const perList = column.countsOfLists(hits.numbers);
  return ranges.map(({ test, shown }) => {
    const passes = column.listsWhere(test);
    let count = 0;
    for (let list = 0; list < perList.length; list += 1) if (passes[list] === 1) count += perList[list] ?? 0;
    return { ...shown, count };
  });
}
