/** Counts values and ranges over the documents of a result. */
import type { Facet, RangeFacet, SearchOptions, ValueFacet } from "@contracts/search/search";
import type { FacetAnswer } from "@contracts/search/search-answers";
import type { FieldType } from "@contracts/search/search-engines";
import { type Column, type Comparable, shownValue } from "./column";
import { type Compiled, rangeTest, type TypeOf } from "./filters";
import { distance, metresOf, placeOf } from "./geolocation";

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

export function countFacets(
  facets: readonly CompiledFacet[],
  documents: Uint32Array,
  column: (field: string) => Column,
): Record<string, FacetAnswer[]> {
  const answer: Record<string, FacetAnswer[]> = {};
  for (const compiled of facets) {
    const data =
      compiled.kind === "value"
        ? valueCounts(compiled, documents, column(compiled.field))
        : rangeCounts(compiled, documents, column(compiled.field));
    const { name, type } = compiled.facet;
    const entry: FacetAnswer = name === undefined ? { type, data } : { type, name, data };
    answer[compiled.field] = [...(answer[compiled.field] ?? []), entry];
  }
  return answer;
}

const byText = (left: Comparable, right: Comparable) => (left < right ? -1 : left > right ? 1 : 0);

function valueCounts({ facet }: CompiledFacet & { kind: "value" }, documents: Uint32Array, column: Column) {
  const counts = column.counts(documents);
  const found: { value: Comparable; count: number }[] = [];
  for (const [ordinal, count] of counts.entries()) {
    const value = column.values[ordinal];
    if (count > 0 && value !== undefined) found.push({ value, count });
  }
  const sort = facet.sort ?? { count: "desc" };
  if ("value" in sort) {
    const turn = sort.value === "desc" ? -1 : 1;
    found.sort((left, right) => turn * byText(left.value, right.value));
  } else {
    const turn = sort.count === "desc" ? -1 : 1;
    found.sort((left, right) => turn * (left.count - right.count) || byText(left.value, right.value));
  }
  return found.slice(0, facet.size ?? 10).map(({ value, count }) => ({ value: shownValue(column.type, value), count }));
}

/** A document counts once in each range that contains one of its values. */
function rangeCounts({ ranges }: CompiledFacet & { kind: "range" }, documents: Uint32Array, column: Column) {
  const perList = new Uint32Array(column.lists.length);
  for (const document of documents) {
    const list = column.listOf(document);
    perList[list] = (perList[list] ?? 0) + 1;
  }
  return ranges.map(({ test, shown }) => {
    const passes = column.values.map(test);
    let count = 0;
    for (const [index, list] of column.lists.entries()) {
      if (list.some((ordinal) => passes[ordinal])) count += perList[index] ?? 0;
    }
    return { ...shown, count };
  });
}
