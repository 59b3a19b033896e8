/** Runs work when the document has been read to its end, at once where it already has. */
export function whenRead(work: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}

/** Runs work when an element has been read, at the latest with the end of the document; its content may still be missing. */
export function whenThere(selector: string, work: () => void): void {
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
