/**
 * Holds presses made before the page's scripts run. An inline script records them, and the enhancement bundle replays
 * them once loaded, so that the first press behaves like later ones. If the bundle fails, the browser handles them:
 * every held element is a link or belongs to a form that works without scripts.
 */

import { browsePath } from "@domain/search-url/structure";
import { arrivalMs, unreadKey } from "~/components/basket/unread";
import { leavingMs } from "~/components/chrome/errors/chunk-guard-text";
import { comparedKey } from "~/stores/compared-key";

/** Controls handled by scripts: dialog openers, and buttons that submit no form. */
const controls = ":is(a[aria-haspopup],[role=button],button[type=button],a[data-act],button[data-act])";
export const heldPresses = `shop-widget ${controls},[data-hydration=app] main ${controls}`;
/** Forms that scripts handle in place. */
export const heldForms = "shop-widget form[method=post],form[data-act],form[data-opens],form[data-consent]";

/** Fields of forms that search the shop. */
const searchFields = `form[action="${browsePath}"] input[type=search]`;
/**
 * The tab's last search, which the next document adds to the history: results may redirect to a product page, whose URL
 * has no phrase.
 */
export const searchedKey = "searched";

/** Maximum wait for the bundle after the first held press. */
const maxWaitMs = 5000;
/** Events that show user activity. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin"];
/** Without activity the bundle runs after the first paint of the parsed document, or at the latest after this time, in ms. */
const latestMs = 1000;

/** A press waiting for the bundle. */
export interface HeldPress {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null;
}

declare global {
  interface Window {
    /**
     * Stops holding and returns the held presses, which the bundle removes and adds to. When the page unloads, held
     * forms that change data are sent, compare toggles are applied, and other presses are dropped. Set by the inline
     * script; called once.
     */
    takeHeldPresses?: () => HeldPress[];
    /** Path and query of this document; the address may have changed before the bundle loads. */
    readFrom?: string;
    /** Called by the app after hydration. Set by the enhancement bundle. */
    appReady?: () => void;
  }
}

/** Text of the inline script: the function below, self-contained. It has no "<", which would need escaping. */
export function holdPressesText(bundle: string): string {
  const names = JSON.stringify([bundle, heldPresses, heldForms, searchFields, searchedKey, unreadKey, comparedKey]);
  return `(${holdPresses})(window,${names},${JSON.stringify(signs)},${maxWaitMs},${latestMs},${leavingMs},${arrivalMs})`;
}

function holdPresses(
  page: Window,
  [bundle, presses, forms, fields, searched, unread, compared]: string[],
  beginners: string[],
  maxWait: number,
  latest: number,
  leaving: number,
  arrival: number,
): void {
  const { document } = page;
  // The position of the URL's fragment depends on the heights of all parts above it (`~/styles/laid-out-late`).
  if (page.location.hash) document.documentElement.dataset.whole = "";
  const held: HeldPress[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event) => {
    const { type, target: pressed, submitter = null } = event as SubmitEvent;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const target = (pressed as Partial<HTMLElement> | null)?.closest?.<HTMLElement>(
      (type === "submit" ? forms : presses) ?? "",
    );
    if (!target) {
      // The browser sends the form: show the press as accepted, and keep scripts from sending it again.
      if (type === "submit" && !(pressed as HTMLFormElement).target) submitter?.setAttribute("data-held", "");
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // Ignore repeated presses on a held element.
    if (held.some((press) => press.target === target)) return;
    (submitter ?? target).setAttribute("data-held", "");
    held.push({ type: type as HeldPress["type"], target, submitter });
    timer ??= setTimeout(letGo, maxWait);
  };
  const keep = (key: string | undefined, value: string) => {
    try {
      page.sessionStorage.setItem(key ?? "", value);
    } catch {
      // Without storage there is no history, and the next page may show the former basket.
    }
  };
  const keepPhrase = ({ target }: Event) => {
    for (const field of document.querySelectorAll<HTMLInputElement>(fields ?? ""))
      if (field.form === target) keep(searched, field.value);
  };
  // Touch gets immediate feedback, because `:active` waits until the browser has ruled out scrolling.
  const down = ({ target, pointerType }: PointerEvent) => {
    const pressed =
      pointerType === "mouse" ? null : (target as Partial<Element> | null)?.closest?.("a,button,summary,label");
    if (!pressed) return;
    pressed.setAttribute("data-down", "");
    const up = ({ type }: Event) => {
      for (const end of ["pointerup", "pointercancel"]) document.removeEventListener(end, up, true);
      setTimeout(() => pressed.removeAttribute("data-down"), type === "pointerup" ? 200 : 0);
    };
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, up, true);
  };
  document.addEventListener("pointerdown", down, true);
  const take = () => {
    document.removeEventListener("click", hold, true);
    document.removeEventListener("submit", hold, true);
    clearTimeout(timer);
    return held;
  };
  const letGo = () => {
    for (const { type, target, submitter } of take().splice(0)) {
      (submitter ?? target).removeAttribute("data-held");
      if (type === "submit") (target as HTMLFormElement).requestSubmit(submitter);
      else target.click();
    }
  };
  // As its toggle does with scripts (`compare-toggle.tsx`).
  const compare = (toggle: HTMLElement) => {
    try {
      const { id, name } = JSON.parse(toggle.closest("shop-widget")?.getAttribute("props") ?? "");
      const list: { productId: string }[] = JSON.parse(page.sessionStorage.getItem(compared ?? "") ?? "[]");
      const others = list.filter(({ productId }) => productId !== id);
      const added = { productId: id, productTitle: name, error: false };
      keep(compared, JSON.stringify(others.length === list.length ? [...list, added] : others));
    } catch {
      // Without storage there is no comparison.
    }
  };
  // When the page unloads, requested changes are still made, but nothing may open over the next page.
  const leave = () => {
    for (const { type, target, submitter } of held.splice(0)) {
      (submitter ?? target).removeAttribute("data-held");
      if (target.dataset.act === "compare") compare(target);
      const { method, action } = target as HTMLFormElement;
      if (type !== "submit" || method !== "post") continue;
      keep(unread, `${Date.now() + arrival}`);
      page.navigator.sendBeacon(action, new FormData(target as HTMLFormElement, submitter));
    }
  };
  document.addEventListener("click", hold, true);
  document.addEventListener("submit", hold, true);
  document.addEventListener("submit", keepPhrase, true);
  // Safari on iOS has no `beforeunload`; the others fire it while the next page is still loading.
  for (const end of ["beforeunload", "pagehide"]) page.addEventListener(end, leave);
  page.takeHeldPresses = take;
  page.readFrom = page.location.pathname + page.location.search;
  // Parsing the document comes first, because visitors wait for its content and both share a thread.
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    import(/* @vite-ignore */ bundle ?? "").catch(() => {
      // WebKit aborts a page's imports before it reports that the page unloads.
      setTimeout(letGo, leaving);
      page.chunkFailed?.();
    });
  };
  for (const sign of beginners) document.addEventListener(sign, begin, { capture: true, once: true, passive: true });
  // Wait for the first paint too, which the browser reports after showing a frame. A background page, such as a
  // prerendered one, has no paint.
  const beginAfterFrame = () =>
    document.hidden
      ? begin()
      : page.requestAnimationFrame(() => new PerformanceObserver(begin).observe({ type: "paint", buffered: true }));
  document.addEventListener("DOMContentLoaded", beginAfterFrame, { once: true });
  setTimeout(begin, latest);
  // Decides between prefetch and prerender, see `speculation-rules.ts`.
  if (page.matchMedia("(pointer: coarse)").matches) document.documentElement.dataset.touch = "";
}
