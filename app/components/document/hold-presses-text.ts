/**
 * Presses that come before the page's scripts. An inline script keeps them; the enhancement bundle carries them out when it
 * has come, so that a first press does what every later one does. Where the bundle cannot be had, the browser carries them
 * out: every held element is a link or belongs to a form that works without scripts.
 */

/** Controls that a script serves, in widgets and in the app of a page: what opens a dialog, and buttons that send no form. */
const controls = ":is(a[aria-haspopup],[role=button],button[type=button],a[data-act],button[data-act])";
export const heldPresses = `shop-widget ${controls},[data-hydration=app] main ${controls}`;
/** Forms that a script answers in place. */
export const heldForms = "shop-widget form[method=post],form[data-act],form[data-opens],form[data-consent]";

/** Patience with the bundle after the first held press. */
const patienceMs = 5000;
/** What says that somebody is there. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin"];
/** Without a sign the bundle begins when the document has been read; at the latest this long after its head. */
const latestMs = 1000;

/** A press that waits for the bundle. */
export interface HeldPress {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null;
}

declare global {
  interface Window {
    /** Ends the holding, and hands over what was held. Left by the inline script; called once. */
    takeHeldPresses?: () => HeldPress[];
    /** Path and query that this document was read from: the address may be another one before the bundle has come. */
    readFrom?: string;
    /** Called by the app of a page once it has hydrated the document. Left by the enhancement bundle. */
    appIsThere?: () => void;
  }
}

/** Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping. */
export function holdPressesText(bundle: string): string {
  const names = JSON.stringify([bundle, heldPresses, heldForms]);
  return `(${holdPresses})(window,${names},${JSON.stringify(signs)},${patienceMs},${latestMs})`;
}

function holdPresses(
  page: Window,
  [bundle, presses, forms]: string[],
  beginners: string[],
  patience: number,
  latest: number,
): void {
  const { document } = page;
  let held: HeldPress[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event) => {
    const { type, target: pressed, submitter = null } = event as SubmitEvent;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const target = (pressed as Partial<HTMLElement> | null)?.closest?.<HTMLElement>(
      (type === "submit" ? forms : presses) ?? "",
    );
    if (!target) {
      // The browser sends the form: the press is seen to count, and no script that comes meanwhile sends it again.
      if (type === "submit" && !(pressed as HTMLFormElement).target) submitter?.setAttribute("data-held", "");
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // A second press on what already waits is impatience.
    if (held.some((press) => press.target === target)) return;
    (submitter ?? target).setAttribute("data-held", "");
    held.push({ type: type as HeldPress["type"], target, submitter });
    timer ??= setTimeout(letGo, patience);
  };
  // A finger is answered as it comes down; `:active` waits until the browser knows that it does not scroll.
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
    const taken = held;
    held = [];
    return taken;
  };
  const letGo = () => {
    for (const { type, target, submitter } of take()) {
      (submitter ?? target).removeAttribute("data-held");
      if (type === "submit") (target as HTMLFormElement).requestSubmit(submitter);
      else target.click();
    }
  };
  document.addEventListener("click", hold, true);
  document.addEventListener("submit", hold, true);
  page.takeHeldPresses = take;
  page.readFrom = page.location.pathname + page.location.search;
  // Reading the document comes first: what is read is what the visitor waits for, and one thread does both.
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    import(/* @vite-ignore */ bundle ?? "").catch(() => {
      letGo();
      page.chunkFailed?.();
    });
  };
  for (const sign of beginners) document.addEventListener(sign, begin, { capture: true, once: true, passive: true });
  document.addEventListener("DOMContentLoaded", begin, { once: true });
  setTimeout(begin, latest);
  // How pages are fetched ahead depends on it, see `speculation-rules.ts`.
  if (page.matchMedia("(pointer: coarse)").matches) document.documentElement.dataset.touch = "";
}
