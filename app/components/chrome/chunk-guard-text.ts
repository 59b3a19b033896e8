/** How long after a reload the next failure is left to the page. */
const reloadPauseMs = 60_000;
const storageKey = "chunk-reload";

declare global {
  interface Window {
    /** True when a document is being loaded, the address's or this one's; false when that was tried a moment ago. */
    chunkFailed?: (address?: string) => boolean;
  }
}

/** Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping. */
export function chunkGuardText(): string {
  return `(${guardChunks})(window,"${storageKey}",${reloadPauseMs})`;
}

function guardChunks(page: Window, key: string, pauseMs: number): void {
  page.chunkFailed = (address) => {
    // Without a network the page that is there is better than the browser's own about it.
    if (page.navigator.onLine === false) return false;
    const now = Date.now();
    try {
      if (pauseMs > now - Number(page.sessionStorage.getItem(key))) return false;
      page.sessionStorage.setItem(key, String(now));
    } catch {
      // Nobody would remember the last time: better no reload than an endless one.
      return false;
    }
    if (address) page.location.assign(address);
    else page.location.reload();
    return true;
  };
  page.addEventListener(
    "error",
    (event) => {
      const element = event.target as Partial<HTMLScriptElement & HTMLLinkElement> | null;
      if (element?.tagName === "SCRIPT" || (element?.tagName === "LINK" && element.rel === "modulepreload")) {
        page.chunkFailed?.();
      }
    },
    true,
  );
  page.addEventListener("vite:preloadError", () => page.chunkFailed?.());
}
