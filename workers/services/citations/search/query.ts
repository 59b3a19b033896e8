/**
 * Compiles the supported part of the query language to a SQL condition: match_all, term, terms, match, exists, range
 * and bool over citation fields. Values are always bound.
 */
import * as v from "valibot";
import { badRequest, done, failed, type Outcome } from "./failure";

export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

type Field =
  | { readonly kind: "text" | "number" | "flag"; readonly column: string }
  | { readonly kind: "list"; readonly column: string };

/** Fields of the index; lists are stored as JSON. */
const fields: Readonly<Record<string, Field>> = {
  productid: { kind: "text", column: "uses.product_key" },
  id: { kind: "text", column: "papers.id" },
  title: { kind: "text", column: "papers.title" },
  authors: { kind: "text", column: "papers.authors" },
  journal: { kind: "text", column: "papers.journal" },
  pmid: { kind: "text", column: "papers.pmid" },
  figure: { kind: "text", column: "uses.figure" },
  year: { kind: "number", column: "uses.year" },
  demonstration: { kind: "flag", column: "papers.demonstration" },
  applications: { kind: "list", column: "uses.applications" },
  reactants: { kind: "list", column: "uses.reactants" },
};

/** Keyword variants of a text field use the same column. */
export function fieldOf(name: string): Field | undefined {
  const plain = name.replace(/\.keyword$/, "");
  return Object.hasOwn(fields, plain) ? fields[plain] : undefined;
}

const scalar = v.union([v.pipe(v.string(), v.maxLength(1000)), v.number(), v.boolean()]);
type Scalar = v.InferOutput<typeof scalar>;
const byField = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.record(v.string(), schema),
    v.check((value) => Object.keys(value).length === 1, "one field expected"),
  );
const termQuery = byField(
  v.union([
    scalar,
    v.pipe(
      v.object({ value: scalar }),
      v.transform(({ value }) => value),
    ),
  ]),
);
const termsQuery = byField(v.pipe(v.array(scalar), v.maxLength(1024)));
const matchQuery = byField(
  v.union([
    scalar,
    v.pipe(
      v.object({ query: scalar }),
      v.transform(({ query }) => query),
    ),
  ]),
);
const bound = v.optional(v.number());
const rangeQuery = byField(v.object({ gte: bound, gt: bound, lte: bound, lt: bound }));
const clauses = v.optional(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.unknown(),
      v.transform((clause) => [clause]),
    ),
  ]),
  [],
);
const boolQuery = v.strictObject({
  filter: clauses,
  must: clauses,
  must_not: clauses,
  should: clauses,
  minimum_should_match: v.optional(v.number()),
});

/** Bounds on nesting and on clauses limit the cost of a query. */
const maxDepth = 6;
const maxClauses = 64;

const everything: Condition = { sql: "1 = 1", values: [] };

export function compileQuery(query: unknown, depth = 0): Outcome<Condition> {
  if (query === undefined) return done(everything);
  if (depth > maxDepth) return failed(badRequest("query is nested too deeply"));
  const named = v.safeParse(v.record(v.string(), v.unknown()), query);
  const [entry, ...others] = named.success ? Object.entries(named.output) : [];
  if (!entry) return failed(badRequest("query malformed, empty clause found"));
  if (others.length > 0)
    return failed(badRequest(`[${entry[0]}] malformed query, expected [END_OBJECT] but found [FIELD_NAME]`));
  const [name, body] = entry;
  switch (name) {
    case "match_all":
      return done(everything);
    case "term":
      return parsed(name, termQuery, body, (field, value) => equal(field, [value]));
    case "terms":
      return parsed(name, termsQuery, body, equal);
    case "match":
      return parsed(name, matchQuery, body, (field, value) =>
        field.kind === "text" ? words(field.column, String(value)) : equal(field, [value]),
      );
    case "exists":
      return existing(body);
    case "range":
      return parsed(name, rangeQuery, body, within);
    case "bool":
      return compileBool(body, depth);
    default:
      return failed(badRequest(`unknown query [${name}]`));
  }
}

function parsed<T>(
  name: string,
  schema: v.GenericSchema<unknown, Record<string, T>>,
  body: unknown,
  make: (field: Field, value: T) => Condition | null,
): Outcome<Condition> {
  const result = v.safeParse(schema, body);
  const [entry] = result.success ? Object.entries(result.output) : [];
  if (!entry) return failed(badRequest(`[${name}] query malformed`));
  const [fieldName, value] = entry;
  const field = fieldOf(fieldName);
  // As in the search engine, an unknown field matches nothing.
  if (!field) return done({ sql: "0 = 1", values: [] });
  const condition = make(field, value);
  return condition ? done(condition) : failed(badRequest(`[${name}] cannot be used on field [${fieldName}]`));
}

function equal(field: Field, values: readonly Scalar[]): Condition {
  const requested = JSON.stringify(
    values.map((value) =>
      field.kind === "number"
        ? Number(value)
        : field.kind === "flag"
          ? String(value) === "true"
            ? 1
            : 0
          : String(value),
    ),
  );
  const list = "(select value from json_each(?))";
  const sql =
    field.kind === "list"
      ? `exists (select 1 from json_each(${field.column}) where value in ${list})`
      : `${field.column} in ${list}`;
  return { sql, values: [requested] };
}

/** Matches texts that contain every word. Unlike `like`, `instr` has no wildcards. */
function words(column: string, text: string): Condition {
  const requested = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 16);
  if (requested.length === 0) return { sql: "0 = 1", values: [] };
  return { sql: `(${requested.map(() => `instr(lower(${column}), ?) > 0`).join(" and ")})`, values: requested };
}

function within(
  field: Field,
  range: { gte?: number | undefined; gt?: number | undefined; lte?: number | undefined; lt?: number | undefined },
): Condition | null {
  if (field.kind !== "number") return null;
  const bounds = (
    [
      ["gte", ">="],
      ["gt", ">"],
      ["lte", "<="],
      ["lt", "<"],
    ] as const
  ).flatMap(([key, operator]) => {
    const value = range[key];
    return value === undefined ? [] : [{ sql: `${field.column} ${operator} ?`, value }];
  });
  return bounds.length === 0
    ? everything
    : { sql: `(${bounds.map(({ sql }) => sql).join(" and ")})`, values: bounds.map(({ value }) => value) };
}

function existing(body: unknown): Outcome<Condition> {
  const result = v.safeParse(v.object({ field: v.string() }), body);
  if (!result.success) return failed(badRequest("[exists] query malformed"));
  const field = fieldOf(result.output.field);
  if (!field) return done({ sql: "0 = 1", values: [] });
  return done({
    sql: field.kind === "list" ? `json_array_length(${field.column}) > 0` : `${field.column} is not null`,
    values: [],
  });
}

function compileBool(body: unknown, depth: number): Outcome<Condition> {
  const result = v.safeParse(boolQuery, body);
  if (!result.success) return failed(badRequest("[bool] query malformed"));
  const { filter, must, must_not: not, should, minimum_should_match: minimum } = result.output;
  if (filter.length + must.length + not.length + should.length > maxClauses)
    return failed(badRequest("too many clauses"));
  const all: Condition[] = [];
  const any: Condition[] = [];
  for (const [clausesOf, into, negated] of [
    [filter, all, false],
    [must, all, false],
    [not, all, true],
    [should, any, false],
  ] as const) {
    for (const clause of clausesOf) {
      const compiled = compileQuery(clause, depth + 1);
      if (!compiled.ok) return compiled;
      into.push(negated ? { ...compiled.value, sql: `not (${compiled.value.sql})` } : compiled.value);
    }
  }
  // `should` next to other clauses only ranks. Alone, or with `minimum_should_match`, one must match.
  if (any.length > 0 && (minimum ?? (filter.length + must.length === 0 ? 1 : 0)) > 0) {
    all.push({ sql: `(${any.map(({ sql }) => sql).join(" or ")})`, values: any.flatMap(({ values }) => values) });
  }
  if (all.length === 0) return done(everything);
  return done({ sql: `(${all.map(({ sql }) => sql).join(" and ")})`, values: all.flatMap(({ values }) => values) });
}
