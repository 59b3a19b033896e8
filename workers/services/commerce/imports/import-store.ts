/** Imports of files in D1: the file's facts, and every value that it changes. */
import type { AuditActor } from "@contracts/office/audit";
import {
  type changeStates,
  type ImportRecord,
  type ImportRow,
  type importQuery,
  importRecord,
  importRow,
  type importWaits,
} from "@contracts/office/imports";
import type { FileFault } from "@domain/product-edits/read-file";
import * as v from "valibot";
import { writtenConditions } from "../../shared/list-words";
import type { Place } from "../../shared/office/page-of";

type ChangeState = (typeof changeStates)[number];

export interface PlannedChange {
  readonly line: number;
  readonly productKey: string;
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface StoredChange extends PlannedChange {
  readonly seq: number;
}

/** A change after an attempt to carry it out. */
export interface ChangeOutcome {
  readonly seq: number;
  readonly state: ChangeState;
  readonly note: string | null;
}

const columns = `id, kind, name, state, at, by_name as "by", row_count as rows, changed as changes, unchanged, rejected,
  date(apply_at / 1000, 'unixepoch') as "from", date(undo_at / 1000 - 86400, 'unixepoch') as until`;
const planned = "imports left join import_plans on import_id = id";
const shownDifferences = 200;

const versioned = v.object({ version: v.number(), faults: v.string() });
const readRow = (row: unknown): ImportRow => v.parse(importRow, row);

const waitsSql: Readonly<Record<(typeof importWaits)[number], string>> = {
  "rejected lines": "state = 'checked' and rejected > 0",
  "planned days":
    "((state in ('checked', 'applying') and apply_at is not null) or (state in ('applied', 'undoing') and undo_at is not null))",
};

/** Newest first. */
export async function importRows(
  database: D1Database,
  { q = "", state, waits }: v.InferOutput<typeof importQuery>,
  place: Place | null,
  limit: number,
): Promise<ImportRow[]> {
  const conditions: (readonly [sql: string, ...values: string[]])[] = [
    ...writtenConditions("id || ' ' || name || ' ' || by_name", q),
    ...(state ? [["state = ?", state] as const] : []),
    ...(waits ? [[waitsSql[waits]] as const] : []),
    ...(place ? [["(at, id) < (?, ?)", place.value, place.key] as const] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const { results } = await database
    .prepare(`select ${columns} from ${planned} where ${where} order by at desc, id desc limit ?`)
    .bind(...conditions.flatMap(([, ...values]) => values), limit)
    .all();
  return results.map(readRow);
}

/** An import without its changes; null if there is none with the id. */
export async function importById(database: D1Database, id: string) {
  const row = await database
    .prepare(`select ${columns}, version, faults from ${planned} where id = ?`)
    .bind(id)
    .first();
  return row && { row: readRow(row), ...v.parse(versioned, row) };
}

export async function importWithChanges(
  database: D1Database,
  id: string,
): Promise<{ record: ImportRecord; version: number } | null> {
  const found = await importById(database, id);
  if (!found) return null;
  const [counts, changes] = await database.batch([
    database
      .prepare("select state, count(*) as number from import_changes where import_id = ? group by state")
      .bind(id),
    database
      .prepare(
        `select line, product_key as productKey, path, before, after, state, note from import_changes where import_id = ?
         order by note is null, seq limit ${shownDifferences}`,
      )
      .bind(id),
  ]);
  const numbers = v.parse(v.array(v.object({ state: v.string(), number: v.number() })), counts?.results ?? []);
  const record = v.parse(importRecord, {
    ...found.row,
    counts: Object.fromEntries(numbers.map(({ state, number }) => [state, number])),
    differences: changes?.results ?? [],
    faults: JSON.parse(found.faults),
  });
  return { record, version: found.version };
}

/** Statements that store a new import; `changes` change nothing unless the import was stored. */
export function newImport(
  database: D1Database,
  row: ImportRow,
  { faults, changes }: { readonly faults: readonly FileFault[]; readonly changes: readonly PlannedChange[] },
) {
  const { id, kind, name, state, at, by, rows, changes: changed, unchanged, rejected } = row;
  const entries = changes.map(({ line, productKey, path, before, after }, seq) => [
    ...[seq, line, productKey, path, before, after],
  ]);
  return {
    statement: database
      .prepare("insert or ignore into imports values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)")
      .bind(id, kind, name, state, at, by, rows, changed, unchanged, rejected, JSON.stringify(faults)),
    changes: chunked(entries).map((chunk) =>
      database
        .prepare(
          `insert or ignore into import_changes (import_id, seq, line, product_key, path, before, after, state)
           select ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, 'planned'
           from json_each(?2) where exists (select 1 from office_audit where resource = 'imports' and record = ?1)`,
        )
        .bind(id, JSON.stringify(chunk)),
    ),
  };
}

const dayMilliseconds = 86_400_000;

interface ImportPlan {
  readonly id: string;
  /** First and last day, ISO 8601; a day begins at midnight UTC. */
  readonly from: string | null;
  readonly until: string | null;
  readonly actor: AuditActor;
  /** Audit entry without which nothing is changed. */
  readonly auditKey: string;
}

export const planStatement = (
  database: D1Database,
  { id, from, until, actor, auditKey }: ImportPlan,
): D1PreparedStatement =>
  database
    .prepare(
      `insert or replace into import_plans (import_id, apply_at, undo_at, actor)
       select ?1, ?2, ?3, ?4 where exists (select 1 from office_audit where id = ?5)`,
    )
    .bind(id, from && Date.parse(from), until && Date.parse(until) + dayMilliseconds, JSON.stringify(actor), auditKey);

/** A parameter holds at most 2 MB. */
const chunkCharacters = 600_000;

function chunked<T>(entries: readonly T[]): T[][] {
  const chunks: T[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = JSON.stringify(entry).length;
    if (characters + size > chunkCharacters) {
      chunks.push([]);
      characters = 0;
    }
    chunks.at(-1)?.push(entry);
    characters += size;
  }
  return chunks;
}

/** Changes in a state, of up to `products` products, by product. */
export async function changesIn(
  database: D1Database,
  id: string,
  state: ChangeState,
  products: number,
): Promise<Map<string, StoredChange[]>> {
  const { results } = await database
    .prepare(
      `select seq, line, product_key as productKey, path, before, after from import_changes
       where import_id = ?1 and state = ?2 and product_key in (
         select distinct product_key from import_changes where import_id = ?1 and state = ?2 order by product_key limit ?3)
       order by product_key, seq`,
    )
    .bind(id, state, products)
    .all<{
      seq: number;
      line: number;
      productKey: string;
      path: string;
      before: string | null;
      after: string | null;
    }>();
  return Map.groupBy(results, ({ productKey }) => productKey);
}

/** @param auditKey the statement changes nothing unless this audit entry exists; null for no condition */
export function outcomeStatement(
  database: D1Database,
  id: string,
  outcomes: readonly ChangeOutcome[],
  auditKey: string | null,
): D1PreparedStatement {
  const rows = outcomes.map(({ seq, state, note }) => [seq, state, note]);
  return database
    .prepare(
      `update import_changes set state = o.value ->> 1, note = o.value ->> 2 from json_each(?2) o
       where import_changes.import_id = ?1 and import_changes.seq = o.value ->> 0
         and (?3 is null or exists (select 1 from office_audit where id = ?3))`,
    )
    .bind(id, JSON.stringify(rows), auditKey);
}
