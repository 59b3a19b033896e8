/** Reports faults of the page's own scripts to the shop (A-LOG-01); the Japan and China hosts take none (A-LOG-04). */
import type { LogReport, ReplayStep } from "@contracts/log";
import { redactPath, redactText } from "@domain/http/log/redact-text";
import { recordVisit, replay } from "~/stores/analytics/visit-replay";
import { faultReporting, isSampled } from "~/stores/fault-reporting";
import { stackOf } from "./fault-stack";

const maxReports = 10;
const maxLength = 400;

let left = 0;

/** Call once. `wanted` is false where reports are not taken. */
export function reportFaults(wanted: boolean): void {
  if (!wanted) return;
  left = maxReports;
  recordVisit();
  addEventListener("error", ({ error, message, filename, lineno, colno }) => {
    // A fault without an error, of a script that could not be read, says where it was all the same.
    const place = `@${filename}:${lineno}:${colno}`;
    reportFault("script fault", error ?? message, error instanceof Error ? error.stack : place);
  });
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
    reportFault("unhandled rejection", reason),
  );
}

/**
 * Reports what went wrong, unless it did not: see {@link isNoFault}. Texts and paths are redacted before they leave.
 * @param stack as the browser writes it
 */
export function reportFault(label: string, reason: unknown, stack = reason instanceof Error ? reason.stack : ""): void {
  if (left <= 0 || isNoFault(reason) || window.isEndedImport?.(reason)) return;
  left -= 1;
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  const report: LogReport = {
    label,
    status: null,
    request: { data: { path: redactPath(location.pathname) } },
    response: { data: redactText(message).slice(0, maxLength) },
    urlQueryString: "",
    fromClient: true,
    traceId: isSampled(faultReporting.traceSampleRate) ? traceId() : null,
    replay: isSampled(faultReporting.errorReplayRate) ? replay().map(redacted) : [],
    stack: stackOf(stack ?? "", location.origin),
  };
  // The page may be going away, and a report that fails must not become the next fault.
  fetch("/api/log/error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

/** For the end of a chain: an import that a page does not get because it is left is nothing to tell anybody. */
export function unlessEnded(error: unknown): void {
  if (!window.isEndedImport?.(error)) throw error;
}

const redacted = (step: ReplayStep): ReplayStep => ({ ...step, what: redactText(step.what) });

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
