/** Takes over a fetched document: the main part, and the parts of head and header that depend on the address. */
import { Idiomorph } from "idiomorph";
import { updateReturnLinks } from "~/components/chrome/frame-links";
import { hydrateToggles } from "~/enhance/features/compare";
import { hydrateIdle, releaseWidget } from "~/enhance/hydrate";
import type { TextSource } from "~/i18n/use-t";
import { $basketCount } from "~/stores/basket/basket";
import { writePlaceholders } from "./placeholders";

/** Metadata for search engines and other sites. */
const addressParts =
  "link[rel='canonical'],link[rel='alternate'],meta[name='description'],meta[name='robots'],meta[property]";

/** Unchanged elements are kept, and with them focus, open details, sheets and typed text. */
export function replaceMain(page: Document, texts: Promise<TextSource>): void {
  const main = document.querySelector("main");
  const next = page.querySelector("main");
  if (!main || !next) return;
  // Structured data is for crawlers, and the browser refuses inserted scripts.
  for (const script of next.querySelectorAll("script")) script.remove();
  const refocus = rememberFocus(main);
  takeOverHead(page);
  takeOverHeader(page);
  Idiomorph.morph(main, [...next.childNodes], { morphStyle: "innerHTML", callbacks });
  refocus();
  writePlaceholders();
  hydrateIdle(main, texts);
  hydrateToggles(main, texts);
}

function takeOverHead(page: Document): void {
  document.title = page.title;
  for (const old of document.head.querySelectorAll(addressParts)) old.remove();
  for (const part of page.head.querySelectorAll(addressParts))
    document.head.appendChild(document.importNode(part, true));
}

function takeOverHeader(page: Document): void {
  updateReturnLinks(location.pathname + location.search);
  const field = (of: Document) => of.querySelector<HTMLInputElement>("header input[type='search']");
  const [old, fresh] = [field(document), field(page)];
  if (old && fresh && old.defaultValue !== fresh.defaultValue) old.value = old.defaultValue = fresh.defaultValue;
  // If this document has changed the basket, its count is newer than the fetched one.
  if ($basketCount.get() !== null) return;
  const count = (of: Document) => of.querySelector("header [data-slot='basket-count']");
  const [shown, told] = [count(document), count(page)];
  if (shown && told && shown.textContent !== told.textContent) shown.textContent = told.textContent;
}

/** Text fields. */
const isWritten = (node: Node): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && /^(?:text|search|email)$/.test(node.type));

/** Attributes that record actions of visitors or scripts. */
const ownAttributes = new Set(["open", "autofocus"]);

const callbacks = {
  beforeNodeMorphed(old: Node, fresh: Node): boolean {
    if (!(old instanceof HTMLElement)) return true;
    if (old.hasAttribute("data-stays-as-is")) return false;
    if (isWritten(old)) return old.defaultValue !== (fresh as HTMLInputElement).defaultValue;
    return old.localName !== "shop-widget" || morphWidget(old, fresh as Element);
  },
  beforeAttributeUpdated: (name: string): boolean => !ownAttributes.has(name),
  afterNodeRemoved(node: Node): void {
    if (!(node instanceof Element)) return;
    for (const widget of [node, ...node.querySelectorAll("shop-widget")]) releaseWidget(widget);
  },
};

/** A widget with the same props is kept; otherwise it gets the new markup and is hydrated again. */
function morphWidget(old: Element, fresh: Element): false {
  const isSame = (name: string) => old.getAttribute(name) === fresh.getAttribute(name);
  if (isSame("name") && isSame("props") && !fresh.hasAttribute("keeps-children")) return false;
  releaseWidget(old);
  for (const name of ["name", "props", "keeps-children"]) {
    const value = fresh.getAttribute(name);
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
  old.replaceChildren(...[...fresh.childNodes].map((child) => document.importNode(child, true)));
  return false;
}

/** Returns a function that restores the focus to its control, or to the changed region. */
function rememberFocus(main: Element): () => void {
  const held = document.activeElement;
  if (!held || !main.contains(held)) return () => {};
  const { id } = held;
  const name = held.getAttribute("name");
  const value = held.getAttribute("value");
  return () => {
    if (main.contains(document.activeElement)) return;
    const again =
      (id && document.getElementById(id)) ||
      [...main.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name ?? "")}"]`)].find(
        (control) => value === null || control.getAttribute("value") === value,
      ) ||
      main.querySelector<HTMLElement>("[data-after-change]") ||
      main;
    (again as HTMLElement).focus({ preventScroll: true });
  };
}
