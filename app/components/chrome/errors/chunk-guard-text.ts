/** Minimum time between two reloads. */
const reloadPauseMs = 60_000;
/**
 * On Back, WebKit aborts the page's imports before it fires `beforeunload`; a reload would cancel the navigation.
 */
export const leavingMs = 300;
const storageKey = "chunk-reload";

declare global {
  interface Window {
    /**
     * Reloads the page after its first scripts failed, unless it is in use or unloading, or was reloaded recently. Set
     * by the inline script.
     */
    chunkFailed?: () => void;
    /** Called once the first scripts have loaded; later failures are handled elsewhere. Set by the inline script. */
    chunksLoaded?: () => void;
  }
}

/** Text of the inline script: the function below, self-contained. It has no "<", which would need escaping. */
export function chunkGuardText(): string {
  return `(${guardChunks})(window,"${storageKey}",${reloadPauseMs},${leavingMs})`;
}

function guardChunks(page: Window, key: string, pauseMs: number, leavingMs: number): void {
  // A press may navigate or submit; browsers then abort imports, which must not look like a failure.
  const signs = ["pointerdown", "keydown", "submit", "beforeunload"];
  let quiet = true;
  const busy = () => {
    quiet = false;
    for (const sign of signs) page.removeEventListener(sign, busy, true);
  };
  for (const sign of signs) page.addEventListener(sign, busy, true);
  page.chunksLoaded = busy;
  const reload = () => {
    // Offline, the current page is better than the browser's error page.
    if (!quiet || page.navigator.onLine === false) return;
    const now = Date.now();
    try {
      if (pauseMs > now - Number(page.sessionStorage.getItem(key))) return;
      page.sessionStorage.setItem(key, String(now));
    } catch {
      // Without storage the last reload is unknown, so do not reload at all.
      return;
    }
    page.location.reload();
  };
  page.chunkFailed = () => void setTimeout(reload, leavingMs);
}
