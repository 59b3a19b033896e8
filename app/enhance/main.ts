/**
 * Entry of the enhancement bundle, loaded by every document: small and shared by all pages. It answers presses in
 * place, opens dialogs and updates the page; navigation loads documents.
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
// Run effects with hydration, so that a waiting press finds its listeners.
options.requestAnimationFrame = queueMicrotask;
const texts = initClientI18n();
servePresses(texts);
beginPageLife(texts);
hydrateOnTouch();
serveStays(texts);
hydrateIdle(document, texts);
// Blocks that were still streaming.
if (document.readyState === "loading") whenRead(() => hydrateIdle(document, texts));
const { dataset } = document.documentElement;
dataset.enhanced = "";
settle();
// On pages with an app, the app calls it.
if (dataset.hydration !== "app") window.chunksCame?.();

/** A widget reached by pointer, touch or focus is likely to be pressed next. */
function hydrateOnTouch(): void {
  const reached = ({ target }: Event) => {
    const widget = target instanceof Element ? target.closest("shop-widget") : null;
    if (widget) hydrateWidget(widget, texts).catch(() => {});
  };
  for (const sign of ["pointerover", "pointerdown", "focusin"]) addEventListener(sign, reached, { passive: true });
  // The field in use before this bundle loaded.
  const focused = document.activeElement?.closest("shop-widget");
  if (focused) hydrateWidget(focused, texts).catch(() => {});
}
