/** Filters of the protocol: values, lists of values, ranges and distances, nested in all, any and none. */
import {
  type FilterGeo,
  type FilterRange,
  type FilterScalar,
  type SearchFilter,
  searchLimits,
} from "@contracts/search/search";
import type { FieldType } from "@contracts/search/search-engines";
import { type Column, type Comparable, comparableOf } from "./column";
import { type DocSet, difference, emptySet, intersection, union } from "./doc-set";
import { distance, metresOf, placeOf } from "./geolocation";

type FilterNode =
  | { readonly kind: "all" | "any" | "none"; readonly nodes: readonly FilterNode[] }
  | {
      readonly kind: "field";
      readonly field: string;
      /** Equal keys mean equal tests. */
      readonly key: string;
      readonly test: (value: Comparable) => boolean;
    };

export type Compiled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: string[] };

/** Type of a field; null if the engine does not have it. */
export type TypeOf = (field: string) => FieldType | null;

/** Validates a filter against the engine's fields. Several members of one object must all match. */
export function compileFilter(filter: SearchFilter, typeOf: TypeOf): Compiled<FilterNode> {
  const errors: string[] = [];
  const node = compileObject(filter, typeOf, errors, 1);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: node };
}

function compileObject(filter: SearchFilter, typeOf: TypeOf, errors: string[], depth: number): FilterNode {
  const nodes: FilterNode[] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (name === "all" || name === "any" || name === "none") {
      const node = compileGroup(name, value, typeOf, errors, depth);
      if (node) nodes.push(node);
    } else nodes.push(compileField(name, value, typeOf, errors));
  }
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "all", nodes };
}

function compileGroup(
  kind: "all" | "any" | "none",
  value: SearchFilter[string],
  typeOf: TypeOf,
  errors: string[],
  depth: number,
): FilterNode | null {
  if (!Array.isArray(value)) {
    errors.push(`Filters contains invalid ${kind}: it must be a list of filters`);
    return null;
  }
  if (depth > searchLimits.filterDepth) errors.push("Filters cannot be nested deeper than 5 levels");
  else if (value.length > searchLimits.filterEntries)
    errors.push(`Filters cannot have more than 256 entries in ${kind}`);
  else {
    const nodes = value.map((entry) => {
      if (isFilterObject(entry)) return compileObject(entry, typeOf, errors, depth + 1);
      errors.push(`Filters contains invalid ${kind}: it must be a list of filters`);
      return { kind: "all", nodes: [] } as const;
    });
    return { kind, nodes };
  }
  return null;
}

function isFilterObject(value: unknown): value is SearchFilter {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Condition = FilterScalar | FilterRange | FilterGeo;

function compileField(field: string, value: SearchFilter[string], typeOf: TypeOf, errors: string[]): FilterNode {
  const type = typeOf(field);
  const conditions: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (type === null) errors.push(`Filters contains invalid field: ${field}`);
  else if (conditions.length === 0) errors.push(`Filters contains no value for field: ${field}`);
  else if (conditions.length > searchLimits.filterValues) {
    errors.push(`Filters cannot have more than 1024 values for field: ${field}`);
  } else {
    const tests = conditions.map((condition) => conditionTest(field, type, condition as Condition, errors));
    const key = JSON.stringify(value);
    const values = new Set(tests.filter((test) => typeof test !== "function"));
    const functions = tests.filter((test) => typeof test === "function");
    return {
      kind: "field",
      field,
      key,
      test: (candidate) => values.has(candidate) || functions.some((test) => test(candidate)),
    };
  }
  return { kind: "all", nodes: [] };
}

type Test = Comparable | ((value: Comparable) => boolean);

function conditionTest(field: string, type: FieldType, condition: Condition, errors: string[]): Test {
  const invalid = (why: string): Test => {
    errors.push(`Filters contains invalid value for field: ${field} (${why})`);
    return () => false;
  };
  if (typeof condition !== "object") {
    if (type === "geolocation") return invalid("a geolocation is filtered by distance");
    const wanted = comparableOf(type, typeof condition === "boolean" ? String(condition) : condition);
    return wanted ?? invalid(`${String(condition)} is not a ${type}`);
  }
  if ("center" in condition) {
    if (type !== "geolocation") return invalid("only a geolocation is filtered by distance");
    return distanceTest(condition) ?? invalid("the center is not a place, or it has neither distance, from nor to");
  }
  if (type === "text" || type === "geolocation") return invalid(`a ${type} field has no ranges`);
  return rangeTest(type, condition) ?? invalid(`the range needs from or to, each a ${type}`);
}

/** `from` is inclusive, `to` exclusive. Null without any bound, or if one has the wrong type. */
export function rangeTest(type: "number" | "date", range: FilterRange): ((value: Comparable) => boolean) | null {
  const from = range.from === undefined ? Number.NEGATIVE_INFINITY : comparableOf(type, range.from);
  const to = range.to === undefined ? Number.POSITIVE_INFINITY : comparableOf(type, range.to);
  if (typeof from !== "number" || typeof to !== "number") return null;
  if (range.from === undefined && range.to === undefined) return null;
  return (value) => typeof value === "number" && value >= from && value < to;
}

function distanceTest(geo: FilterGeo): ((value: Comparable) => boolean) | null {
  const center = placeOf(geo.center);
  if (!center || (geo.distance === undefined && geo.from === undefined && geo.to === undefined)) return null;
  const from = metresOf(geo.from ?? 0, geo.unit);
  const to = metresOf(geo.distance ?? geo.to ?? Number.POSITIVE_INFINITY, geo.unit);
  return (value) => {
    const place = placeOf(String(value));
    if (!place) return false;
    const away = distance(center, place);
    return away >= from && away < to;
  };
}

/** Documents of `alive` that match. */
export function evaluateFilter(
  node: FilterNode,
  alive: DocSet,
  size: number,
  column: (field: string) => Column,
): DocSet {
  const evaluate = (inner: FilterNode) => evaluateFilter(inner, alive, size, column);
  switch (node.kind) {
    case "field":
      return intersection(alive, column(node.field).documentsWhere(node.key, size, node.test));
    case "all":
      return node.nodes.reduce((set, inner) => intersection(set, evaluate(inner)), alive);
    case "none":
      return node.nodes.reduce((set, inner) => difference(set, evaluate(inner)), alive);
    case "any":
      return node.nodes.length === 0
        ? alive
        : node.nodes.reduce((set, inner) => union(set, evaluate(inner)), emptySet(size));
  }
}
