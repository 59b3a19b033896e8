/** Requests as figures by what they have in common: the shop as a whole, region, route, cache status, upstream. */
import type { RequestLine } from "@contracts/request-line";
import { isFailed, isFailedCall } from "./failed";
import { addHistogram, count, type Histogram } from "./histogram";

export const dimensions = ["all", "region", "route", "cache", "upstream"] as const;
export type Dimension = (typeof dimensions)[number];

export interface Figures {
  count: number;
  failed: number;
  times: Histogram;
}

export const noFigures = (): Figures => ({ count: 0, failed: 0, times: {} });

export function addFigures(into: Figures, other: Figures): Figures {
  into.count += other.count;
  into.failed += other.failed;
  addHistogram(into.times, other.times);
  return into;
}

/** What a route is called that no page has: files, refusals of the door, addresses of nobody. */
export const noRoute = "(no page)";
/** More values than the shop has; whatever is beyond them is counted together. */
const maxValues = 200;
const beyond = "(other)";

/** One span of time: dimension → value → figures. */
export type SpanTally = Map<Dimension, Map<string, Figures>>;

/** An upstream call that was answered from memory asked nobody. */
const fromMemory = new Set(["fresh", "shared"]);

export function tallyLine(span: SpanTally, line: RequestLine): void {
  const failed = isFailed(line);
  const request = (dimension: Dimension, value: string) => add(span, dimension, value, failed, line.ms);
  request("all", "");
  request("region", line.region);
  request("route", line.pattern || noRoute);
  request("cache", line.cache);
  for (const call of line.upstream) {
    if (!fromMemory.has(call.source)) add(span, "upstream", call.name, isFailedCall(call), call.ms);
  }
}

function add(span: SpanTally, dimension: Dimension, value: string, failed: boolean, ms: number | null): void {
  const figures = figuresOf(span, dimension, value);
  figures.count += 1;
  if (failed) figures.failed += 1;
  if (ms !== null) count(figures.times, ms);
}

/** The figures of a value, made when they are not there yet. */
export function figuresOf(span: SpanTally, dimension: Dimension, value: string): Figures {
  const values = span.get(dimension) ?? new Map<string, Figures>();
  span.set(dimension, values);
  const name = values.has(value) || values.size < maxValues ? value : beyond;
  const figures = values.get(name) ?? noFigures();
  values.set(name, figures);
  return figures;
}
