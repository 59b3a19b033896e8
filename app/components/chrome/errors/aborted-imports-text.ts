declare global {
  interface Window {
    /** True for an import that the browser aborted because the page is unloading. Set by the inline script. */
    isEndedImport?: (reason: unknown) => boolean;
  }
}

/** Text of the inline script: the function below, self-contained. */
export function abortedImportsText(): string {
  return `(${followAbortedImports})(window)`;
}

/** Detects the imports that Firefox and WebKit reject while leaving a page. */
function followAbortedImports(page: Window): void {
  let leaving = false;
  page.addEventListener("beforeunload", () => {
    leaving = true;
  });
  const stays = () => {
    leaving = false;
  };
  // A press means the page stays: the link was a download, or the navigation was canceled.
  page.addEventListener("pointerdown", stays);
  page.addEventListener("keydown", stays);
  // Restored from the back/forward cache. `pageshow` also fires when loading ends, which leaving the page causes too.
  page.addEventListener("pageshow", ({ persisted }) => persisted && stays());
  // The error has no distinct name; every engine's message contains "imported module" or "Importing a module". Firefox
  // gives no reason for a module that has arrived before others that it imports.
  page.isEndedImport = (reason) => leaving && (reason === undefined || /import\w* (a )?module/i.test(String(reason)));
}
