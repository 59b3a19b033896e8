/**
 * Where the focus is when a page is answered by the same page: on the control that was used or, where it has gone, on the
 * region that changed. A document by itself begins at its top.
 */
import { tabValues } from "~/stores/storage";

const storageKey = "kept-focus";
/** Parts of a page that change as one, and that the focus may be put on. */
const region = 'main [tabindex="-1"]:not(input)';

interface KeptFocus {
  readonly pathname: string;
  /** Place of the region among those of the page. */
  readonly index: number;
  readonly tag: string;
  readonly id: string;
  readonly label: string;
}

/** Call once in a document, when it has been read. */
export function keepFocus(): void {
  bringBack();
  // Behind all who answer a press in place.
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const used = form.contains(document.activeElement) ? document.activeElement : submitter;
    if (used) keep(used, submitter?.getAttribute("formaction") ?? form.action);
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && !event.defaultPrevented && !link.target) keep(link, link.href);
  });
}

function keep(used: Element, address: string): void {
  const { origin, pathname } = new URL(address, document.baseURI);
  const within = used.closest(region);
  if (!within || origin !== location.origin || pathname !== location.pathname) return;
  const index = [...document.querySelectorAll(region)].indexOf(within);
  const kept: KeptFocus = { pathname, index, tag: used.localName, id: used.id, label: labelOf(used) };
  tabValues.set(storageKey, JSON.stringify(kept));
}

function bringBack(): void {
  const text = tabValues.get(storageKey);
  if (!text) return;
  tabValues.set(storageKey, "");
  // Kept by this shop's scripts, so it is taken as it is.
  const { pathname, index, tag, id, label }: KeptFocus = JSON.parse(text);
  const isTaken = document.activeElement !== document.body || document.querySelector("main [autofocus]") !== null;
  if (pathname !== location.pathname || location.hash || isTaken) return;
  const within = document.querySelectorAll<HTMLElement>(region)[index];
  const same = [...(within?.querySelectorAll<HTMLElement>(tag) ?? [])].find((control) =>
    id ? control.id === id : labelOf(control) === label,
  );
  (same ?? within)?.focus();
}

const labelOf = (control: Element): string =>
  control.getAttribute("aria-label") ?? control.getAttribute("name") ?? control.textContent?.trim() ?? "";
