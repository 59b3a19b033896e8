/** Reports faults of the page's own scripts to the shop (A-LOG-01); the Japan and China hosts take none (A-LOG-04). */
import type { LogReport } from "@contracts/log";
import { faultReporting, isSampled } from "~/stores/fault-reporting";
import { recordVisit, replay } from "~/stores/visit-replay";

const maxReports = 10;
const maxLength = 400;

let left = 0;

/** Call once. `wanted` is false where reports are not taken. */
export function reportFaults(wanted: boolean): void {
  if (!wanted) return;
  left = maxReports;
  recordVisit();
  addEventListener("error", (event) => reportFault("script fault", event.error ?? event.message));
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
    reportFault("unhandled rejection", reason),
  );
}

/** Reports what went wrong, unless it did not: see {@link isNoFault}. */
export function reportFault(label: string, reason: unknown): void {
  if (left <= 0 || isNoFault(reason)) return;
  left -= 1;
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  const report: LogReport = {
    label,
    status: null,
    request: { data: { path: location.pathname } },
    response: { data: message.slice(0, maxLength) },
    urlQueryString: "",
    fromClient: true,
    traceId: isSampled(faultReporting.traceSampleRate) ? traceId() : null,
    replay: isSampled(faultReporting.errorReplayRate) ? replay() : [],
  };
  // The page may be going away, and a report that fails must not become the next fault.
  fetch("/api/log/error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

/** A-SESS-09: a navigation that was redirected, or given up for another one, ends in an exception and is none. */
export function isNoFault(reason: unknown): boolean {
  if (reason instanceof Response) return reason.status >= 300 && reason.status < 400;
  return typeof reason === "object" && reason !== null && "name" in reason && reason.name === "AbortError";
}

/** Id of the request that this document came with; the edge says it in `Server-Timing`. */
function traceId(): string | null {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming)) return null;
  return entry.serverTiming.find(({ name }) => name === "trace")?.description ?? null;
}
