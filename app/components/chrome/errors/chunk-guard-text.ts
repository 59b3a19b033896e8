/** How long after a reload the next failure is left to the page. */
const reloadPauseMs = 60_000;
const storageKey = "chunk-reload";

declare global {
  interface Window {
    /**
     * Loads the page anew, and returns true, when its first scripts have failed; does nothing, and returns false, where
     * somebody is at work on the page, on the way to another one, or where that was tried a moment ago. Left by the inline
     * script.
     */
    chunkFailed?: () => boolean;
    /** The first scripts are there: whatever fails later has an answer of its own. Left by the inline script. */
    chunksCame?: () => void;
  }
}

/** Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping. */
export function chunkGuardText(): string {
  return `(${guardChunks})(window,"${storageKey}",${reloadPauseMs})`;
}

function guardChunks(page: Window, key: string, pauseMs: number): void {
  // A press leads on, or begins a form: browsers end the imports of a page that is left, which must not look like a fault.
  const signs = ["pointerdown", "keydown", "submit", "beforeunload"];
  let quiet = true;
  const busy = () => {
    quiet = false;
    for (const sign of signs) page.removeEventListener(sign, busy, true);
  };
  for (const sign of signs) page.addEventListener(sign, busy, true);
  page.chunksCame = busy;
  page.chunkFailed = () => {
    // Without a network the page that is there is better than the browser's own about it.
    if (!quiet || page.navigator.onLine === false) return false;
    const now = Date.now();
    try {
      if (pauseMs > now - Number(page.sessionStorage.getItem(key))) return false;
      page.sessionStorage.setItem(key, String(now));
    } catch {
      // Nobody would remember the last time: better no reload than an endless one.
      return false;
    }
    page.location.reload();
    return true;
  };
}
