/**
 * Reports of browsers, and of the services about their own work, in a period, grouped by label and position in the
 * stack.
 */
import { logEntryList, type StoredLogEntry } from "@contracts/log";
import * as v from "valibot";
import type { LogsEnv } from "../env";
import { type Frame, framesOf } from "../stacks/frames";
import type { StoredLine } from "../store/line";
import { requestsOf } from "./weights";

export interface ReportGroup {
  readonly label: string;
  /** False for a report of a service about its own work. */
  readonly fromClient: boolean;
  /** Stack of the first report that has one; innermost frame first. */
  readonly stack: readonly Frame[];
  readonly count: number;
  /** Pages that reported it; a page may report several times. */
  readonly pages: number;
  /** Pages, as a share of all requests since the first report. */
  readonly affected: number;
  readonly regions: readonly string[];
  /** Milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** Trace of the first report; its request id if it has none. */
  readonly request: string;
}

type Intake = Pick<LogsEnv, "LOG_URL" | "LOG_KEY">;

const timeoutMs = 1000;

/** Newest first. Null if the intake does not respond. The console works without it. */
export async function readReports(
  { LOG_URL: url, LOG_KEY: key }: Intake,
  query: Readonly<Record<string, string>>,
): Promise<readonly StoredLogEntry[] | null> {
  if (!url || !key) return null;
  try {
    const response = await fetch(`${url}/entries?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = v.safeParse(logEntryList, await response.json());
    return parsed.success ? parsed.output.entries : null;
  } catch {
    return null;
  }
}

/**
 * @param reports in any order; those outside of the period and of other levels are left out
 * @param requests of the period
 */
export function reportGroups(
  reports: readonly StoredLogEntry[],
  { since, until, region }: { readonly since: number; readonly until: number; readonly region?: string | undefined },
  requests: readonly Pick<StoredLine, "at" | "weight">[],
): ReportGroup[] {
  const placed = reports
    .filter(({ level }) => level === "error")
    .map((report) => ({ report, at: Date.parse(report.at), stack: framesOf(report.stack ?? []) }))
    .filter(({ report, at }) => at >= since && at <= until && (region === undefined || report.region === region))
    .toSorted((left, right) => left.at - right.at);
  return [
    ...Map.groupBy(
      placed,
      ({ report, stack }) => `${report.fromClient} ${report.label} ${stack[0]?.place ?? ""}`,
    ).values(),
  ]
    .flatMap((ofGroup): ReportGroup[] => {
      const [begun] = ofGroup;
      if (!begun) return [];
      const pageOf = ({ report }: (typeof ofGroup)[number]) => report.traceId ?? report.requestId;
      const pages = new Set(ofGroup.map(pageOf)).size;
      // A page's request precedes its first report, so requests since then may be fewer than pages.
      const since = Math.max(pages, requestsOf(requests.filter(({ at }) => at >= begun.at)));
      return [
        {
          label: begun.report.label,
          fromClient: begun.report.fromClient,
          stack: begun.stack,
          count: ofGroup.length,
          pages,
          affected: pages / since,
          regions: [...new Set(ofGroup.map(({ report }) => report.region))].sort(),
          first: begun.at,
          last: ofGroup.at(-1)?.at ?? begun.at,
          request: pageOf(begun),
        },
      ];
    })
    .toSorted((left, right) => right.count - left.count);
}
