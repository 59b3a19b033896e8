/** The operator's memory of requests: one object, SQLite, bounded in age and number. */
import { DurableObject } from "cloudflare:workers";
import { type RequestLine, requestLine } from "@contracts/request-line";
import * as v from "valibot";
import type { LogsEnv } from "./env";
import schema from "./migrations/0001_requests.sql";
import { isFailed, type Sample } from "./statistics";

const keptRequests = 50_000;
const keptMs = 30 * 86_400_000;
const trimEveryMs = 10 * 60_000;
/** Enough for percentiles; a busier window is sampled from its end. */
const maxSamples = 20_000;

export interface RequestFilter {
  readonly region: RequestLine["region"] | null;
  readonly only: "all" | "failed" | "slow";
}

export class RequestLog extends DurableObject<LogsEnv> {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: LogsEnv) {
    super(ctx, env);
    this.#sql.exec(schema);
  }

  async append(lines: readonly RequestLine[]): Promise<void> {
    for (const line of lines) {
      this.#sql.exec(
        "insert into requests (id, at, region, status, ms, cache, failed, line) values (?, ?, ?, ?, ?, ?, ?, ?)",
        line.id,
        line.at,
        line.region,
        line.status,
        line.ms,
        line.cache,
        isFailed(line) ? 1 : 0,
        JSON.stringify(line),
      );
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + trimEveryMs);
  }

  override async alarm(): Promise<void> {
    this.#sql.exec("delete from requests where at < ?", Date.now() - keptMs);
    this.#sql.exec("delete from requests where seq <= (select max(seq) from requests) - ?", keptRequests);
    const [left] = this.#sql.exec<{ rows: number }>("select count(*) as rows from requests").toArray();
    if ((left?.rows ?? 0) > 0) await this.ctx.storage.setAlarm(Date.now() + trimEveryMs);
  }

  /** What the charts need of the requests since a time. */
  samples(since: number): Sample[] {
    return this.#sql
      .exec<{ region: RequestLine["region"]; at: number; ms: number; failed: number; cache: RequestLine["cache"] }>(
        "select region, at, ms, failed, cache from requests where at >= ? order by seq desc limit ?",
        since,
        maxSamples,
      )
      .toArray()
      .map(({ failed, ...sample }) => ({ ...sample, failed: failed === 1 }));
  }

  /** The newest first. */
  recent({ region, only }: RequestFilter, limit: number): RequestLine[] {
    const rows = this.#sql.exec<{ line: string }>(
      `select line from requests
       where (?1 is null or region = ?1) and (?2 <> 'failed' or failed = 1) and (?2 <> 'slow' or ms >= 500)
       order by at desc, seq desc limit ?3`,
      region,
      only,
      limit,
    );
    return rows.toArray().map(({ line }) => readLine(line));
  }

  /** A request by its whole id, or by how it begins, from 8 characters on. */
  find(id: string): RequestLine | null {
    const [row] = this.#sql
      .exec<{ line: string }>(
        "select line from requests where id >= ? and id < ? order by seq desc limit 1",
        id,
        `${id}\uffff`,
      )
      .toArray();
    return row ? readLine(row.line) : null;
  }
}

function readLine(text: string): RequestLine {
  return v.parse(v.pipe(v.string(), v.parseJson(), requestLine), text);
}
