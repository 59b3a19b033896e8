/** Draws components that no document brings: dialogs, messages, the tray of compared products. */
import type { ReactNode } from "react";
import { render } from "react-dom";
import type { TextSource } from "~/i18n/use-t";
import { withTexts } from "./hydrate";

/** The document's own place for them, which an app of the page leaves alone. */
const places = () => document.querySelector("[data-mounts]") ?? document.body;

/** A place for one component at the end of an element. Drawing null takes the component away. */
export function mountPoint(texts: TextSource, parent: Element = places()): (tree: ReactNode) => void {
  const place = document.createElement("div");
  place.dataset.mounted = "";
  parent.appendChild(place);
  return (tree) => {
    render(withTexts(texts, tree), place);
  };
}
