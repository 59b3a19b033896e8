/**
 * Counts requests by shop, region, route and cache status, and their calls by upstream and by client within an
 * upstream.
 */
import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";
import { isFailed, isFailedCall, reachedUpstream } from "./failed";
import { addHistogram, count, type Histogram } from "./histogram";

export const dimensions = ["all", "region", "route", "cache", "upstream", "client"] as const;
export type Dimension = (typeof dimensions)[number];
/** Dimensions counted within a region; the shop's figures are sums over regions. */
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

/** Route name for files, rejected requests and unknown addresses. */
export const noRoute = "(no page)";
/** More than the shop has. Additional values are counted together. */
const maxValues = 200;
const beyond = "(other)";

/** Figures of one region in one span: dimension → value → figures. */
export type RegionTally = Map<RegionDimension, Map<string, Figures>>;
/** Figures of one span by region. */
export type SpanTally = Map<string, RegionTally>;

/** Null for a stale response, because its duration is not the service's. */
const timeOf = ({ source, ms, fault }: UpstreamCall) => (source === "stale" && fault === undefined ? null : ms);

/** Lines of older storefronts name only the client. */
const upstreamOf = ({ service, name }: UpstreamCall) => service ?? name;
const clientOf = (call: UpstreamCall) => clientValue(upstreamOf(call), call.name);

/** Value of the client dimension. */
export const clientValue = (upstream: string, client: string) => `${upstream}/${client}`;

export function tallyLine(span: SpanTally, line: RequestLine): void {
  const failed = isFailed(line);
  const region = regionOf(span, line.region);
  const request = (dimension: RegionDimension, value: string) => add(region, dimension, value, failed, line.ms);
  request("all", "");
  request("route", line.pattern || noRoute);
  request("cache", line.cache);
  for (const call of line.upstream) {
    if (!reachedUpstream(call)) continue;
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

/** Tally of a region, created on first use. */
export function regionOf(span: SpanTally, region: string): RegionTally {
  const tally: RegionTally = span.get(region) ?? new Map();
  span.set(region, tally);
  return tally;
}

/** Adds figures to those of a value. For a new value, stores the given object itself. */
export function addToRegion(region: RegionTally, dimension: RegionDimension, value: string, figures: Figures): void {
  const values = region.get(dimension);
  if (values && !values.has(value) && values.size < maxValues) values.set(value, figures);
  else addFigures(figuresOf(region, dimension, value), figures);
}

/** Figures of a value, created on first use. */
function figuresOf(region: RegionTally, dimension: RegionDimension, value: string): Figures {
  const values = region.get(dimension) ?? new Map<string, Figures>();
  region.set(dimension, values);
  const name = values.has(value) || values.size < maxValues ? value : beyond;
  const figures = values.get(name) ?? noFigures();
  values.set(name, figures);
  return figures;
}
