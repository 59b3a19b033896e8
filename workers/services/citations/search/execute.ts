/** Runs one search body on the citation tables and returns the search engine's format. */
import { citationLimits, type SearchAnswer } from "@contracts/catalogue/citations";
import * as v from "valibot";
import {
  type CitationEnv,
  citationDatabase,
  sourceColumns,
  sourceOf,
  sourceRow,
  sourceTables,
} from "../citation-store";
import { badArgument, badRequest, done, failed, type Outcome } from "./failure";
import { type Condition, compileQuery, fieldOf } from "./query";

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const direction = v.picklist(["asc", "desc"]);
const sortItem = v.record(
  v.string(),
  v.union([
    direction,
    v.pipe(
      v.object({ order: direction }),
      v.transform(({ order }) => order),
    ),
  ]),
);
const searchBody = v.looseObject({
  query: v.optional(v.unknown()),
  post_filter: v.optional(v.unknown()),
  from: v.optional(natural, 0),
  size: v.optional(natural, 10),
  sort: v.optional(v.union([v.array(v.union([sortItem, v.string()])), sortItem]), []),
  aggs: v.optional(
    v.record(v.string(), v.object({ terms: v.object({ field: v.string(), size: v.optional(natural, 10) }) })),
  ),
});
const unsupported = [
  "knn",
  "script_fields",
  "runtime_mappings",
  "collapse",
  "rescore",
  "suggest",
  "search_after",
  "pit",
] as const;

const countRow = v.object({ total: v.number() });
const bucketRow = v.object({ key: v.union([v.string(), v.number()]), doc_count: v.number() });

export async function executeSearch(env: CitationEnv, alias: string, body: unknown): Promise<Outcome<SearchAnswer>> {
  const started = Date.now();
  const parsed = v.safeParse(searchBody, body);
  if (!parsed.success)
    return failed(badRequest(`${v.getDotPath(parsed.issues[0]) ?? "body"}: ${parsed.issues[0].message}`));
  const unknown = unsupported.find((key) => key in parsed.output);
  if (unknown) return failed(badRequest(`[${unknown}] is not supported by this index`));
  const { from, size, aggs = {} } = parsed.output;
  if (from + size > citationLimits.maxWindow) {
    return failed(
      badArgument(
        `Result window is too large, from + size must be less than or equal to: [${citationLimits.maxWindow}] but was [${from + size}].`,
      ),
    );
  }
  const query = compileQuery(parsed.output.query);
  if (!query.ok) return query;
  const after = compileQuery(parsed.output.post_filter);
  if (!after.ok) return after;
  const order = orderOf(parsed.output.sort);
  if (!order.ok) return order;
  const buckets = Object.entries(aggs).map(([name, { terms }]) => ({
    name,
    size: terms.size,
    field: fieldOf(terms.field),
  }));
  const hits: Condition = {
    sql: `${query.value.sql} and ${after.value.sql}`,
    values: [...query.value.values, ...after.value.values],
  };

  const database = await citationDatabase(env);
  const [rows, total, ...counted] = await database.batch([
    database
      .prepare(
        `select ${sourceColumns} from ${sourceTables} where ${hits.sql} order by ${order.value} limit ? offset ?`,
      )
      .bind(...hits.values, size, from),
    database.prepare(`select count(*) as total from ${sourceTables} where ${hits.sql}`).bind(...hits.values),
    ...buckets.map(({ field, size: count }) => {
      const list = field?.kind === "list";
      const key = list ? "item.value" : (field?.column ?? "null");
      const tables = list ? `${sourceTables}, json_each(${field.column}) item` : sourceTables;
      return database
        .prepare(
          `select ${key} as key, count(*) as doc_count from ${tables} where ${query.value.sql} and ${key} is not null group by ${key} order by doc_count desc, ${key} limit ?`,
        )
        .bind(...query.value.values, count);
    }),
  ]);
  const found = v.parse(v.array(sourceRow), rows?.results);
  return done({
    took: Date.now() - started,
    timed_out: false,
    hits: {
      total: { value: v.parse(countRow, total?.results[0]).total, relation: "eq" },
      hits: found.map((row) => ({
        _index: alias,
        _id: `${row.product_key}:${row.id}`,
        _score: null,
        _source: sourceOf(row),
      })),
    },
    ...(buckets.length > 0 && {
      aggregations: Object.fromEntries(
        buckets.map(({ name }, index) => [
          name,
          {
            buckets: v
              .parse(v.array(bucketRow), counted[index]?.results)
              .map(({ key, doc_count }) => ({ key: String(key), doc_count })),
          },
        ]),
      ),
    }),
  });
}

/** Ends with the row's key, so pages never overlap. */
function orderOf(sort: v.InferOutput<typeof searchBody>["sort"]): Outcome<string> {
  const asked: (readonly [name: string, way: "asc" | "desc"])[] = [];
  for (const item of Array.isArray(sort) ? sort : [sort]) {
    if (typeof item === "string") asked.push([item, "asc"]);
    else asked.push(...Object.entries(item));
  }
  const parts: string[] = [];
  for (const [name, way] of asked) {
    if (name === "_score" || name === "_doc") continue;
    const field = fieldOf(name);
    if (!field || field.kind === "list")
      return failed(badRequest(`No mapping found for [${name}] in order to sort on`));
    parts.push(`${field.column} ${way === "desc" ? "desc" : "asc"}`);
  }
  return done([...parts, "uses.product_key", "uses.paper_id"].join(", "));
}
