/**
 * Export of requests to a collector of telemetry. Traces and logs are read from the stored lines, so they survive an
 * object that ends, and are sent at least once. Metrics count every request and are kept in memory until they are sent:
 * an object that ends loses those of a few seconds.
 */
import type { RequestLine } from "@contracts/values/request-line";
import { readLine } from "../store/line";
import { type Collector, type Sent, type Signal, sendSignal } from "./collector";
import { type ExportFault, ExportFaultStore } from "./export-faults";
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
/** Rest of a signal that the collector did not take; a `Retry-After` makes it longer. */
const restMs = 5000;
const faultDays = 30;

/** Columns of the marks up to which the collector has the stored lines. */
const marks = { traces: "seq", logs: "logs_seq" } as const;

/** False if there is nothing to send. */
const bodyOf = {
  traces: (lines: readonly RequestLine[]) => {
    const body = tracesOf(lines);
    return body.resourceSpans.length > 0 && body;
  },
  logs: (lines: readonly RequestLine[]) => {
    const body = logsOf(lines);
    return body.resourceLogs.length > 0 && body;
  },
} as const;

export class TelemetryExport {
  readonly #sql: SqlStorage;
  readonly #telemetry: Telemetry;
  readonly #faults: ExportFaultStore;
  readonly #restUntil: Record<Signal, number> = { traces: 0, logs: 0, metrics: 0 };
  #waiting: RequestLine[] = [];
  #overflown = 0;
  #since: number;

  constructor(sql: SqlStorage, telemetry: Telemetry, now: number) {
    this.#sql = sql;
    this.#telemetry = telemetry;
    this.#faults = new ExportFaultStore(sql);
    this.#since = now;
    // Without an initial mark, the export would begin with the shop's whole past once it is turned on.
    sql.exec("update exported set seq = (select coalesce(max(seq), 0) from request_lines) where seq is null");
    sql.exec("update exported set logs_seq = seq where logs_seq is null");
  }

  /** Takes lines whether or not they are stored. */
  add(lines: readonly RequestLine[]): void {
    for (const line of lines) this.#waiting.push(line);
    const over = this.#waiting.length - longestWait;
    if (over <= 0) return;
    this.#waiting.splice(0, over);
    this.#overflown += over;
  }

  faults(since: number, until: number): ExportFault[] {
    return this.#faults.between(since, until);
  }

  /** Sends due records; true if more wait and the collector accepts them. */
  async run(now: number, send: typeof fetch = fetch): Promise<boolean> {
    if (this.#overflown > 0) this.#faults.add("metrics", "more waited than are kept", this.#overflown, now);
    this.#overflown = 0;
    const traces = await this.#sendStored("traces", now, send);
    // The connection is tried once, and not for each signal.
    if (traces === null) return false;
    const logs = await this.#sendStored("logs", now, send);
    await this.#sendMetrics(now, send);
    return traces || logs === true;
  }

  /** True if more wait; null if the collector did not take them now. */
  async #sendStored(signal: "traces" | "logs", now: number, send: typeof fetch): Promise<boolean | null> {
    if (now < this.#restUntil[signal]) return false;
    const mark = marks[signal];
    const rows = this.#sql
      .exec<{ seq: number; line: string; mark: number }>(
        `select request_lines.seq, line, exported.${mark} as mark from exported, request_lines
         where request_lines.seq > exported.${mark} order by request_lines.seq limit ?`,
        batch,
      )
      .toArray();
    const [first] = rows;
    const last = rows.at(-1);
    if (!first || !last) return false;
    // Numbers have no gaps, so these lines were removed before they were sent.
    const removed = first.seq - first.mark - 1;
    if (removed > 0 && signal === "traces") this.#faults.add(signal, "removed before they were taken", removed, now);
    // Most lines have no entries, so their texts need not be parsed.
    const texts = rows.map(({ line }) => line).filter((line) => signal === "traces" || line.includes('"label":'));
    const lines = texts.map(readLine).filter((line) => isSampled(line, this.#telemetry.sampling));
    const body = bodyOf[signal](lines);
    const sent = body ? await sendSignal(this.#telemetry, signal, body, send) : null;
    const isTaken = this.#settle(signal, sent, lines.length, now);
    this.#sql.exec(
      `update exported set ${mark} = ?`,
      // Lines that were removed are counted once.
      isTaken ? last.seq : first.seq - 1,
    );
    return isTaken ? rows.length === batch : null;
  }

  async #sendMetrics(now: number, send: typeof fetch): Promise<void> {
    if (now < this.#restUntil.metrics) return;
    if (this.#waiting.length === 0) {
      this.#since = now;
      return;
    }
    const taken = this.#waiting;
    this.#waiting = [];
    const sent = await sendSignal(this.#telemetry, "metrics", metricsOf(taken, { from: this.#since, to: now }), send);
    if (this.#settle("metrics", sent, taken.length, now)) this.#since = now;
    else this.add(taken.concat(this.#waiting.splice(0)));
  }

  /** Notes what was not taken; false if the same records are to be sent again. */
  #settle(signal: Signal, sent: Sent | null, count: number, now: number): boolean {
    if (sent === null || (sent.outcome === "sent" && sent.rejected === 0)) return true;
    const lost = sent.outcome === "sent" ? sent.rejected : sent.outcome === "refused" ? count : 0;
    this.#faults.add(signal, sent.failure, lost, now);
    this.#faults.trim(now - faultDays * 86_400_000);
    if (sent.outcome === "later") this.#restUntil[signal] = now + Math.max(restMs, sent.waitMs);
    return sent.outcome !== "later";
  }
}
