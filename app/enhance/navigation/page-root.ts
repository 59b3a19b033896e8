/** The data of the root that a document brings for its widgets. */
import type { RootPageData } from "~/loaders/page/root.server";

/** Id of the element that holds it, as JSON. */
export const pageRootId = "page-root";

let root: RootPageData | null | undefined;

/** Null on a page whose root failed. Written by this shop's server, so it is taken as it is. */
export function pageRoot(): RootPageData | null {
  // Asked before the document has been read that far, it is asked again.
  if (!root) {
    const text = document.getElementById(pageRootId)?.textContent;
    root = text ? (JSON.parse(text) as RootPageData) : null;
  }
  return root;
}
