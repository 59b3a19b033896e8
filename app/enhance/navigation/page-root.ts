/** Root data embedded in the document for its widgets. */
import type { RootPageData } from "~/loaders/page/root.server";

/** Id of the element that holds it as JSON. */
export const pageRootId = "page-root";

let root: RootPageData | null | undefined;

/** URL of the second style sheet, which documents of most pages do not link. */
export const furtherStyles = (): string | undefined => document.getElementById(pageRootId)?.dataset.styles;

/** Null if the root failed. Written by our server, so not validated. */
export function pageRoot(): RootPageData | null {
  // Not cached until the element has been parsed.
  if (!root) {
    const text = document.getElementById(pageRootId)?.textContent;
    root = text ? (JSON.parse(text) as RootPageData) : null;
  }
  return root;
}
