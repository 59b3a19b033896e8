/** Storage of the log intake, bounded in age and number. */
import { type LogEntry, type LogReportLevel, type StoredLogEntry, storedLogEntry } from "@contracts/log";
import { mainRegion } from "@contracts/regions";
import * as v from "valibot";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_log_entries.sql";
import spans from "./migrations/0003_spans.sql";
import { faultText, reportFault } from "./report-fault";

const keptEntries = 20_000;
const keptDays = 30;
/** The oldest entries are removed once per this many new ones. */
const trimEvery = 100;

interface LogQuery {
  readonly level: LogReportLevel | null;
  readonly requestId: string | null;
  /** Trace id of the reporting page, or of the report's own request. */
  readonly traceId: string | null;
  /** ISO 8601; the newest entries until then. */
  readonly until?: string | null;
  readonly limit: number;
}

interface LogStore {
  add(entry: LogEntry, at: Date): Promise<number>;
  find(query: LogQuery): Promise<readonly StoredLogEntry[]>;
}

/**
 * Reports a fault of the services' own work, outside of any visitor's request, to the operator's console. Never throws.
 * @param about number or id of the affected record, in place of a request id
 */
export async function reportToConsole(env: Pick<ServicesEnv, "LOG_DB">, label: string, about: string): Promise<void> {
  const entry: LogEntry = {
    ...{ level: "error", requestId: about.slice(0, 64), region: mainRegion, label: label.slice(0, 120), status: null },
    ...{ request: null, response: null, urlQueryString: "", fromClient: false, traceId: null, replay: [], stack: [] },
  };
  try {
    await (await openLogStore(env)).add(entry, new Date());
  } catch (error) {
    reportFault("a fault was not reported to the console", error);
  }
}

/** Time for which repeatedly failing work is not reported again, per label. */
const quietMilliseconds = 60_000;
const lastReports = new Map<string, number>();

/**
 * Reports a fault of work that is retried until it succeeds: to the services' log each time, and to the console at most
 * once a minute, because alarms retry every few seconds. Never throws.
 */
export async function reportWork(env: Pick<ServicesEnv, "LOG_DB">, label: string, error: unknown): Promise<void> {
  console.warn(label, faultText(error));
  const now = Date.now();
  if (Math.abs(now - (lastReports.get(label) ?? 0)) < quietMilliseconds) return;
  lastReports.set(label, now);
  await reportToConsole(env, label, "");
}

/** The database of the log intake, with its tables. */
export async function logDatabase({ LOG_DB: database }: Pick<ServicesEnv, "LOG_DB">): Promise<D1Database> {
  await migrated(database, [
    { name: "0001_entries.sql", sql: first },
    { name: "0003_spans.sql", sql: spans },
  ]);
  return database;
}

export async function openLogStore(env: Pick<ServicesEnv, "LOG_DB">): Promise<LogStore> {
  const db = await logDatabase(env);

  async function trim(newest: number, at: Date): Promise<void> {
    const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString();
    await db
      .prepare("delete from entries where id <= ? or at < ?")
      .bind(newest - keptEntries, oldest)
      .run();
  }

  return {
    async add(entry, at) {
      const row = await db
        .prepare("insert into entries (at, level, label, request_id, entry) values (?, ?, ?, ?, ?) returning id")
        .bind(at.toISOString(), entry.level, entry.label, entry.requestId, JSON.stringify(entry))
        .first<{ id: number }>();
      const id = row?.id ?? 0;
      if (id % trimEvery === 0) await trim(id, at);
      return id;
    },
    async find({ level, requestId, traceId, until = null, limit }) {
      const { results } = await db
        .prepare(
          `select id, at, entry from entries
           where (?1 is null or level = ?1) and (?2 is null or request_id = ?2)
             and (?3 is null or request_id = ?3 or entry ->> 'traceId' = ?3)
             and (?4 is null or at <= ?4)
           order by id desc limit ?5`,
        )
        .bind(level, requestId, traceId, until, limit)
        .all<{ id: number; at: string; entry: string }>();
      return results.map(({ id, at, entry }) => v.parse(storedLogEntry, { ...JSON.parse(entry), id, at }));
    },
  };
}
