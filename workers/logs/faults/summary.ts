/** Summary of a fault from the requests of a period: upstream, time, routes, regions, and the first request. */
import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";
import { isFailed, isFailedCall } from "../figures/failed";
import { type Frame, framesIn } from "../stacks/frames";

/** Requests or calls that failed alike. */
interface Group {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** Id of the first request. */
  readonly request: string;
}

export interface CallGroup extends Group {
  readonly service: string;
  /** True status or reason; behind an open circuit, the one that opened it. */
  readonly failure: string;
  readonly method: string;
  /** Host and path, with numbers and ids of the path as `:id`. */
  readonly address: string;
  /** Attempts of the failed calls, most first. */
  readonly attempts: number;
  /** Failed calls of the service in the period, as a share of all its calls. */
  readonly share: number;
}

export interface ErrorGroup extends Group {
  readonly label: string;
  readonly service: string | null;
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
  readonly requests: number;
  readonly failed: number;
  /** Visits with a basket or an account among the failed requests; others have no name. */
  readonly visits: number;
  /** Failed request with the lowest time; null if none failed. */
  readonly first: RequestLine | null;
  readonly last: RequestLine | null;
  readonly calls: readonly CallGroup[];
  readonly errors: readonly ErrorGroup[];
  readonly routes: readonly ShareGroup[];
  readonly regions: readonly ShareGroup[];
}

/** @param lines of the period, in any order */
export function summarize(lines: readonly RequestLine[]): FaultSummary {
  const ordered = lines.toSorted((left, right) => left.at - right.at);
  const failed = ordered.filter(isFailed);
  return {
    requests: ordered.length,
    failed: failed.length,
    visits: new Set(failed.flatMap(({ visit }) => visit ?? [])).size,
    first: failed[0] ?? null,
    last: failed.at(-1) ?? null,
    calls: callGroups(ordered),
    errors: errorGroups(ordered),
    routes: shares(ordered, ({ pattern, path }) => pattern ?? path),
    regions: shares(ordered, ({ region }) => region),
  };
}

const serviceOf = ({ service, name }: UpstreamCall): string => service ?? name;
const failureOf = ({ last, fault, status }: UpstreamCall): string => String(last ?? fault ?? status ?? "no answer");

function callGroups(lines: readonly RequestLine[]): CallGroup[] {
  const sent = lines.flatMap((line) => line.upstream.map((call) => ({ line, call })));
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
      return [
        {
          ...groupOf(ofGroup.map(({ line }) => line)),
          service,
          failure: failureOf(begun.call),
          method: begun.call.method ?? "",
          address: addressOf(begun.call),
          attempts: Math.max(...ofGroup.map(({ call }) => call.attempts)),
          share: (failedOf.get(service)?.length ?? 0) / (all.get(service)?.length ?? 1),
        },
      ];
    })
    .toSorted((left, right) => right.count - left.count);
}

function errorGroups(lines: readonly RequestLine[]): ErrorGroup[] {
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
      return [{ ...groupOf(ofGroup.map((one) => one.line)), label, service, stack, version: line?.version }];
    })
    .toSorted((left, right) => right.count - left.count);
}

/** Failed requests by a value that all requests have, worst first. */
function shares(lines: readonly RequestLine[], named: (line: RequestLine) => string): ShareGroup[] {
  return [...Map.groupBy(lines, named)]
    .flatMap(([value, ofValue]): ShareGroup[] => {
      const failed = ofValue.filter(isFailed);
      return failed.length > 0 ? [{ ...groupOf(failed), value, of: ofValue.length }] : [];
    })
    .toSorted((left, right) => right.count - left.count);
}

/** @param lines at least one, oldest first */
function groupOf(lines: readonly RequestLine[]): Group {
  const [first] = lines;
  return { count: lines.length, first: first?.at ?? 0, last: lines.at(-1)?.at ?? 0, request: first?.id ?? "" };
}

/** Products and orders are many; what fails is the call. */
function addressOf({ host = "", path = "" }: UpstreamCall): string {
  const parts = path.split("/").map((part) => (/\d/.test(part) && !/^v\d+$/.test(part) ? ":id" : part));
  return host + parts.join("/");
}
