/**
 * Selects the services' spans to export. A trace is in the exported share by its id, like its request. A trace outside
 * of the share is exported once it has failed, with its earlier spans and, if it is still stored, its request.
 */
import type { RequestLine } from "@contracts/values/request-line";
import type { StoredSpan } from "@contracts/values/span";
import { requestIdOf } from "@domain/http/trace/trace-context";
import { readLine } from "../store/line";
import { RequestStore } from "../store/requests";
import { type Intake, readSpans } from "./intake";
import { servicesSpans, tracesOf } from "./otlp";
import { isInShare, isSampled, type Sampling } from "./sampling";

/** Spans per export; the rest wait for the next. */
const batch = 200;
/** Failed traces per export; each takes one more call to the intake. */
const maxFailed = 10;
const keptDays = 30;

/** Spans to export, and the start of the next export once these are accepted. */
interface WorkBatch {
  readonly spans: readonly StoredSpan[];
  /** Requests of traces that are exported from now on. */
  readonly lines: readonly RequestLine[];
  readonly failed: readonly string[];
  readonly last: number;
  readonly hasMore: boolean;
}

export class WorkExport {
  readonly #sql: SqlStorage;
  readonly #intake: Intake;
  readonly #sampling: Sampling;
  readonly #requests: RequestStore;

  constructor(sql: SqlStorage, intake: Intake, sampling: Sampling, now: number) {
    this.#sql = sql;
    this.#intake = intake;
    this.#sampling = sampling;
    this.#requests = new RequestStore(sql);
    sql.exec("update exported set work_since = ? where work_since is null", now);
  }

  get isOn(): boolean {
    return Boolean(this.#intake.LOG_URL && this.#intake.LOG_KEY);
  }

  /** Null if the intake does not respond. */
  async next(send: typeof fetch): Promise<WorkBatch | null> {
    const { after, since } = this.#sql
      .exec<{ after: number; since: number }>(
        "select coalesce(work_seq, 0) as after, work_since as since from exported",
      )
      .one();
    const query = { after: String(after), since: String(since), limit: String(batch) };
    const found = await readSpans(this.#intake, query, send);
    if (!found) return null;
    // The intake lost its spans, and numbers new ones from 1.
    if (found.last < after) {
      this.#sql.exec("update exported set work_seq = 0");
      return { spans: [], lines: [], failed: [], last: 0, hasMore: found.last > 0 };
    }
    return this.#chosen(found.spans, after, send);
  }

  /** Records that the collector accepted a batch. */
  taken({ failed, last }: WorkBatch, now: number): void {
    for (const trace of failed)
      this.#sql.exec("insert or ignore into kept_traces (trace, at) values (?, ?)", trace, now);
    this.#sql.exec("delete from kept_traces where at < ?", now - keptDays * 86_400_000);
    this.#sql.exec("update exported set work_seq = ?1 where work_seq is not ?1", last);
  }

  async #chosen(found: readonly StoredSpan[], after: number, send: typeof fetch): Promise<WorkBatch | null> {
    const failed: string[] = [];
    const chosen: StoredSpan[] = [];
    let read = 0;
    for (const span of found) {
      const isKept = this.#isKept(span.trace) || failed.includes(span.trace);
      if (isKept) chosen.push(span);
      else if (span.failed) {
        if (failed.length === maxFailed) break;
        failed.push(span.trace);
        const whole = await readSpans(this.#intake, { trace: span.trace, limit: String(batch) }, send);
        if (!whole) return null;
        chosen.push(...whole.spans.filter(({ seq }) => seq <= span.seq));
      }
      read += 1;
    }
    const last = found[read - 1]?.seq ?? after;
    const lines = failed.flatMap((trace) => this.#requestOf(trace));
    return { spans: chosen, lines, failed, last, hasMore: read < found.length || found.length === batch };
  }

  #isKept(trace: string): boolean {
    if (isInShare(trace, this.#sampling.share)) return true;
    return this.#sql.exec("select 1 from kept_traces where trace = ?", trace).toArray().length > 0;
  }

  /** The request of a trace; empty if it is not stored, or is in the exported share anyway. */
  #requestOf(trace: string): RequestLine[] {
    const text = this.#requests.find(requestIdOf(trace));
    if (text === null) return [];
    const line = readLine(text);
    return isSampled(line, this.#sampling) ? [] : [line];
  }
}

/** Body of `POST /v1/traces`; null for a batch without spans. */
export function bodyOfWork({ spans, lines }: WorkBatch) {
  if (spans.length === 0) return null;
  return { resourceSpans: [servicesSpans(spans), ...tracesOf(lines).resourceSpans] };
}
