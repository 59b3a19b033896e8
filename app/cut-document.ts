/**
 * A document that ends before all of it has come. The browser takes that for the end, while the app goes on waiting: for
 * data that was to be streamed, and for blocks that React was to move into place.
 */

/** Marks of unfinished blocks, as React writes them. */
export const unfinishedBlocks = "template[id^='B:']";

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
export const cutDocumentText = (): string => `(${endWithDocument})(window,"${unfinishedBlocks}")`;

/**
 * Ends the wait for what cannot come any more, when the document has been read: each block then says what is missing. A
 * block that had come without its data says so too: the app could not draw it again.
 */
export function endWithDocument(page: Page, unfinished: string): void {
  page.addEventListener("DOMContentLoaded", () => {
    try {
      page.__remixContext?.streamController?.close();
      page.isCut = true;
    } catch {
      // The document's last script has closed it: nothing is missing.
    }
    for (const mark of page.document.querySelectorAll(unfinished)) {
      // What React's own script does with a block that failed on the server: the app draws it.
      const start = mark.previousSibling as BoundaryStart | null;
      if (start?.data === "$?") {
        start.data = "$!";
        start._reactRetry?.();
      }
    }
  });
}
