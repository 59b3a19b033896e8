/** Holds presses on widgets that are not hydrated yet, and replays them afterwards. */

import { reportFault } from "~/browser-reports/report-faults";
import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import { type HeldPress, heldForms, heldPresses } from "~/components/document/hold-presses-text";
import { hydrateWidget, isHydrated } from "~/enhance/hydrate";
import type { TextSource } from "~/i18n/use-t";
import { pageLeft } from "~/stores/page-left";

const widgetOf = (target: Element): Element | null => target.closest("shop-widget");

/** Resolves once the app has hydrated, which may be before this bundle runs; at once on a page without an app. */
const app = new Promise<void>((resolve) => {
  const { hydration, app } = document.documentElement.dataset;
  if (hydration === "app" && !app) window.appReady = resolve;
  else resolve();
});
let isAppReady = false;
void app.then(() => {
  isAppReady = true;
});

const isApps = (target: Element): boolean =>
  document.documentElement.dataset.hydration === "app" && target.closest("main") !== null;

/** True if a script must load before the press can be handled. */
const waits = (target: Element): boolean => {
  const widget = widgetOf(target);
  if (widget) return !isHydrated(widget);
  return isApps(target) && !isAppReady;
};

let served: Promise<unknown> = Promise.resolve();

/** Resolves when all presses held so far have been replayed, or dropped because the visitor left the page. */
export const pressesServed = (): Promise<unknown> => served;

/** Takes over from the inline script: replays its presses and holds new ones on widgets that are not hydrated. */
export function handleHeldPresses(texts: Promise<TextSource>): void {
  const held = window.takeHeldPresses?.() ?? [];
  const serve = async (press: HeldPress) => {
    const { target, submitter } = press;
    const mark = submitter ?? target;
    mark.setAttribute("data-held", "");
    const widget = widgetOf(target);
    // If the component fails to load, the element works as without scripts, unless the visitor is leaving the page.
    if (widget) {
      const failed = async (error: unknown) => (await causedByLeaving(error)) || giveUp(widget, error);
      await hydrateWidget(widget, texts).catch(failed);
    } else if (isApps(target)) {
      await Promise.race([app, pause(maxWaitMs)]);
      // If it fails, the browser handles all further presses.
      isAppReady = true;
    }
    // Let the component's effects run before the press.
    await new Promise((done) => setTimeout(done));
    mark.removeAttribute("data-held");
    const place = held.indexOf(press);
    // The press was dropped when the visitor left; the page was restored, or the next one is still loading.
    if (place < 0) return;
    held.splice(place, 1);
    repeat(press);
  };
  const begin = (press: HeldPress) => {
    served = Promise.all([served, serve(press)]);
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
    if (held.some((press) => press.target === target)) return;
    const press: HeldPress = { type: type as HeldPress["type"], target, submitter };
    held.push(press);
    begin(press);
  };
  document.addEventListener("click", hold, true);
  document.addEventListener("submit", hold, true);
  // As when a document unloads: nothing opens over the page that Back leads to, and requested changes are still made.
  addEventListener(pageLeft, () => {
    const changes = held.filter(({ target }) => (target as HTMLFormElement).method === "post");
    held.splice(0, held.length, ...changes);
  });
  held.forEach(begin);
}

/** Maximum wait for the app after the first held press. */
const maxWaitMs = 5000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Leaves further presses to the browser. */
function giveUp(widget: Element, error: unknown): void {
  reportFault("a widget does not come to life", error);
  widget.setAttribute("data-live", "failed");
}

function repeat({ type, target, submitter }: HeldPress): void {
  if (!target.isConnected) return;
  if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target.click();
}
