/** Runs a callback when the browser is idle, at the latest after two seconds. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
