/**
 * A restore that has begun and is not finished. Its table is in the settings' database, is no part of a backup, and is
 * dropped at the end. While it exists, the services answer nothing but the restore, so that no shop serves half of its
 * data after a kill.
 */
import type { ServicesEnv } from "../env";
import { reportFault } from "../shared/report-fault";

export const restoreTable = "restore_progress";

type RestoreEnv = Pick<ServicesEnv, "SETTINGS_DB">;

interface RestoreState {
  /** Digest of the backup's manifest. */
  readonly backup: string;
  /** Files that were read wholly. */
  readonly done: readonly string[];
}

export async function restoreState({ SETTINGS_DB }: RestoreEnv): Promise<RestoreState | null> {
  if (!(await hasTable(SETTINGS_DB))) return null;
  const { results } = await SETTINGS_DB.prepare(`select backup, file from ${restoreTable}`).all<{
    backup: string;
    file: string;
  }>();
  const [first] = results;
  return first ? { backup: first.backup, done: results.flatMap(({ file }) => (file === "" ? [] : [file])) } : null;
}

/** @returns the restore that is under way: this one, or that of another backup */
export async function beginRestore(env: RestoreEnv, backup: string): Promise<RestoreState> {
  const database = env.SETTINGS_DB;
  await database.batch([
    database.prepare(
      `create table if not exists ${restoreTable} (backup text not null, file text not null primary key) without rowid`,
    ),
    database
      .prepare(`insert into ${restoreTable} select ?, '' where not exists (select 1 from ${restoreTable})`)
      .bind(backup),
  ]);
  known.delete(database);
  return (await restoreState(env)) ?? { backup, done: [] };
}

export async function finishFile({ SETTINGS_DB }: RestoreEnv, file: string): Promise<void> {
  await SETTINGS_DB.prepare(
    `insert or ignore into ${restoreTable} select backup, ? from ${restoreTable} where file = ''`,
  )
    .bind(file)
    .run();
}

export async function endRestore({ SETTINGS_DB }: RestoreEnv): Promise<void> {
  await SETTINGS_DB.prepare(`drop table if exists ${restoreTable}`).run();
  known.delete(SETTINGS_DB);
}

/** Milliseconds after which every isolate knows that a restore has begun. */
export const restoreKnownMs = 5000;
const known = new WeakMap<D1Database, { readonly isOpen: boolean; readonly at: number }>();
const looking = new WeakSet<D1Database>();

const hasTable = async (database: D1Database): Promise<boolean> =>
  (await database
    .prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    .bind(restoreTable)
    .first()) !== null;

/** Without an answer, what was known holds: a database that fails must not take every service with it. */
async function look(database: D1Database): Promise<boolean> {
  // The time before the answer: a restore that begins meanwhile is not in it.
  const at = Date.now();
  const isOpen = await hasTable(database).catch((error: unknown) => {
    reportFault("whether a restore is under way was not read", error);
    return known.get(database)?.isOpen ?? false;
  });
  known.set(database, { isOpen, at });
  return isOpen;
}

/** Paths that a restore calls. */
const ofRestore = /^\/(?:backup\/_admin\/|search\/_admin\/|commerce\/_admin\/products\/counts$)/;

/**
 * A request waits for the database if its isolate has not looked for `restoreKnownMs`. Busy isolates look earlier, beside
 * a request, so that theirs do not wait.
 */
export async function refuseDuringRestore(
  request: Request,
  { SETTINGS_DB }: RestoreEnv,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<Response | null> {
  const last = known.get(SETTINGS_DB);
  const age = last ? Math.abs(Date.now() - last.at) : Number.POSITIVE_INFINITY;
  const isOpen = last && age < restoreKnownMs ? last.isOpen : await look(SETTINGS_DB);
  if (last && age < restoreKnownMs && age > restoreKnownMs / 2 && !looking.has(SETTINGS_DB)) {
    looking.add(SETTINGS_DB);
    ctx.waitUntil(look(SETTINGS_DB).finally(() => looking.delete(SETTINGS_DB)));
  }
  if (!isOpen || ofRestore.test(new URL(request.url).pathname)) return null;
  return Response.json(
    { error: "A backup is being read into this shop. It is in service when `npm run import-shop` has finished." },
    { status: 503, headers: { "retry-after": "60" } },
  );
}
