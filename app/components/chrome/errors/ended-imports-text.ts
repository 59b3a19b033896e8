declare global {
  interface Window {
    /**
     * True for an import that the browser ended because it is leaving the page: nobody is there to miss it. Left by the
     * inline script.
     */
    isEndedImport?: (reason: unknown) => boolean;
  }
}

/** Text of the inline script: the function below and nothing from around it. */
export function endedImportsText(): string {
  return `(${followEndedImports})(window)`;
}

/** Tells the imports that Firefox and WebKit refuse to a page that they leave, which are no faults. */
function followEndedImports(page: Window): void {
  let leaving = false;
  page.addEventListener("beforeunload", () => {
    leaving = true;
  });
  const stays = () => {
    leaving = false;
  };
  // Who presses something is still there: the address was that of a file, or the way was given up.
  page.addEventListener("pointerdown", stays);
  page.addEventListener("keydown", stays);
  // The page is there again. It is also shown once its loads have ended, as they do when it is left.
  page.addEventListener("pageshow", ({ persisted }) => persisted && stays());
  // The error has no name of its own; every engine says "imported module" or "Importing a module".
  page.isEndedImport = (reason) => leaving && /import\w* (a )?module/i.test(String(reason));
}
