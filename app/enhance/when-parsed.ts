/** Runs a callback once the document is parsed, or at once if it already is. */
export function whenParsed(work: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}

/**
 * Runs a callback once the element has been parsed, at the latest at the end of the document; its content may be
 * incomplete.
 */
export function whenElementParsed(selector: string, work: () => void): void {
  const isThere = () => document.readyState !== "loading" || document.querySelector(selector) !== null;
  if (isThere()) {
    work();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document, { childList: true, subtree: true });
}
