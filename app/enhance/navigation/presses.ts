/** Presses on what is not hydrated yet: held, and carried out once it is. */

import { reportFault } from "~/browser-reports/report-faults";
import { type HeldPress, heldForms, heldPresses } from "~/components/document/hold-presses-text";
import { hydrateWidget, isHydrated } from "~/enhance/hydrate";
import type { TextSource } from "~/i18n/use-t";

const widgetOf = (target: Element): Element | null => target.closest("shop-widget");

/** Resolves when the app of this page has hydrated its document; a page without one is always there. */
const app = new Promise<void>((resolve) => {
  if (document.documentElement.dataset.hydration === "app") window.appIsThere = resolve;
  else resolve();
});
let isAppThere = false;
void app.then(() => {
  isAppThere = true;
});

const isApps = (target: Element): boolean =>
  document.documentElement.dataset.hydration === "app" && target.closest("main") !== null;

/** True where a script has still to come before the press can be served. */
const waits = (target: Element): boolean => {
  const widget = widgetOf(target);
  if (widget) return !isHydrated(widget);
  return isApps(target) && !isAppThere;
};

/**
 * Takes over from the inline script: carries out what it held, and holds in its turn what is pressed before its widget is
 * hydrated.
 */
export function servePresses(texts: Promise<TextSource>): void {
  const serving = new Set<HTMLElement>();
  const serve = async (press: HeldPress) => {
    const { target, submitter } = press;
    const mark = submitter ?? target;
    mark.setAttribute("data-held", "");
    serving.add(target);
    const widget = widgetOf(target);
    // Without its component the element is what it is without scripts.
    if (widget) await hydrateWidget(widget, texts).catch((error: unknown) => giveUp(widget, error));
    else if (isApps(target)) {
      await Promise.race([app, pause(patienceMs)]);
      // Where it does not come, presses are the browser's from here on.
      isAppThere = true;
    }
    // What the component does at its start comes before the press.
    await new Promise((done) => setTimeout(done));
    mark.removeAttribute("data-held");
    serving.delete(target);
    repeat(press);
  };
  const hold = (event: Event) => {
    const { type, target: pressed, submitter = null } = event as SubmitEvent;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const target =
      pressed instanceof Element ? pressed.closest<HTMLElement>(type === "submit" ? heldForms : heldPresses) : null;
    if (!target || !waits(target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (serving.has(target)) return;
    void serve({ type: type === "submit" ? "submit" : "click", target, submitter });
  };
  document.addEventListener("click", hold, true);
  document.addEventListener("submit", hold, true);
  for (const press of window.takeHeldPresses?.() ?? []) void serve(press);
}

/** Patience with the app of a page, after the first press that waits for it. */
const patienceMs = 5000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The next press is the browser's. */
function giveUp(widget: Element, error: unknown): void {
  reportFault("a widget does not come to life", error);
  widget.setAttribute("data-live", "failed");
}

function repeat({ type, target, submitter }: HeldPress): void {
  if (!target.isConnected) return;
  if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target.click();
}
