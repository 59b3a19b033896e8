/** Renders components that are not part of the document: dialogs, toasts, the compare tray. */
import type { ReactNode } from "react";
import { render } from "react-dom";
import type { TextSource } from "~/i18n/use-t";
import { withTexts } from "./hydrate";
import { whenParsed } from "./when-parsed";

/** The document's own container, which hydration ignores. */
const places = () => document.querySelector("[data-mounts]");

/**
 * Mounts one component at the end of an element; rendering null removes it.
 * @param parent an alternative container. The default one is awaited while the document is being parsed, because an
 * element elsewhere would break the app's hydration
 */
export function mountPoint(texts: TextSource, parent: Element | null = places()): (tree: ReactNode) => void {
  const place = document.createElement("div");
  place.dataset.mounted = "";
  if (parent) parent.appendChild(place);
  else whenParsed(() => (places() ?? document.body).appendChild(place));
  return (tree) => {
    render(withTexts(texts, tree), place);
  };
}
