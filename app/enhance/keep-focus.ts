/**
 * Keeps the focus when a form or link leads to the same page, where a new document would start at the top: on the
 * control of the sent form or, if it is gone or for a link, on the changed region.
 */
import { tabValues } from "~/stores/storage";

const storageKey = "kept-focus";
/** Regions that change as a unit and can receive focus. */
const region = 'main [tabindex="-1"]:not(input)';

interface KeptFocus {
  readonly pathname: string;
  /** Id of the region; empty if none. */
  readonly region: string;
  /** Index among the page's regions, for those without id. */
  readonly index: number;
  /** Identifies the control in its region; null for a link, because link texts may repeat. */
  readonly control: { readonly tag: string; readonly id: string; readonly label: string } | null;
}

/** Call once per document, after parsing. */
export function keepFocus(): void {
  // The browser focuses the URL's fragment until the document has loaded.
  if (location.hash && document.readyState !== "complete") {
    addEventListener("load", () => setTimeout(bringBack), { once: true });
  } else bringBack();
  // After the listeners that act in place.
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const used = form.contains(document.activeElement) ? document.activeElement : submitter;
    const control = used && { tag: used.localName, id: used.id, label: labelOf(used) };
    if (used) keep(used, submitter?.getAttribute("formaction") ?? form.action, control);
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && !event.defaultPrevented && !link.target) keep(link, link.href, null);
  });
}

function keep(used: Element, address: string, control: KeptFocus["control"]): void {
  const { origin, pathname } = new URL(address, document.baseURI);
  const within = used.closest(region);
  if (!within || origin !== location.origin || pathname !== location.pathname) return;
  const index = [...document.querySelectorAll(region)].indexOf(within);
  const kept: KeptFocus = { pathname, region: within.id, index, control };
  tabValues.set(storageKey, JSON.stringify(kept));
}

function bringBack(): void {
  const text = tabValues.get(storageKey);
  if (!text) return;
  tabValues.set(storageKey, "");
  // Written by our own scripts, so not validated.
  const { pathname, index, control, ...kept }: KeptFocus = JSON.parse(text);
  const regions = [...document.querySelectorAll<HTMLElement>(region)];
  const within = kept.region ? regions.find(({ id }) => id === kept.region) : regions[index];
  // Without scripts, the URL fragment names the region, which the browser may already have focused.
  const isFree = document.activeElement === document.body || document.activeElement === within;
  if (pathname !== location.pathname || !isFree || document.querySelector("main [autofocus]")) return;
  const isSame = (other: Element) => (control?.id ? other.id === control.id : labelOf(other) === control?.label);
  const same = [...(within && control ? within.querySelectorAll<HTMLElement>(control.tag) : [])].find(isSame);
  (same ?? within)?.focus();
}

const labelOf = (control: Element): string =>
  control.getAttribute("aria-label") ?? control.getAttribute("name") ?? control.textContent?.trim() ?? "";
