/** Reports script faults to the shop (A-LOG-01). The Japan and China hosts take none (A-LOG-04). */
import type { LogReport, ReplayStep } from "@contracts/log";
import { redactPath, redactText } from "@domain/http/log/redact-text";
import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import { recordVisit, replay } from "~/stores/analytics/visit-replay";
import { faultReporting, isSampled } from "~/stores/fault-reporting";
import { stackOf } from "./fault-stack";

const maxReports = 10;
const maxLength = 400;

let left = 0;

/** Call once. `wanted` is false where reports are disabled. */
export function reportFaults(wanted: boolean): void {
  if (!wanted) return;
  left = maxReports;
  recordVisit();
  addEventListener("error", ({ error, message, filename, lineno, colno }) => {
    // A script that failed to parse has no error object, but a position.
    const place = `@${filename}:${lineno}:${colno}`;
    reportFault("script fault", error ?? message, error instanceof Error ? error.stack : place);
  });
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
    reportFault("unhandled rejection", reason),
  );
}

/**
 * Reports a fault unless {@link isExpectedFailure}. Texts and paths are redacted before sending.
 * @param stack in the browser's format
 */
export function reportFault(label: string, reason: unknown, stack = reason instanceof Error ? reason.stack : ""): void {
  if (isExpectedFailure(reason) || window.isEndedImport?.(reason)) return;
  if (failedImport.test(String(reason)))
    void causedByLeaving(reason).then((gone) => gone || send(label, reason, stack));
  else send(label, reason, stack);
}

/** Matches every engine's message; the error has no distinct name. */
const failedImport = /import\w* (a )?module/i;

function send(label: string, reason: unknown, stack: string | undefined): void {
  if (left <= 0) return;
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
  // Keepalive, because the page may be unloading. A failed report must not cause another fault.
  fetch("/api/log/error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {});
}

/** For the end of a promise chain: ignores imports aborted by leaving the page. */
export function ignoreAbortedImport(error: unknown): void {
  if (!window.isEndedImport?.(error)) throw error;
}

const redacted = (step: ReplayStep): ReplayStep => ({ ...step, what: redactText(step.what) });

/** A-SESS-09: a redirected or aborted navigation rejects with an exception but is not a fault. */
export function isExpectedFailure(reason: unknown): boolean {
  if (reason instanceof Response) return reason.status >= 300 && reason.status < 400;
  return typeof reason === "object" && reason !== null && "name" in reason && reason.name === "AbortError";
}

/** Request id of this document, from `Server-Timing`. */
function traceId(): string | null {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming)) return null;
  // Safari supports it since 16.4, and some proxies and extensions remove it.
  const timings: readonly PerformanceServerTiming[] | undefined = entry.serverTiming;
  return timings?.find(({ name }) => name === "trace")?.description ?? null;
}
