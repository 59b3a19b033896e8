/**
 * A restore in progress. Its tables are in the settings' database, are not included in a backup, and are dropped at the
 * end. While they exist, the services handle only the restore, so a killed restore never leaves a shop that serves
 * incomplete data.
 */
import type { ServicesEnv } from "../env";
import { reportFault } from "../shared/report-fault";

const progressTable = "restore_progress";
/** The import that holds the restore, and the time of its last call. */
const claimTable = "restore_claim";
export const restoreTables: readonly string[] = [progressTable, claimTable];

/** An import without a call for this long counts as interrupted, and another one may continue. */
export const claimMs = 20_000;

type RestoreEnv = Pick<ServicesEnv, "SETTINGS_DB">;

interface RestoreState {
  /** Digest of the backup's manifest. */
  readonly backup: string;
  /** Files that were restored completely. */
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
  /** The restore in progress, of this backup or of another. */
  readonly restore: RestoreState;
  /** This call began it. */
  readonly isNew: boolean;
  /** False if another import of this backup is at work, or another backup's. */
  readonly isClaimed: boolean;
}

/**
 * Begins a restore, or continues it.
 * @param claim id of the calling import, which repeats this call while it works
 */
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

/** Claim of the import that holds the restore; null if there is none. */
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

/** Milliseconds until every isolate has noticed the beginning of a restore. */
export const restoreKnownMs = 5000;
const known = new WeakMap<D1Database, { readonly isOpen: boolean; readonly at: number }>();
const looking = new WeakSet<D1Database>();

const hasTable = async (database: D1Database, table = progressTable): Promise<boolean> =>
  (await database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").bind(table).first()) !==
  null;

/** If the query fails, the last known state applies: a failing database must not stop every service. */
async function look(database: D1Database): Promise<boolean> {
  // Taken before the query, because its result may lack a restore that begins meanwhile.
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
 * A request waits for the database if its isolate has not checked for `restoreKnownMs`. Busy isolates check earlier, in
 * the background of a request, so their requests do not wait.
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
