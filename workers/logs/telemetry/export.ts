/**
 * Export of requests to a collector of telemetry. Traces and logs are read from the stored lines, so they survive an
 * object that ends, and are sent at least once. Metrics count every request and are kept in memory until they are sent:
 * an object that ends loses those of a few seconds.
 */
import type { RequestLine } from "@contracts/values/request-line";
import { readLine } from "../store/line";
import { type Collector, probe, type Sent, type Signal, sendSignal } from "./collector";
import { type ExportFault, ExportFaultStore } from "./export-faults";
import type { Intake } from "./intake";
import { metricsOf } from "./metrics";
import { logsOf, tracesOf } from "./otlp";
import { isSampled, type Sampling } from "./sampling";
import { bodyOfWork, WorkExport } from "./work-export";

export interface Telemetry extends Collector {
  readonly sampling: Sampling;
}

/** Lines per export; the rest wait for the next. */
const batch = 500;
/** Maximum lines kept while the collector does not respond; older ones are dropped. */
const longestWait = 20_000;
/** Pause after a failed export of a signal; a `Retry-After` lengthens it. */
const restMs = 5000;
/** Pause before the next probe of a collector that refused the shop. */
const closedRestMs = 60_000;
const faultDays = 30;

/** Columns with the sequence number of the last line exported for each signal. */
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

/** A signal that the collector does not accept at present. */
export interface ExportOutage {
  readonly signal: Signal;
  readonly failure: string;
  /** True if the collector's address or the shop's key is wrong. */
  readonly isClosed: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export class TelemetryExport {
  readonly #sql: SqlStorage;
  readonly #telemetry: Telemetry;
  readonly #faults: ExportFaultStore;
  readonly #work: WorkExport;
  readonly #outages = new Map<Signal, ExportOutage>();
  readonly #restUntil: Record<Signal, number> = { traces: 0, logs: 0, metrics: 0 };
  #waiting: RequestLine[] = [];
  #overflown = 0;
  #since: number;

  constructor(sql: SqlStorage, telemetry: Telemetry, intake: Intake, now: number) {
    this.#sql = sql;
    this.#telemetry = telemetry;
    this.#faults = new ExportFaultStore(sql);
    this.#work = new WorkExport(sql, intake, telemetry.sampling, now);
    this.#since = now;
    // Without an initial mark, the export would begin with the shop's whole past once it is turned on.
    sql.exec("update exported set seq = (select coalesce(max(seq), 0) from request_lines) where seq is null");
    sql.exec("update exported set logs_seq = seq where logs_seq is null");
  }

  /** Adds lines to the metrics, whether or not they are stored. */
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

  /** Signals that the collector does not accept at present, as far as this instance has tried. */
  outages(): ExportOutage[] {
    return [...this.#outages.values()];
  }

  /** Sends due records; true if more wait and the collector accepts them. */
  async run(now: number, send: typeof fetch = fetch): Promise<boolean> {
    if (this.#overflown > 0) this.#faults.add("metrics", "too many records were waiting", this.#overflown, now);
    this.#overflown = 0;
    const traces = await this.#sendStored("traces", now, send);
    // One failed connection is enough; the other signals are not tried.
    if (traces === null) return false;
    const work = await this.#sendWork(now, send);
    if (work === null) return false;
    const logs = await this.#sendStored("logs", now, send);
    await this.#sendMetrics(now, send);
    return traces || work || logs === true;
  }

  /** True if more wait; null if the collector did not accept these. */
  async #sendStored(signal: "traces" | "logs", now: number, send: typeof fetch): Promise<boolean | null> {
    if (!(await this.#isOpen(signal, now, send))) return false;
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
    if (removed > 0 && signal === "traces") this.#faults.add(signal, "removed before they were exported", removed, now);
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

  /** Sends spans of the services' own work; returns the same as `#sendStored`. */
  async #sendWork(now: number, send: typeof fetch): Promise<boolean | null> {
    if (!this.#work.isOn || !(await this.#isOpen("traces", now, send))) return false;
    const next = await this.#work.next(send);
    if (!next) {
      this.#faults.add("traces", "the log intake returned no spans", 0, now);
      return false;
    }
    const body = bodyOfWork(next);
    const sent = body && (await sendSignal(this.#telemetry, "traces", body, send));
    if (!this.#settle("traces", sent, next.spans.length, now)) return null;
    this.#work.taken(next, now);
    return next.hasMore;
  }

  /** False while a signal pauses. A collector that refused the shop is probed first. */
  async #isOpen(signal: Signal, now: number, send: typeof fetch): Promise<boolean> {
    if (now < this.#restUntil[signal]) return false;
    if (!this.#outages.get(signal)?.isClosed) return true;
    const answer = await probe(this.#telemetry, signal, send);
    // A collector that refuses only the empty body accepts the shop.
    if (answer.outcome === "sent" || answer.outcome === "refused") this.#outages.delete(signal);
    else this.#settle(signal, answer, 0, now);
    return !this.#outages.has(signal);
  }

  async #sendMetrics(now: number, send: typeof fetch): Promise<void> {
    if (!(await this.#isOpen("metrics", now, send))) return;
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

  /** Records losses; false if the same records must be sent again. */
  #settle(signal: Signal, sent: Sent | null, count: number, now: number): boolean {
    if (sent === null) return true;
    if (sent.outcome === "sent") this.#outages.delete(signal);
    else this.#noteOutage(signal, sent, now);
    if (sent.outcome === "sent" && sent.rejected === 0) return true;
    const lost = sent.outcome === "sent" ? sent.rejected : sent.outcome === "later" ? 0 : count;
    this.#faults.add(signal, sent.failure, lost, now);
    this.#faults.trim(now - faultDays * 86_400_000);
    if (sent.outcome === "later") this.#restUntil[signal] = now + Math.max(restMs, sent.waitMs);
    if (sent.outcome === "closed") this.#restUntil[signal] = now + closedRestMs;
    return sent.outcome !== "later";
  }

  #noteOutage(signal: Signal, { outcome, failure }: Exclude<Sent, { outcome: "sent" }>, now: number): void {
    const since = this.#outages.get(signal)?.since ?? now;
    this.#outages.set(signal, { signal, failure, isClosed: outcome === "closed", since });
  }
}
