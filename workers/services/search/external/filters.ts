/** Filters of the protocol as queries. Callers have validated them against the schema. */
import type { FilterGeo, FilterRange, FilterScalar, SearchFilter } from "@contracts/search/search";
import type { EngineSchema, FieldType } from "@contracts/search/search-engines";
import { valueField } from "./definition";
import type { Query } from "./vendors";

const groups = { all: "filter", any: "should", none: "must_not" } as const;

/** Members of one object must all match. */
export function filterQuery(filter: SearchFilter, schema: EngineSchema): Query {
  const members = Object.entries(filter).map(([name, value]): Query => {
    if (name === "all" || name === "any" || name === "none") {
      const inner = (value as readonly SearchFilter[]).map((entry) => filterQuery(entry, schema));
      if (inner.length === 0) return { match_all: {} };
      return { bool: { [groups[name]]: inner, ...(name === "any" && { minimum_should_match: 1 }) } };
    }
    return fieldQuery(name, name === "id" ? "text" : (schema[name] ?? "text"), [value].flat() as readonly Condition[]);
  });
  return members.length === 1 && members[0] ? members[0] : { bool: { filter: members } };
}

type Condition = FilterScalar | FilterRange | FilterGeo;

function fieldQuery(field: string, type: FieldType, conditions: readonly Condition[]): Query {
  const name = field === "id" ? "id" : valueField(field, type);
  const values = conditions.filter((condition) => typeof condition !== "object");
  const others = conditions.filter((condition) => typeof condition === "object");
  const queries: Query[] = [
    ...(values.length > 0 ? [{ terms: { [name]: values.map((value) => typedValue(type, value)) } }] : []),
    ...others.map((condition) =>
      "center" in condition ? geoQuery(name, condition) : rangeQuery(name, type, condition),
    ),
  ];
  return queries.length === 1 && queries[0] ? queries[0] : { bool: { should: queries, minimum_should_match: 1 } };
}

const typedValue = (type: FieldType, value: FilterScalar): string | number =>
  type === "number" ? Number(value) : String(value);

const dateText = (given: string | number): string =>
  typeof given === "number" ? new Date(given).toISOString() : given;

/** `from` is inclusive, `to` exclusive. */
function rangeQuery(name: string, type: FieldType, range: FilterRange): Query {
  const limits = <Bound>(bound: (given: string | number) => Bound) => ({
    ...(range.from !== undefined && { gte: bound(range.from) }),
    ...(range.to !== undefined && { lt: bound(range.to) }),
  });
  return { range: { [name]: type === "number" ? limits(Number) : limits(dateText) } };
}

function geoQuery(name: string, { center, unit, distance, from, to }: FilterGeo): Query {
  const within = (length: number): Query => ({ geo_distance: { distance: `${length}${unit}`, [name]: center } });
  const outer = distance ?? to;
  return {
    bool: {
      filter: outer === undefined ? [{ exists: { field: name } }] : [within(outer)],
      ...(from !== undefined && { must_not: [within(from)] }),
    },
  };
}
