/**
 * Where the focus is when a page is answered by the same page: on the control of the form that was sent or, where it has gone
 * and after a link, on the region that changed. A document by itself begins at its top.
 */
import { tabValues } from "~/stores/storage";

const storageKey = "kept-focus";
/** Parts of a page that change as one, and that the focus may be put on. */
const region = 'main [tabindex="-1"]:not(input)';

interface KeptFocus {
  readonly pathname: string;
  /** Id of the region; the empty text for one that has none. */
  readonly region: string;
  /** Its place among those of the page, where it has no id. */
  readonly index: number;
  /** The control, by what tells it from others of its region; null for a link, of which there may be another by that name. */
  readonly control: { readonly tag: string; readonly id: string; readonly label: string } | null;
}

/** Call once in a document, when it has been read. */
export function keepFocus(): void {
  // A place that the address names takes the focus until the document is loaded.
  if (location.hash && document.readyState !== "complete") {
    addEventListener("load", () => setTimeout(bringBack), { once: true });
  } else bringBack();
  // Behind all who answer a press in place.
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
  // Kept by this shop's scripts, so it is taken as it is.
  const { pathname, index, control, ...kept }: KeptFocus = JSON.parse(text);
  const regions = [...document.querySelectorAll<HTMLElement>(region)];
  const within = kept.region ? regions.find(({ id }) => id === kept.region) : regions[index];
  // The address may name the region, for browsers without scripts.
  const isFree = document.activeElement === document.body || document.activeElement === within;
  if (pathname !== location.pathname || !isFree || document.querySelector("main [autofocus]")) return;
  const isSame = (other: Element) => (control?.id ? other.id === control.id : labelOf(other) === control?.label);
  const same = [...(within && control ? within.querySelectorAll<HTMLElement>(control.tag) : [])].find(isSame);
  (same ?? within)?.focus();
}

const labelOf = (control: Element): string =>
  control.getAttribute("aria-label") ?? control.getAttribute("name") ?? control.textContent?.trim() ?? "";
