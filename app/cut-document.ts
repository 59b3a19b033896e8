/**
 * A document that ends before all of it has come. The browser takes that for the end, while the app goes on waiting: for
 * data that was to be streamed, and for blocks that React was to move into place.
 */

declare global {
  interface Window {
    /** The framework's: where the document's own scripts put its data. */
    readonly __remixContext?: { readonly streamController?: ReadableStreamDefaultController<string> };
  }
}

/** A comment in front of a block that React has not finished; the function is there when the app has met it. */
interface BoundaryStart extends Comment {
  _reactRetry?: () => void;
}

/** Marks of unfinished blocks, as React writes them. The script that starts the app looks for them too. */
export const unfinishedBlocks = "template[id^='B:']";

/**
 * Ends the wait for what cannot come any more, when the document has been read: each block then says what is missing. A
 * block that had come without its data says so too: the app could not draw it again.
 * @returns whether the document has turned out to be cut
 */
export function endWithDocument(page: Pick<Window, "document" | "__remixContext">): () => boolean {
  const { document } = page;
  let isCut = false;
  const end = () => {
    try {
      page.__remixContext?.streamController?.close();
      isCut = true;
    } catch {
      // The document's last script has closed it: nothing is missing.
    }
    for (const mark of document.querySelectorAll(unfinishedBlocks)) leaveToApp(mark);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", end, { once: true });
  else end();
  return () => isCut;
}

/** What React's own script does with a block that failed on the server: the app draws it. */
function leaveToApp({ previousSibling }: Element): void {
  if (previousSibling?.nodeType !== Node.COMMENT_NODE) return;
  const start = previousSibling as BoundaryStart;
  if (start.data !== "$?") return;
  start.data = "$!";
  start._reactRetry?.();
}
