import { leavingMs } from "./chunk-guard-text";

/**
 * True if loading failed because the visitor is leaving the page. On Back, WebKit aborts loads before it reports the
 * navigation; a fallback navigation must not replace the page that Back leads to.
 */
export function causedByLeaving(reason: unknown): Promise<boolean> {
  if (window.isEndedImport?.(reason)) return Promise.resolve(true);
  return new Promise((decide) => {
    for (const sign of ["beforeunload", "pagehide"]) addEventListener(sign, () => decide(true));
    setTimeout(decide, leavingMs, false);
  });
}
