/** Figures by span of time: counted from requests, written once a minute, and complete after any end of the object. */
import { countedSteps, type RangeName, rangeStart, ranges, rolledSteps, spanStart } from "../figures/ranges";
import type { SpanRow } from "../figures/series";
import { addFigures, type Dimension, figuresOf, type SpanTally, tallyLine } from "../figures/tally";
import { inBatches } from "./batches";
import { type KeptLine, readLine } from "./line";

/** Rows that are written cost more than anything else here; whoever reads has them written first. */
const flushAfterMs = 60_000;
const flushAfterLines = 5000;
/** Spans of seconds are for the last minutes only. */
const secondsKept = 7200;
const coarseDays = 400;

export class SpanStore {
  readonly #sql: SqlStorage;
  #pending: KeptLine[] = [];
  #flushedAt = 0;

  /** Counts what the last life of the object had kept and not yet counted. */
  constructor(sql: SqlStorage) {
    this.#sql = sql;
    for (;;) {
      const rows = sql
        .exec<{ seq: number; line: string }>(
          "select seq, line from request_lines where seq > (select seq from counted) order by seq limit 1000",
        )
        .toArray();
      if (rows.length === 0) return;
      this.#pending = rows.map(({ seq, line }) => ({ seq, line: readLine(line) }));
      this.flush(0);
    }
  }

  add(lines: readonly KeptLine[], now: number): void {
    for (const line of lines) this.#pending.push(line);
    if (this.#pending.length >= flushAfterLines || now - this.#flushedAt >= flushAfterMs) this.flush(now);
  }

  flush(now: number): void {
    this.#flushedAt = now;
    const last = this.#pending.at(-1);
    if (!last) return;
    for (const step of countedSteps) {
      const tallies = new Map<number, SpanTally>();
      for (const { line } of this.#pending) {
        const start = spanStart(Math.floor(line.at / 1000), step);
        const tally = tallies.get(start) ?? this.#read(step, start);
        tallies.set(start, tally);
        tallyLine(tally, line);
      }
      this.#write(step, tallies);
    }
    this.#sql.exec("update counted set seq = ?", last.seq);
    this.#pending = [];
  }

  /** Adds minutes up to longer spans; those that are not over yet are added up anew each time. */
  roll(): void {
    for (const { step, from } of rolledSteps) {
      const [newest] = this.#sql
        .exec<{ start: number | null }>("select max(start) as start from spans where step = ?", step)
        .toArray();
      const rows = this.#rows(from, newest?.start ?? 0);
      const tallies = new Map<number, SpanTally>();
      for (const row of rows) {
        const start = spanStart(row.start, step);
        const tally: SpanTally = tallies.get(start) ?? new Map();
        tallies.set(start, tally);
        addFigures(figuresOf(tally, row.dimension, row.value), row);
      }
      this.#write(step, tallies);
    }
  }

  /** Spans of a range and of the range before it. */
  ofRange(range: RangeName, nowMs: number): SpanRow[] {
    this.flush(nowMs);
    const { stepSeconds, spans } = ranges[range];
    if (!countedSteps.some((step) => step === stepSeconds)) this.roll();
    return this.#rows(stepSeconds, rangeStart(range, Math.floor(nowMs / 1000)) - spans * stepSeconds);
  }

  /** Minutes from one time on, seconds since 1970. */
  minutesSince(start: number, nowMs: number): SpanRow[] {
    this.flush(nowMs);
    return this.#rows(60, start);
  }

  trim(nowSeconds: number, figureDays: number): void {
    const oldest: Readonly<Record<number, number>> = { 10: secondsKept, 60: figureDays * 86_400 };
    for (const step of [...countedSteps, ...rolledSteps.map((rolled) => rolled.step)]) {
      const kept = oldest[step] ?? coarseDays * 86_400;
      this.#sql.exec("delete from spans where step = ? and start < ?", step, nowSeconds - kept);
    }
  }

  #rows(step: number, since: number): SpanRow[] {
    return this.#sql
      .exec<{ start: number; dimension: Dimension; value: string; count: number; failed: number; times: string }>(
        "select start, dimension, value, count, failed, times from spans where step = ? and start >= ?",
        step,
        since,
      )
      .toArray()
      .map(({ times, ...row }) => ({ ...row, times: JSON.parse(times) }));
  }

  #read(step: number, start: number): SpanTally {
    const tally: SpanTally = new Map();
    const rows = this.#sql.exec<{ dimension: Dimension; value: string; count: number; failed: number; times: string }>(
      "select dimension, value, count, failed, times from spans where step = ? and start = ?",
      step,
      start,
    );
    for (const { dimension, value, count, failed, times } of rows) {
      addFigures(figuresOf(tally, dimension, value), { count, failed, times: JSON.parse(times) });
    }
    return tally;
  }

  #write(step: number, tallies: ReadonlyMap<number, SpanTally>): void {
    const rows = [...tallies].flatMap(([start, tally]) =>
      [...tally].flatMap(([dimension, values]) =>
        [...values].map(([value, { count, failed, times }]) =>
          JSON.stringify([step, start, dimension, value, count, failed, JSON.stringify(times)]),
        ),
      ),
    );
    for (const batch of inBatches(rows)) {
      this.#sql.exec(
        `insert or replace into spans
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
         from json_each(?)`,
        batch,
      );
    }
  }
}
