import { leavingMs } from "./chunk-guard-text";

/**
 * True if loading failed because the page is being left. WebKit ends the loads of a page that is left with Back before it
 * says so; what would be opened instead must not replace the page to which Back leads.
 */
export function isLeft(reason: unknown): Promise<boolean> {
  if (window.isEndedImport?.(reason)) return Promise.resolve(true);
  return new Promise((decide) => {
    for (const sign of ["beforeunload", "pagehide"]) addEventListener(sign, () => decide(true));
    setTimeout(decide, leavingMs, false);
  });
}
