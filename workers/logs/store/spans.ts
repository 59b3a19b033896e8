/**
 * Figures by span. They are counted in memory, written once a minute, and recovered after the object ends at any point.
 */
import { countedSteps, type RangeName, rangeStart, ranges, rolledSteps, spanStart } from "../figures/ranges";
import type { SpanRow } from "../figures/series";
import { type Dimension, type RegionTally, regionOf, type SpanTally, tallyLine } from "../figures/tally";
import { inBatches } from "./batches";
import { type KeptLine, readLine } from "./line";
import { addTallyText, tallyText } from "./tally-text";

/** Row writes are the main cost, so figures are buffered. Reads flush first. */
const flushAfterMs = 60_000;
const flushAfterLines = 5000;
/** Spans of ten seconds serve only the last minutes. */
const secondsKept = 7200;
const coarseDays = 400;

export class SpanStore {
  readonly #sql: SqlStorage;
  #pending: KeptLine[] = [];
  #flushedAt = 0;

  /** Counts requests that the last instance stored but did not count. */
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

  /** Adds minutes up to longer spans. Unfinished spans are recomputed each time. */
  roll(): void {
    for (const { step, from } of rolledSteps) {
      const [newest] = this.#sql
        .exec<{ start: number | null }>("select max(start) as start from region_spans where step = ?", step)
        .toArray();
      const tallies = new Map<number, SpanTally>();
      for (const { start, region, figures } of this.#texts(from, newest?.start ?? 0)) {
        const span = spanStart(start, step);
        const tally: SpanTally = tallies.get(span) ?? new Map();
        tallies.set(span, tally);
        addTallyText(regionOf(tally, region), figures);
      }
      this.#write(step, tallies);
    }
  }

  /** Spans of a range and of the previous range. */
  ofRange(range: RangeName, nowMs: number): SpanRow[] {
    this.flush(nowMs);
    const { stepSeconds, spans } = ranges[range];
    if (!countedSteps.some((step) => step === stepSeconds)) this.roll();
    return this.#rows(stepSeconds, rangeStart(range, Math.floor(nowMs / 1000)) - spans * stepSeconds);
  }

  /** One-minute spans from `start` on, seconds since 1970. */
  minutesSince(start: number, nowMs: number): SpanRow[] {
    this.flush(nowMs);
    return this.#rows(60, start);
  }

  /** Start of figures by region, seconds since 1970. */
  regionsSince(): number {
    return this.#sql.exec<{ since: number }>("select since from regions_counted").one().since;
  }

  trim(nowSeconds: number, figureDays: number): void {
    const oldest: Readonly<Record<number, number>> = { 10: secondsKept, 60: figureDays * 86_400 };
    for (const step of [...countedSteps, ...rolledSteps.map((rolled) => rolled.step)]) {
      const kept = oldest[step] ?? coarseDays * 86_400;
      for (const table of ["spans", "region_spans"])
        this.#sql.exec(`delete from ${table} where step = ? and start < ?`, step, nowSeconds - kept);
    }
  }

  #rows(step: number, since: number): SpanRow[] {
    const byRegion = this.#texts(step, since)
      .toArray()
      .flatMap(({ start, region, figures }) => spanRows(start, region, figures));
    return [...this.#mixedRows(step, since), ...byRegion];
  }

  #texts(step: number, since: number) {
    return this.#sql.exec<{ start: number; region: string; figures: string }>(
      "select start, region, figures from region_spans where step = ? and start >= ?",
      step,
      since,
    );
  }

  /** Figures from before regions were separated. */
  #mixedRows(step: number, since: number): SpanRow[] {
    return this.#sql
      .exec<{ start: number; dimension: Dimension; value: string; count: number; failed: number; times: string }>(
        "select start, dimension, value, count, failed, times from spans where step = ? and start >= ?",
        step,
        since,
      )
      .toArray()
      .map(({ times, ...row }) => ({ ...row, region: null, times: JSON.parse(times) }));
  }

  #read(step: number, start: number): SpanTally {
    const tally: SpanTally = new Map();
    const rows = this.#sql.exec<{ region: string; figures: string }>(
      "select region, figures from region_spans where step = ? and start = ?",
      step,
      start,
    );
    for (const { region, figures } of rows) addTallyText(regionOf(tally, region), figures);
    return tally;
  }

  #write(step: number, tallies: ReadonlyMap<number, SpanTally>): void {
    const rows = [...tallies].flatMap(([start, tally]) =>
      [...tally].map(([region, figures]) => JSON.stringify([step, start, region, tallyText(figures)])),
    );
    for (const batch of inBatches(rows)) {
      this.#sql.exec(
        `insert or replace into region_spans
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`,
        batch,
      );
    }
  }
}

/** Rows of a region's tally. They also count for the whole shop and for the region dimension. */
function spanRows(start: number, region: string, text: string): SpanRow[] {
  const tally: RegionTally = new Map();
  addTallyText(tally, text);
  return [...tally].flatMap(([dimension, values]) =>
    [...values].flatMap(([value, figures]): SpanRow[] => {
      const row = { start, region, dimension, value, ...figures };
      return dimension === "all" ? [row, { ...row, dimension: "region", value: region }] : [row];
    }),
  );
}
