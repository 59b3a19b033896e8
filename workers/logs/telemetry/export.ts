/**
 * Export of requests to a collector of telemetry. Traces and logs are read from the stored lines, so they survive an
 * object that ends, and are sent at least once. Metrics count every request and are kept in memory until they are sent:
 * an object that ends loses those of a few seconds.
 */
import type { RequestLine } from "@contracts/values/request-line";
import { readLine } from "../store/line";
import { type Collector, type Sent, sendSignal } from "./collector";
import { metricsOf } from "./metrics";
import { logsOf, tracesOf } from "./otlp";
import { isSampled, type Sampling } from "./sampling";

export interface Telemetry extends Collector {
  readonly sampling: Sampling;
}

/** Lines of one export; more wait for the next. */
const batch = 500;
/** Most lines kept while the collector does not answer; older ones are dropped. */
const longestWait = 20_000;

export class TelemetryExport {
  readonly #sql: SqlStorage;
  readonly #telemetry: Telemetry;
  #waiting: RequestLine[] = [];
  #since: number;

  constructor(sql: SqlStorage, telemetry: Telemetry, now: number) {
    this.#sql = sql;
    this.#telemetry = telemetry;
    this.#since = now;
    // Without a first mark, the export of a shop that turns it on would begin with its whole past.
    sql.exec("update exported set seq = (select coalesce(max(seq), 0) from request_lines) where seq is null");
  }

  /** Takes lines whether or not they are stored. */
  add(lines: readonly RequestLine[]): void {
    for (const line of lines) this.#waiting.push(line);
    if (this.#waiting.length > longestWait) this.#waiting.splice(0, this.#waiting.length - longestWait);
  }

  /** Sends due records; true if more wait and the collector accepts them. */
  async run(now: number, send: typeof fetch = fetch): Promise<boolean> {
    const more = await this.#sendLines(send);
    if (more === null) return false;
    await this.#sendMetrics(now, send);
    return more;
  }

  /** Null if the collector did not answer. */
  async #sendLines(send: typeof fetch): Promise<boolean | null> {
    const rows = this.#sql
      .exec<{ seq: number; line: string }>(
        "select seq, line from request_lines where seq > (select seq from exported) order by seq limit ?",
        batch,
      )
      .toArray();
    const last = rows.at(-1);
    if (!last) return false;
    const lines = rows.map(({ line }) => readLine(line)).filter((line) => isSampled(line, this.#telemetry.sampling));
    const outcomes: Sent[] = [];
    const traces = tracesOf(lines);
    if (traces.resourceSpans.length > 0) outcomes.push(await sendSignal(this.#telemetry, "traces", traces, send));
    const logs = logsOf(lines);
    if (logs.resourceLogs.length > 0 && !outcomes.includes("later"))
      outcomes.push(await sendSignal(this.#telemetry, "logs", logs, send));
    if (outcomes.includes("later")) return null;
    this.#sql.exec("update exported set seq = ?", last.seq);
    return rows.length === batch;
  }

  async #sendMetrics(now: number, send: typeof fetch): Promise<void> {
    if (this.#waiting.length === 0) {
      this.#since = now;
      return;
    }
    const taken = this.#waiting;
    this.#waiting = [];
    const body = metricsOf(taken, { from: this.#since, to: now });
    if ((await sendSignal(this.#telemetry, "metrics", body, send)) === "later")
      this.add(taken.concat(this.#waiting.splice(0)));
    else this.#since = now;
  }
}
