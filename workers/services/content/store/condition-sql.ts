import type { Comparison, Condition, Scalar } from "./condition";
import { masterLocale, type Scope } from "./scope";

/** SQL text with its parameters, in order. */
export interface Sql {
  readonly text: string;
  readonly params: readonly (string | number)[];
}

const operators = { eq: "=", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

function join(parts: readonly Sql[], between: string, none: string): Sql {
  if (parts.length === 0) return { text: none, params: [] };
  return { text: `(${parts.map((part) => part.text).join(between)})`, params: parts.flatMap((part) => part.params) };
}

/** Rows of `alias` visible in the scope: in its locale, or in the master locale as fallback. */
export function visible(scope: Scope, alias: string): Sql {
  const place = `${alias}.branch = ? AND ${alias}.environment = ?`;
  if (!scope.fallback || scope.locale === masterLocale) {
    return { text: `${place} AND ${alias}.locale = ?`, params: [scope.branch, scope.environment, scope.locale] };
  }
  const own = `EXISTS (SELECT 1 FROM snapshot o WHERE o.branch = ? AND o.environment = ? AND o.uid = ${alias}.uid AND o.locale = ?)`;
  return {
    text: `${place} AND (${alias}.locale = ? OR (${alias}.locale = ? AND NOT ${own}))`,
    params: [
      scope.branch,
      scope.environment,
      scope.locale,
      masterLocale,
      scope.branch,
      scope.environment,
      scope.locale,
    ],
  };
}

const textOf = (value: Scalar): string => String(value);

function compare(column: string, comparison: Comparison, values: readonly (string | number)[]): Sql {
  if (comparison === "in") {
    return { text: `${column} IN (SELECT value FROM json_each(?))`, params: [JSON.stringify(values)] };
  }
  const [value = ""] = values;
  // `instr`, because D1 rejects LIKE patterns over 50 bytes.
  if (comparison === "contains") return { text: `instr(lower(${column}), lower(?)) > 0`, params: [value] };
  return { text: `${column} ${operators[comparison]} ?`, params: [value] };
}

function valueSql(condition: Extract<Condition, { kind: "value" }>, alias: string): Sql {
  const { path, comparison, values } = condition;
  const numbers = values.filter((value) => typeof value === "number");
  const test =
    numbers.length === values.length && values.length > 0
      ? compare("f.number", comparison, numbers)
      : compare("f.text", comparison, values.map(textOf));
  return {
    text: `${alias}.id IN (SELECT f.snapshot_id FROM field_value f WHERE f.path = ? AND ${test.text})`,
    params: [path, ...test.params],
  };
}

function referenceSql(
  condition: Extract<Condition, { kind: "reference" }>,
  scope: Scope,
  alias: string,
  depth: number,
): Sql {
  const target = `t${depth}`;
  const seen = visible(scope, target);
  const inner = conditionSql(condition.where, scope, target, depth + 1);
  const targets: Sql = {
    text: `SELECT ${target}.uid FROM snapshot ${target} WHERE ${seen.text} AND ${target}.content_type = ? AND ${inner.text}`,
    params: [...seen.params, condition.contentType, ...inner.params],
  };
  const any: Sql = {
    text: `${alias}.id IN (SELECT r.snapshot_id FROM field_reference r WHERE r.path = ? AND r.target IN (${targets.text}))`,
    params: [condition.path, ...targets.params],
  };
  if (condition.match === "any") return any;
  return {
    text: `(${any.text} AND NOT EXISTS (SELECT 1 FROM field_reference r WHERE r.snapshot_id = ${alias}.id AND r.path = ? AND r.target NOT IN (${targets.text})))`,
    params: [...any.params, condition.path, ...targets.params],
  };
}

/** SQL of a condition on the rows of `alias`. */
export function conditionSql(condition: Condition, scope: Scope, alias: string, depth = 0): Sql {
  const part = (inner: Condition) => conditionSql(inner, scope, alias, depth);
  switch (condition.kind) {
    case "all":
      return join(condition.of.map(part), " AND ", "1");
    case "any":
      return join(condition.of.map(part), " OR ", "0");
    case "not": {
      const inner = part(condition.of);
      return { text: `NOT (${inner.text})`, params: inner.params };
    }
    case "column":
      return compare(`${alias}.${condition.column}`, condition.comparison, condition.values);
    case "tags":
      return {
        text: `EXISTS (SELECT 1 FROM json_each(${alias}.tags) g WHERE g.value IN (SELECT value FROM json_each(?)))`,
        params: [JSON.stringify(condition.values)],
      };
    case "value":
      return valueSql(condition, alias);
    case "exists": {
      const table = condition.reference ? "field_reference" : "field_value";
      return {
        text: `${alias}.id IN (SELECT e.snapshot_id FROM ${table} e WHERE e.path = ?)`,
        params: [condition.path],
      };
    }
    case "count":
      return {
        text: `(SELECT count(*) FROM field_reference c WHERE c.snapshot_id = ${alias}.id AND c.path = ?) = ?`,
        params: [condition.path, condition.count],
      };
    case "refers":
      return {
        text: `${alias}.id IN (SELECT r.snapshot_id FROM field_reference r WHERE r.path = ? AND r.target IN (SELECT value FROM json_each(?)))`,
        params: [condition.path, JSON.stringify(condition.uids)],
      };
    case "reference":
      return referenceSql(condition, scope, alias, depth);
  }
}
