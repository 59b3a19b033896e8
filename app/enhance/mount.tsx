/** Draws components that no document brings: dialogs, messages, the tray of compared products. */
import type { ReactNode } from "react";
import { render } from "react-dom";
import type { TextSource } from "~/i18n/use-t";
import { withTexts } from "./hydrate";
import { whenRead } from "./when-read";

/** The document's own place for them, which an app of the page leaves alone. */
const places = () => document.querySelector("[data-mounts]");

/**
 * A place for one component at the end of an element. Drawing null takes the component away.
 * @param parent where the document's own place is not meant; that is waited for while the document is being read: an element
 *   anywhere else would be one that the app of the page does not know when it hydrates
 */
export function mountPoint(texts: TextSource, parent: Element | null = places()): (tree: ReactNode) => void {
  const place = document.createElement("div");
  place.dataset.mounted = "";
  if (parent) parent.appendChild(place);
  else whenRead(() => (places() ?? document.body).appendChild(place));
  return (tree) => {
    render(withTexts(texts, tree), place);
  };
}
