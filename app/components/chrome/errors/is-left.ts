import { leavingMs } from "./chunk-guard-text";

/**
 * True if loading failed because the page is being left. On Back, WebKit aborts loads before it reports that the page
 * is being left; a fallback navigation must not replace the page that Back leads to.
 */
export function isLeft(reason: unknown): Promise<boolean> {
  if (window.isEndedImport?.(reason)) return Promise.resolve(true);
  return new Promise((decide) => {
    for (const sign of ["beforeunload", "pagehide"]) addEventListener(sign, () => decide(true));
    setTimeout(decide, leavingMs, false);
  });
}
