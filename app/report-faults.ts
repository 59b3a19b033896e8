/** Reports faults of the page's own scripts to the shop (A-LOG-01); the Japan and China hosts take none (A-LOG-04). */

const maxReports = 10;
const maxLength = 400;

/** Call once. `wanted` is false where reports are not taken. */
export function reportFaults(wanted: boolean): void {
  if (!wanted) return;
  let left = maxReports;
  const report = (kind: string, reason: unknown) => {
    if (left-- <= 0) return;
    const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
    const body = JSON.stringify({
      label: kind,
      status: null,
      request: { data: { path: location.pathname } },
      response: { data: message.slice(0, maxLength) },
      urlQueryString: "",
      fromClient: true,
    });
    // The page may be going away, and a report that fails must not become the next fault.
    fetch("/api/log/error", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive: true,
    }).catch(() => {});
  };
  addEventListener("error", (event) => report("script fault", event.error ?? event.message));
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => report("unhandled rejection", event.reason));
}
