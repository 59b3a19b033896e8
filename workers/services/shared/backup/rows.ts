/**
 * Tables as lines of text: the statements that create each, then its rows. Used for databases and for the storage of
 * objects.
 */
import { Buffer } from "node:buffer";
import * as v from "valibot";

const base64 = v.strictObject({ base64: v.pipe(v.string(), v.base64()) });
const scalar = v.union([v.string(), v.number(), v.null(), base64]);
type Row = Readonly<Record<string, v.InferOutput<typeof scalar>>>;

const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,63}$/));

export const tableDump = v.strictObject({
  table: identifier,
  /** Statements that create the table, its indexes and its triggers. */
  create: v.array(
    v.pipe(v.string(), v.regex(/^create\s+(?:table|trigger|(?:unique\s+)?index)\s/i), v.maxLength(20_000)),
  ),
  rows: v.array(v.record(identifier, scalar)),
});
export type TableDump = v.InferOutput<typeof tableDump>;

/** A select or an insert, for the APIs of databases and of objects. */
interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null | ArrayBuffer)[];
}

/** A row as returned by storage: objects return bytes as a buffer, databases as a list of numbers. */
type StoredRow = Readonly<Record<string, unknown>>;

/** Row id, which is not a column of the table. */
const rowNumber = "exported_rowid";

/** The row with its bytes as text. */
export function written(row: StoredRow): Row {
  const columns = Object.entries(row).filter(([name]) => name !== rowNumber);
  return Object.fromEntries(columns.map(([name, value]) => [name, writtenValue(value)]));
}

function writtenValue(value: unknown): Row[string] {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return { base64: Buffer.from(value).toString("base64") };
  throw new Error(`A value of type ${typeof value} cannot be exported`);
}

/**
 * Tables with the statements that create them, their indexes and their triggers, by name, without those of SQLite and
 * the platform.
 */
export const schemaQuery = `select type, tbl_name as "table", sql from sqlite_master
  where type in ('table', 'index', 'trigger') and sql is not null
    and tbl_name not like 'sqlite\\_%' escape '\\' and tbl_name not like '\\_cf\\_%' escape '\\'
  order by tbl_name, case type when 'table' then 0 when 'index' then 1 else 2 end, name`;

export interface SchemaRow {
  readonly type: string;
  readonly table: string;
  readonly sql: string;
}

interface Table {
  readonly table: string;
  readonly create: string[];
}

/** Sorted by name, but a table follows those that it references, because a restore inserts rows in this order. */
export function tablesOf(rows: readonly SchemaRow[]): Table[] {
  const tables = Map.groupBy(rows, ({ table }) => table);
  const ordered: Table[] = [];
  const begun = new Set<string>();
  const add = (table: string): void => {
    const own = tables.get(table);
    if (!own || begun.has(table)) return;
    begun.add(table);
    const create = own.map(({ sql }) => sql);
    const referred = [...(create[0] ?? "").matchAll(/\breferences\s+"?(\w+)/gi)].map(([, name = ""]) => name);
    for (const name of referred) add(name);
    ordered.push({ table, create });
  };
  for (const table of tables.keys()) add(table);
  return ordered;
}

const quoted = (name: string): string => `"${name}"`;

/**
 * Rows of a page, in the order of the primary key or of insertion, which is the same in every copy. A page begins after
 * the last row of the previous one, because visitors write while a shop is exported: an offset would skip a row after a
 * deletion, and repeat one after an insertion.
 * @param last row before the page, as returned by storage; null for the first page
 */
export function pageQuery(
  table: string,
  { create }: Pick<TableDump, "create">,
  limit: number,
  last: StoredRow | null,
): Statement {
  const keys = /without\s+rowid/i.test(create[0] ?? "") ? keyColumns(table, create[0] ?? "") : null;
  const order = keys ? keys.map(quoted).join(", ") : "rowid";
  const before = last ? (keys ?? [rowNumber]).map((name) => last[name] as string | number) : [];
  const after = last ? `where (${order}) > (${before.map(() => "?").join(", ")})` : "";
  return {
    sql: `select ${keys ? "" : `rowid as ${rowNumber}, `}* from ${quoted(table)} ${after} order by ${order} limit ?`,
    values: [...before, limit],
  };
}

/** Columns of a table's primary key. */
function keyColumns(table: string, create: string): string[] {
  const list = /primary\s+key\s*\(([^)]*)\)/i.exec(create)?.[1];
  if (list) return list.split(",").map((name) => name.trim().replace(/^"|"$/g, ""));
  const column = /(?:\(|,|\n)\s*"?(\w+)"?[^,(]*\bprimary\s+key\b/i.exec(create.replace(/--.*$/gm, ""))?.[1];
  if (!column) throw new Error(`The table ${table} has no primary key that an export can read`);
  return [column];
}

/** Inserts by column name, so columns of a newer version get their default. */
export function insertOf(table: string, row: Row): Statement {
  const columns = Object.keys(row);
  const marks = columns.map(() => "?").join(", ");
  return {
    sql: `insert into ${quoted(table)} (${columns.map(quoted).join(", ")}) values (${marks})`,
    values: Object.values(row).map((value) =>
      typeof value === "object" && value !== null ? Uint8Array.from(Buffer.from(value.base64, "base64")).buffer : value,
    ),
  };
}

export const countQuery = (table: string): string => `select count(*) as many from ${quoted(table)}`;
