import * as v from "valibot";
import { type Condition, maxConditions, sizeOf } from "./condition";
import { conditionSql, type Sql, visible } from "./condition-sql";
import { masterLocale, type Scope, type Snapshot } from "./scope";

interface Row {
  uid: string;
  content_type: string;
  locale: string;
  version: number;
  data: string;
  tags: string;
  created_at: string;
  updated_at: string;
  published_at: string;
}

const columns =
  "s.uid, s.content_type, s.locale, s.version, s.data, s.tags, s.created_at, s.updated_at, s.published_at";
const fieldsSchema = v.record(v.string(), v.unknown());
const tagsSchema = v.array(v.string());

function snapshotOf(row: Row): Snapshot {
  return {
    uid: row.uid,
    contentType: row.content_type,
    locale: row.locale,
    version: row.version,
    fields: v.parse(fieldsSchema, JSON.parse(row.data)),
    tags: v.parse(tagsSchema, JSON.parse(row.tags)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    size: row.data.length,
  };
}

export interface Order {
  /** A column of the snapshot, or the path of a field. */
  readonly by: { readonly column: "created_at" | "updated_at" | "uid" } | { readonly path: string };
  readonly direction: "ASC" | "DESC";
}

export interface ListQuery {
  readonly contentType: string;
  readonly where: Condition;
  readonly order: readonly Order[];
  readonly limit: number;
  readonly skip: number;
}

/** D1's limit on bound parameters in one statement. */
const maxParameters = 100;

/** The query has too many conditions. */
export class TooManyConditions extends Error {
  constructor() {
    super(`A query may hold up to about ${maxConditions} conditions.`);
  }
}

function orderSql(order: readonly Order[]): Sql {
  const params: string[] = [];
  const terms = order.map(({ by, direction }) => {
    if ("column" in by) return `s.${by.column} ${direction}`;
    params.push(by.path);
    return `(SELECT coalesce(f.number, f.text) FROM field_value f WHERE f.snapshot_id = s.id AND f.path = ? LIMIT 1) ${direction}`;
  });
  return { text: [...terms, "s.uid"].join(", "), params };
}

/** FROM and WHERE of a query on one content type. @throws TooManyConditions */
function matches(scope: Scope, contentType: string, where: Condition): Sql {
  if (sizeOf(where) > maxConditions) throw new TooManyConditions();
  const seen = visible(scope, "s");
  const condition = conditionSql(where, scope, "s");
  const params = [...seen.params, contentType, ...condition.params];
  if (params.length > maxParameters - 10) throw new TooManyConditions();
  return { text: `FROM snapshot s WHERE ${seen.text} AND s.content_type = ? AND ${condition.text}`, params };
}

/** One page of the entries that meet a condition. @throws TooManyConditions */
export async function listSnapshots(db: D1Database, scope: Scope, query: ListQuery): Promise<Snapshot[]> {
  const from = matches(scope, query.contentType, query.where);
  const order = orderSql(query.order.slice(0, 8));
  const { results } = await db
    .prepare(`SELECT ${columns} ${from.text} ORDER BY ${order.text} LIMIT ? OFFSET ?`)
    .bind(...from.params, ...order.params, query.limit, query.skip)
    .all<Row>();
  return results.map(snapshotOf);
}

/** Number of entries that meet a condition. @throws TooManyConditions */
export async function countSnapshots(
  db: D1Database,
  scope: Scope,
  contentType: string,
  where: Condition,
): Promise<number> {
  const from = matches(scope, contentType, where);
  const row = await db
    .prepare(`SELECT count(*) AS total ${from.text}`)
    .bind(...from.params)
    .first<{ total: number }>();
  return row?.total ?? 0;
}

/** Entries and assets by uid, in one statement; those invisible in the scope are missing. */
export async function snapshotsByUid(
  db: D1Database,
  scope: Scope,
  uids: readonly string[],
): Promise<Map<string, Snapshot>> {
  const locales = scope.fallback ? [scope.locale, masterLocale] : [scope.locale];
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM json_each(?) u CROSS JOIN snapshot s ON s.uid = u.value AND s.branch = ? AND s.environment = ? WHERE s.locale IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...new Set(uids)]), scope.branch, scope.environment, JSON.stringify(locales))
    .all<Row>();
  const found = new Map<string, Snapshot>();
  for (const row of results) {
    if (found.get(row.uid)?.locale !== scope.locale) found.set(row.uid, snapshotOf(row));
  }
  return found;
}
