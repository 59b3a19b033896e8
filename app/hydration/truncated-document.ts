/**
 * A document that ends before all of it has come. The browser takes that for the end, while the page goes on waiting: for
 * blocks that a script of React was to move into place, and with an app for data that was to be streamed.
 */

/** Marks of unfinished blocks, as React writes them. */
export const unfinishedBlocks = "template[id^='B:']";
/** Id of the template with the words for what has not come, on pages without an app. */
export const cutWordsId = "cut-words";

declare global {
  interface Window {
    /** The document has ended early. Left by the inline script. */
    isCut?: boolean;
  }
}

interface Page extends Pick<Window, "document" | "isCut"> {
  /** The framework's: where the document's own scripts put its data. */
  readonly __remixContext?: { readonly streamController?: Pick<ReadableStreamDefaultController, "close"> };
  addEventListener(name: string, run: () => void): void;
}

/** A comment in front of a block that React has not finished; the function is there when the app has met it. */
interface BoundaryStart extends Comment {
  _reactRetry?: () => void;
}

/** Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping. */
export const truncatedDocumentText = (): string => `(${endWithDocument})(window,"${unfinishedBlocks}","${cutWordsId}")`;

/**
 * Ends the wait for what cannot come any more, when the document has been read: each block then says what is missing. On a
 * page with an app the app draws that, also for a block that had come without its data; on others it is the template's words.
 */
export function endWithDocument(page: Page, unfinished: string, wordsId: string): void {
  page.addEventListener("DOMContentLoaded", () => {
    const { document } = page;
    try {
      page.__remixContext?.streamController?.close();
      page.isCut = true;
    } catch {
      // The document's last script has closed it: nothing is missing.
    }
    const words = document.getElementById(wordsId) as HTMLTemplateElement | null;
    for (const mark of document.querySelectorAll(unfinished)) {
      const start = mark.previousSibling as BoundaryStart | null;
      if (start?.data !== "$?") continue;
      // What React's own script does with a block that failed on the server.
      start.data = "$!";
      start._reactRetry?.();
      if (!words) continue;
      // Its place holder, up to the end of the block; there are blocks in blocks.
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
