/** Dates of a demonstration record, in order: lot, test, publication, withdrawal. */
import type { Random } from "../random";

const day = 86_400_000;
const latest = Date.parse("2026-08-28T00:00:00Z");
/** Age in days of the oldest test before the first lot. */
const oldestTest = 2400;

interface RecordDates {
  readonly performed: string;
  readonly published: string;
  /** Set for a withdrawn record. */
  readonly withdrawn: string;
}

/** @param made day on which the tested lot was made; null before the first lot */
export function datesOf(made: string | null, random: Random): RecordDates {
  const start = made === null ? latest - oldestTest * day : Date.parse(made);
  const performed = after(start, random.int(10, 240), 0.6);
  const published = after(performed, random.int(20, 200), 0.7);
  return {
    performed: iso(performed),
    published: iso(published),
    withdrawn: iso(after(published, random.int(30, 250), 1)),
  };
}

/** `days` later, but at most the given share of the remaining time, so that a new lot has all steps before `latest`. */
const after = (time: number, days: number, share: number): number =>
  time + Math.min(days, Math.floor(((latest - time) / day) * share)) * day;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
