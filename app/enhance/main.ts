/**
 * What makes a page lively: loaded by every document at once, small, and the same before and after. Pages change by
 * documents; this bundle answers presses in place, opens dialogs and follows what moves.
 */

import { options } from "preact";
import { guardMarkup } from "~/guard-markup";
import { initClientI18n } from "~/i18n/client";
import { hydrateIdle, hydrateWidget } from "./hydrate";
import { beginPageLife } from "./navigation/page-life";
import { servePresses } from "./navigation/presses";
import { settle } from "./navigation/settle";
import { serveStays } from "./navigation/stays";
import { whenRead } from "./when-read";

guardMarkup();
// Effects of a widget run with its hydration: a press that waits for it must find its listeners.
options.requestAnimationFrame = queueMicrotask;
const texts = initClientI18n();
servePresses(texts);
beginPageLife(texts);
hydrateOnTouch();
serveStays(texts);
hydrateIdle(document, texts);
// Blocks that were still on their way.
if (document.readyState === "loading") whenRead(() => hydrateIdle(document, texts));
const { dataset } = document.documentElement;
dataset.enhanced = "";
settle();
// The app of a page says so itself.
if (dataset.hydration !== "app") window.chunksCame?.();

/** A widget that a pointer, a finger or the focus reaches is likely to be pressed next. */
function hydrateOnTouch(): void {
  const reached = ({ target }: Event) => {
    const widget = target instanceof Element ? target.closest("shop-widget") : null;
    if (widget) hydrateWidget(widget, texts).catch(() => {});
  };
  for (const sign of ["pointerover", "pointerdown", "focusin"]) addEventListener(sign, reached, { passive: true });
  // What was being typed in before this came.
  const focused = document.activeElement?.closest("shop-widget");
  if (focused) hydrateWidget(focused, texts).catch(() => {});
}
