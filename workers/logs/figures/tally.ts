/**
 * Requests as figures by what they have in common: the shop as a whole, region, route, cache status; and their calls by
 * upstream, and by the storefront's client within an upstream.
 */
import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";
import { isFailed, isFailedCall } from "./failed";
import { addHistogram, count, type Histogram } from "./histogram";

export const dimensions = ["all", "region", "route", "cache", "upstream", "client"] as const;
export type Dimension = (typeof dimensions)[number];
/** Within a region; those of the shop are added up from them. */
export type RegionDimension = Exclude<Dimension, "region">;

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

/** One region in one span of time: dimension → value → figures. */
export type RegionTally = Map<RegionDimension, Map<string, Figures>>;
/** One span of time, by region. */
export type SpanTally = Map<string, RegionTally>;

/** An upstream call that was answered from memory asked nobody, unless it went to look for something newer as well. */
const fromMemory = new Set(["fresh", "shared", "stale"]);
const asked = ({ source, attempts, fault }: UpstreamCall) =>
  !fromMemory.has(source) || (source === "stale" && (attempts > 0 || fault !== undefined));
/** A kept answer that was shown at once says nothing of the service's time. */
const timeOf = ({ source, ms, fault }: UpstreamCall) => (source === "stale" && fault === undefined ? null : ms);

/** Lines of an older storefront name the client alone. */
const upstreamOf = ({ service, name }: UpstreamCall) => service ?? name;
const clientOf = (call: UpstreamCall) => clientValue(upstreamOf(call), call.name);

/** A client of an upstream as a value of its dimension. */
export const clientValue = (upstream: string, client: string) => `${upstream}/${client}`;

export function tallyLine(span: SpanTally, line: RequestLine): void {
  const failed = isFailed(line);
  const region = regionOf(span, line.region);
  const request = (dimension: RegionDimension, value: string) => add(region, dimension, value, failed, line.ms);
  request("all", "");
  request("route", line.pattern || noRoute);
  request("cache", line.cache);
  for (const call of line.upstream) {
    if (!asked(call)) continue;
    const failed = isFailedCall(call);
    const ms = timeOf(call);
    add(region, "upstream", upstreamOf(call), failed, ms);
    add(region, "client", clientOf(call), failed, ms);
  }
}

function add(region: RegionTally, dimension: RegionDimension, value: string, failed: boolean, ms: number | null): void {
  const figures = figuresOf(region, dimension, value);
  figures.count += 1;
  if (failed) figures.failed += 1;
  if (ms !== null) count(figures.times, ms);
}

/** The tally of a region, made when it is not there yet. */
export function regionOf(span: SpanTally, region: string): RegionTally {
  const tally: RegionTally = span.get(region) ?? new Map();
  span.set(region, tally);
  return tally;
}

/** Adds figures to those of a value; where there are none yet they become these. */
export function addToRegion(region: RegionTally, dimension: RegionDimension, value: string, figures: Figures): void {
  const values = region.get(dimension);
  if (values && !values.has(value) && values.size < maxValues) values.set(value, figures);
  else addFigures(figuresOf(region, dimension, value), figures);
}

/** The figures of a value, made when they are not there yet. */
export function figuresOf(region: RegionTally, dimension: RegionDimension, value: string): Figures {
  const values = region.get(dimension) ?? new Map<string, Figures>();
  region.set(dimension, values);
  const name = values.has(value) || values.size < maxValues ? value : beyond;
  const figures = values.get(name) ?? noFigures();
  values.set(name, figures);
  return figures;
}
