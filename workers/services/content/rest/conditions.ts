import type { ContentType } from "@contracts/content/content-types";
import {
  type Comparison,
  type Condition,
  matchesAll,
  type Scalar,
  type SystemColumn,
  systemColumns,
} from "../store/condition";
import { isRecord } from "../stored-values";
import { badParameter } from "./errors";
import { findField } from "./find-field";

type ContentTypes = ReadonlyMap<string, ContentType>;

const all = (of: readonly Condition[]): Condition => ({ kind: "all", of });
const not = (of: Condition): Condition => ({ kind: "not", of });
const refuse = (message: string) => badParameter("query", message);

function scalars(value: unknown): Scalar[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === "string" || typeof item === "number" || typeof item === "boolean",
  );
}

/** Builds a comparison for the field at a path. */
type Compare = (comparison: Comparison, values: readonly Scalar[]) => Condition;

const ordered: Readonly<Record<string, Comparison>> = {
  $lt: "lt",
  $lte: "lte",
  $gt: "gt",
  $gte: "gte",
};

/** The store cannot run patterns; a literal one becomes a substring search. */
function literalPattern(pattern: unknown): string {
  if (typeof pattern === "string" && /^[^\\^$.*+?()[\]{}|]+$/.test(pattern)) return pattern;
  throw refuse("$regex takes literal text only");
}

function operatorCondition(operator: string, value: unknown, compare: Compare, exists: Condition): Condition {
  const comparison = ordered[operator];
  if (comparison) return compare(comparison, scalars(value));
  switch (operator) {
    case "$in":
      return compare("in", scalars(value));
    case "$nin":
      return not(compare("in", scalars(value)));
    case "$ne":
      return not(compare("eq", scalars(value)));
    case "$exists":
      return value === false ? not(exists) : exists;
    case "$regex":
      return compare("contains", [literalPattern(value)]);
    case "$options":
      return matchesAll;
    default:
      throw refuse(`unknown operator ${operator}`);
  }
}

function comparisonsOf(value: unknown, compare: Compare, exists: Condition): Condition {
  if (!isRecord(value)) return value === null ? not(exists) : compare("eq", scalars(value));
  return all(Object.entries(value).map(([operator, inner]) => operatorCondition(operator, inner, compare, exists)));
}

function systemCondition(column: SystemColumn, value: unknown): Condition {
  const compare: Compare = (comparison, values) => ({ kind: "column", column, comparison, values: values.map(String) });
  return comparisonsOf(value, compare, matchesAll);
}

function referenceCondition(path: string, to: readonly string[], value: unknown, types: ContentTypes): Condition {
  const where = (query: unknown): Condition => ({
    kind: "any",
    of: to.flatMap((uid): Condition[] => {
      const target = types.get(uid);
      if (!target) return [];
      return [{ kind: "reference", path, contentType: uid, match: "any", where: queryCondition(target, query, types) }];
    }),
  });
  if (isRecord(value) && "$in_query" in value) return where(value.$in_query);
  if (isRecord(value) && "$nin_query" in value) return not(where(value.$nin_query));
  const compare: Compare = (_, values) => ({ kind: "refers", path, uids: values.map(String) });
  return comparisonsOf(value, compare, { kind: "exists", path, reference: true });
}

function fieldCondition(contentType: ContentType, key: string, value: unknown, types: ContentTypes): Condition {
  const named = key.endsWith(".uid") ? key.slice(0, -".uid".length) : key;
  const field = findField(contentType, named);
  if (!field) throw refuse(`unknown field ${key}`);
  const path = `${contentType.uid}.${named}`;
  if (field.kind === "reference") return referenceCondition(path, field.to, value, types);
  if (field.kind === "file") return referenceCondition(path, [], value, types);
  const compare: Compare = (comparison, values) => ({ kind: "value", path, comparison, values });
  return comparisonsOf(value, compare, { kind: "exists", path, reference: false });
}

/** Condition of a `query` parameter. @throws RestError */
export function queryCondition(contentType: ContentType, query: unknown, types: ContentTypes): Condition {
  if (!isRecord(query)) throw refuse("is not an object");
  return all(
    Object.entries(query).map(([key, value]): Condition => {
      if (key === "$and" || key === "$or") {
        if (!Array.isArray(value)) throw refuse(`${key} takes a list`);
        const of = value.map((part) => queryCondition(contentType, part, types));
        return { kind: key === "$and" ? "all" : "any", of };
      }
      const column = systemColumns.find((name) => name === key);
      if (column) return systemCondition(column, value);
      if (key === "tags") {
        const tags = isRecord(value) ? value.$in : value;
        return { kind: "tags", values: scalars(tags).map(String) };
      }
      return fieldCondition(contentType, key, value, types);
    }),
  );
}
