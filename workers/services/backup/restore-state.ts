/**
 * A restore that has begun and is not finished. Its tables are in the settings' database, are no part of a backup, and are
 * dropped at the end. While it exists, the services answer nothing but the restore, so that no shop serves half of its
 * data after a kill.
 */
import type { ServicesEnv } from "../env";
import { reportFault } from "../shared/report-fault";

const progressTable = "restore_progress";
/** The import that is at work, and when it last said so. */
const claimTable = "restore_claim";
export const restoreTables: readonly string[] = [progressTable, claimTable];

/** An import that has said nothing for so long was interrupted, and another one may continue. */
export const claimMs = 20_000;

type RestoreEnv = Pick<ServicesEnv, "SETTINGS_DB">;

interface RestoreState {
  /** Digest of the backup's manifest. */
  readonly backup: string;
  /** Files that were read wholly. */
  readonly done: readonly string[];
}

export async function restoreState({ SETTINGS_DB }: RestoreEnv): Promise<RestoreState | null> {
  if (!(await hasTable(SETTINGS_DB))) return null;
  const { results } = await SETTINGS_DB.prepare(`select backup, file from ${progressTable}`).all<{
    backup: string;
    file: string;
  }>();
  const [first] = results;
  return first ? { backup: first.backup, done: results.flatMap(({ file }) => (file === "" ? [] : [file])) } : null;
}

interface Begun {
  /** The restore that is in progress: this one, or that of another backup. */
  readonly restore: RestoreState;
  /** This call began it. */
  readonly isNew: boolean;
  /** False if another import of this backup is at work, or another backup's. */
  readonly isClaimed: boolean;
}

/** Begins a restore, or continues with it. @param claim of the import that calls, which repeats this while it works */
export async function beginRestore(env: RestoreEnv, backup: string, claim: string): Promise<Begun> {
  const database = env.SETTINGS_DB;
  const now = Date.now();
  const [, begun, , claimed] = await database.batch([
    database.prepare(
      `create table if not exists ${progressTable} (backup text not null, file text not null primary key) without rowid`,
    ),
    database
      .prepare(`insert into ${progressTable} select ?, '' where not exists (select 1 from ${progressTable})`)
      .bind(backup),
    database.prepare(
      `create table if not exists ${claimTable} (one integer primary key, claim text not null, at integer not null)`,
    ),
    database
      .prepare(
        `insert into ${claimTable} select 1, ?1, ?2 where exists (select 1 from ${progressTable} where backup = ?3)
         on conflict (one) do update set claim = excluded.claim, at = excluded.at
         where claim = excluded.claim or at < ?2 - ${claimMs}`,
      )
      .bind(claim, now, backup),
  ]);
  known.delete(database);
  return {
    restore: (await restoreState(env)) ?? { backup, done: [] },
    isNew: (begun?.meta.changes ?? 0) > 0,
    isClaimed: (claimed?.meta.changes ?? 0) > 0,
  };
}

/** The import that is at work; null if there is none. */
export async function restoreClaim({ SETTINGS_DB }: RestoreEnv): Promise<string | null> {
  if (!(await hasTable(SETTINGS_DB, claimTable))) return null;
  return SETTINGS_DB.prepare(`select claim from ${claimTable}`).first<string>("claim");
}

export async function finishFile({ SETTINGS_DB }: RestoreEnv, file: string): Promise<void> {
  await SETTINGS_DB.prepare(
    `insert or ignore into ${progressTable} select backup, ? from ${progressTable} where file = ''`,
  )
    .bind(file)
    .run();
}

export async function endRestore({ SETTINGS_DB }: RestoreEnv): Promise<void> {
  await SETTINGS_DB.batch(restoreTables.map((table) => SETTINGS_DB.prepare(`drop table if exists ${table}`)));
  known.delete(SETTINGS_DB);
}

/** Milliseconds after which every isolate knows that a restore has begun. */
export const restoreKnownMs = 5000;
const known = new WeakMap<D1Database, { readonly isOpen: boolean; readonly at: number }>();
const looking = new WeakSet<D1Database>();

const hasTable = async (database: D1Database, table = progressTable): Promise<boolean> =>
  (await database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").bind(table).first()) !==
  null;

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
    {
      error:
        "A backup is being restored into this shop. The shop returns to service when `npm run import-shop` has finished.",
    },
    { status: 503, headers: { "retry-after": "60" } },
  );
}
