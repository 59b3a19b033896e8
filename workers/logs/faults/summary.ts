/** Summary of a fault from the requests of a period: upstream, time, routes, regions, and the first request. */
import type { UpstreamCall } from "@contracts/values/request-line";
import { isFailed, isFailedCall } from "../figures/failed";
import { type Frame, framesIn } from "../stacks/frames";
import type { StoredLine } from "../store/line";
import { callsOf, requestsOf, sentCalls } from "./weights";

/** Requests or calls that failed alike. */
interface Group {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** Id of the first request. */
  readonly request: string;
}

/**
 * Values that only the group's requests have. A list is empty, and `page` null, if the group does not stand out by it.
 */
interface Where {
  readonly regions: readonly string[];
  /** Compared with other requests of the group's regions. */
  readonly languages: readonly string[];
  /** Builds. */
  readonly versions: readonly string[];
  /** The only page affected, if the route has others. */
  readonly page: string | null;
}

export interface CallGroup extends Group, Where {
  readonly service: string;
  /** True status or reason; behind an open circuit, the one that opened it. */
  readonly failure: string;
  readonly method: string;
  /** Host and path, with numbers and ids of the path as `:id`. */
  readonly address: string;
  /** Highest number of attempts of a failed call. */
  readonly attempts: number;
  /** Failed calls of the service in the period, as a share of all its calls. */
  readonly share: number;
  /** Requests with such a call, as a share of all requests since the first of them. */
  readonly affected: number;
}

/** Successful calls of one upstream that were late or needed a retry. */
export interface LateGroup extends Group, Where {
  readonly service: string;
  /** As a share of the service's calls since the first of them. */
  readonly share: number;
  /** Median duration in milliseconds. */
  readonly median: number;
}

export interface ErrorGroup extends Group, Where {
  readonly label: string;
  readonly service: string | null;
  /** Requests with this error, as a share of all requests since the first of them. */
  readonly affected: number;
  /** The stack of the first error that has one; innermost frame first. */
  readonly stack: readonly Frame[];
  /** Build of that error's storefront. */
  readonly version: string | undefined;
}

export interface ShareGroup extends Group {
  readonly value: string;
  /** Requests of this value, failed or not. */
  readonly of: number;
}

export interface FaultSummary {
  /** All requests; estimated if not all were stored. */
  readonly requests: number;
  /** Requests that were stored. */
  readonly kept: number;
  readonly failed: number;
  /** Visits with a basket or an account among the failed requests; others have no name. */
  readonly visits: number;
  /** Failed request with the lowest time; null if none failed. */
  readonly first: StoredLine | null;
  readonly last: StoredLine | null;
  readonly calls: readonly CallGroup[];
  readonly errors: readonly ErrorGroup[];
  readonly slow: readonly LateGroup[];
  /** Calls that succeeded only on a retry. */
  readonly retried: readonly LateGroup[];
  readonly routes: readonly ShareGroup[];
  readonly regions: readonly ShareGroup[];
  readonly languages: readonly ShareGroup[];
  readonly versions: readonly ShareGroup[];
  /**
   * Requests refused with a 4xx, by status and route: an edge rule, a limit, a broken form, a route with missing pages.
   */
  readonly refusals: readonly ShareGroup[];
}

/** Milliseconds from which a call counts as slow. */
export const slowCallMs = 1000;

/** @param lines of the period, in any order */
export function summarize(lines: readonly StoredLine[]): FaultSummary {
  const ordered = lines.toSorted((left, right) => left.at - right.at);
  const failed = ordered.filter(isFailed);
  return {
    requests: requestsOf(ordered),
    kept: ordered.length,
    failed: failed.length,
    visits: new Set(failed.flatMap(({ visit }) => visit ?? [])).size,
    first: failed[0] ?? null,
    last: failed.at(-1) ?? null,
    calls: callGroups(ordered),
    errors: errorGroups(ordered),
    slow: lateGroups(ordered, ({ ms }) => (ms ?? 0) >= slowCallMs),
    retried: lateGroups(ordered, ({ attempts }) => attempts > 1),
    routes: shares(ordered, routeOf),
    regions: shares(ordered, ({ region }) => region),
    languages: shares(ordered, languageOf),
    versions: shares(ordered, ({ version }) => version ?? "unknown"),
    refusals: refusals(ordered),
  };
}

const languageOf = ({ language = "none" }: StoredLine): string => language;
const routeOf = ({ pattern, path }: StoredLine): string => pattern ?? path;

const serviceOf = ({ service, name }: UpstreamCall): string => service ?? name;
const failureOf = ({ last, fault, status }: UpstreamCall): string => String(last ?? fault ?? status ?? "no answer");

function callGroups(lines: readonly StoredLine[]): CallGroup[] {
  const sent = sentCalls(lines);
  const all = Map.groupBy(sent, ({ call }) => serviceOf(call));
  const failed = sent.filter(({ call }) => isFailedCall(call));
  const failedOf = Map.groupBy(failed, ({ call }) => serviceOf(call));
  const groups = Map.groupBy(failed, ({ call }) =>
    [serviceOf(call), failureOf(call), call.method, addressOf(call)].join(" "),
  );
  return [...groups.values()]
    .flatMap((ofGroup): CallGroup[] => {
      const [begun] = ofGroup;
      if (!begun) return [];
      const service = serviceOf(begun.call);
      const hit = [...new Set(ofGroup.map(({ line }) => line))];
      const since = lines.slice(lines.indexOf(begun.line));
      return [
        {
          ...groupOf(ofGroup.map(({ line }) => line)),
          affected: affectedOf(hit, lines),
          ...onlyWhere(hit, since),
          service,
          failure: failureOf(begun.call),
          method: begun.call.method ?? "",
          address: addressOf(begun.call),
          attempts: Math.max(...ofGroup.map(({ call }) => call.attempts)),
          share: callsOf(failedOf.get(service) ?? []) / callsOf(all.get(service) ?? []),
        },
      ];
    })
    .toSorted((left, right) => right.count - left.count);
}

/** @param hit affected lines, oldest first; may repeat */
function affectedOf(hit: readonly StoredLine[], lines: readonly StoredLine[]): number {
  const [begun] = hit;
  return begun ? requestsOf([...new Set(hit)]) / requestsOf(lines.slice(lines.indexOf(begun))) : 0;
}

/** @param since all lines since the first affected one */
function onlyWhere(hit: readonly StoredLine[], since: readonly StoredLine[]): Where {
  const hitRegions = new Set(hit.map(({ region }) => region));
  const ofRegions = since.filter(({ region }) => hitRegions.has(region));
  return {
    regions: someOf(hit, since, ({ region }) => region),
    languages: someOf(hit, ofRegions, languageOf),
    versions: someOf(hit, since, ({ version = "unknown" }) => version),
    page: onlyPageOf(hit, ofRegions),
  };
}

/** The path that all affected lines share; null for a single line, or if the route had requests for no other path. */
function onlyPageOf(hit: readonly StoredLine[], since: readonly StoredLine[]): string | null {
  const [first, second] = new Set(hit);
  if (!first || !second || hit.some(({ path }) => path !== first.path)) return null;
  const hasOthers = since.some((line) => line.path !== first.path && routeOf(line) === routeOf(first));
  return hasOthers ? first.path : null;
}

/** Values of the affected lines; empty if no other line has a different value. */
function someOf(
  hit: readonly StoredLine[],
  all: readonly StoredLine[],
  named: (line: StoredLine) => string,
): readonly string[] {
  const values = new Set(hit.map(named));
  return values.size === new Set(all.map(named)).size ? [] : [...values].sort();
}

function lateGroups(lines: readonly StoredLine[], isLate: (call: UpstreamCall) => boolean): LateGroup[] {
  const sent = sentCalls(lines);
  return [...Map.groupBy(sent, ({ call }) => serviceOf(call))]
    .flatMap(([service, calls]): LateGroup[] => {
      const slow = calls.filter(({ call }) => !isFailedCall(call) && isLate(call));
      const [begun] = slow;
      if (!begun) return [];
      const times = slow.map(({ call }) => call.ms ?? 0).toSorted((left, right) => left - right);
      return [
        {
          ...groupOf(slow.map(({ line }) => line)),
          count: Math.round(callsOf(slow)),
          ...onlyWhere(
            slow.map(({ line }) => line),
            lines.slice(lines.indexOf(begun.line)),
          ),
          service,
          share: callsOf(slow) / callsOf(calls.slice(calls.indexOf(begun))),
          median: times[times.length >> 1] ?? 0,
        },
      ];
    })
    .toSorted((left, right) => right.count - left.count);
}

const isMissing = ({ status }: StoredLine): boolean => status === 404 || status === 410;
const isRefusal = (line: StoredLine): boolean => line.status >= 400 && line.status < 500 && !isMissing(line);

/** From this share of a route's requests and this number of stored ones, missing pages count as a fault of the shop. */
const manyMissing = { share: 0.5, count: 3 } as const;

/** Requests for unknown addresses are normal, but rare on routes whose pages the shop links to. */
function hasLostPages(ofRoute: readonly StoredLine[]): boolean {
  const missing = ofRoute.filter(isMissing);
  const isOfPages = ofRoute.some(({ pattern = "*" }) => !pattern.endsWith("*"));
  // Counts stored requests, because a weight of twenty is still evidence from one request.
  const isMany = missing.length >= manyMissing.count;
  return isOfPages && isMany && requestsOf(missing) >= manyMissing.share * requestsOf(ofRoute);
}

function refusals(lines: readonly StoredLine[]): ShareGroup[] {
  const ofRoute = Map.groupBy(lines, routeOf);
  const lost = [...ofRoute.values()].filter(hasLostPages).flatMap((all) => all.filter(isMissing));
  return [
    ...Map.groupBy([...lines.filter(isRefusal), ...lost], (line) => `${line.status} ${line.method} ${routeOf(line)}`),
  ]
    .map(([value, refused]) => ({
      ...groupOf(refused),
      value,
      count: requestsOf(refused),
      of: requestsOf(ofRoute.get(refused[0] ? routeOf(refused[0]) : "") ?? []),
    }))
    .toSorted((left, right) => right.count - left.count);
}

function errorGroups(lines: readonly StoredLine[]): ErrorGroup[] {
  const entries = lines.flatMap((line) =>
    line.entries
      .filter(({ level }) => level === "error")
      .map(({ label, members }) => ({
        line,
        label,
        service: typeof members?.service === "string" ? members.service : null,
        stack: framesIn(members),
      })),
  );
  return [...Map.groupBy(entries, ({ label, service }) => `${label} ${service}`).values()]
    .flatMap((ofGroup): ErrorGroup[] => {
      const [begun] = ofGroup;
      if (!begun) return [];
      const { label, service } = begun;
      const traced = ofGroup.find(({ stack }) => stack.length > 0);
      const { stack = [], line } = traced ?? {};
      const hit = ofGroup.map((one) => one.line);
      const only = onlyWhere(hit, lines.slice(lines.indexOf(begun.line)));
      const affected = affectedOf(hit, lines);
      return [{ ...groupOf(hit), affected, ...only, label, service, stack, version: line?.version }];
    })
    .toSorted((left, right) => right.count - left.count);
}

/** Failed requests by a value that all requests have, worst first. */
function shares(lines: readonly StoredLine[], named: (line: StoredLine) => string): ShareGroup[] {
  return [...Map.groupBy(lines, named)]
    .flatMap(([value, ofValue]): ShareGroup[] => {
      const failed = ofValue.filter(isFailed);
      return failed.length > 0 ? [{ ...groupOf(failed), value, of: requestsOf(ofValue) }] : [];
    })
    .toSorted((left, right) => right.count - left.count);
}

/** @param lines at least one, oldest first */
function groupOf(lines: readonly StoredLine[]): Group {
  const [first] = lines;
  return { count: lines.length, first: first?.at ?? 0, last: lines.at(-1)?.at ?? 0, request: first?.id ?? "" };
}

/** Products and orders are many; what fails is the call. */
function addressOf({ host = "", path = "" }: UpstreamCall): string {
  const parts = path.split("/").map((part) => (/\d/.test(part) && !/^v\d+$/.test(part) ? ":id" : part));
  return host + parts.join("/");
}
