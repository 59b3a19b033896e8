/**
 * Handles a document that was truncated. The browser treats it as complete, but the page keeps waiting: for blocks that
 * React's scripts would move into place and, with an app, for streamed data.
 */

/** Markers of unfinished blocks, as React writes them. */
const unfinishedBlocks = "template[id^='B:']";
/** Id of the template with the message for missing blocks, on pages without an app. */
export const truncationMessageId = "cut-words";

declare global {
  interface Window {
    /** The document was truncated. Set by the inline script. */
    isCut?: boolean;
  }
}

interface Page extends Pick<Window, "document" | "isCut"> {
  /** The framework's stream, to which the document's scripts add data. */
  readonly __remixContext?: { readonly streamController?: Pick<ReadableStreamDefaultController, "close"> };
  addEventListener(name: string, run: () => void): void;
}

/** React's comment before an unfinished block; the function is set once the app has seen it. */
interface BoundaryStart extends Comment {
  _reactRetry?: () => void;
}

/**
 * Text of the inline script: the function below, which is self-contained. It contains no "<", which would need
 * escaping.
 */
export const truncatedDocumentText = (): string =>
  `(${endWithDocument})(window,"${unfinishedBlocks}","${truncationMessageId}")`;

/**
 * Ends the wait once the document is parsed, so that each unfinished block shows a message. If the page has an app, the
 * app renders the message, also for a block whose data is missing; otherwise the template's message is shown.
 */
function endWithDocument(page: Page, unfinished: string, wordsId: string): void {
  page.addEventListener("DOMContentLoaded", () => {
    const { document } = page;
    try {
      page.__remixContext?.streamController?.close();
      page.isCut = true;
    } catch {
      // The document's last script closed the stream: nothing is missing.
    }
    const words = document.getElementById(wordsId) as HTMLTemplateElement | null;
    for (const mark of document.querySelectorAll(unfinished)) {
      const start = mark.previousSibling as BoundaryStart | null;
      if (start?.data !== "$?") continue;
      // The state that React's own script sets for a block that failed on the server.
      start.data = "$!";
      start._reactRetry?.();
      if (!words) continue;
      // Remove the placeholder up to the end of the block; blocks nest.
      let depth = 0;
      for (let node = mark.nextSibling; node; ) {
        const { data } = node as Comment;
        if (node.nodeType === 8 && data === "/$" && depth-- === 0) break;
        if (node.nodeType === 8 && /^\$[?!]?$/.test(data)) depth++;
        const next = node.nextSibling;
        node.remove();
        node = next;
      }
      mark.parentNode?.insertBefore(words.content.cloneNode(true), mark.nextSibling);
    }
  });
}
