/**
 * Entry of the enhancement bundle, loaded by every document: small and shared by all pages. It handles presses in
 * place, opens dialogs and updates the page; navigation loads documents.
 */

import { options } from "preact";
import { initClientI18n } from "~/i18n/client";
import { installTrustedTypesPolicy } from "~/trusted-types-policy";
import { hydrateIdle, hydrateWidget } from "./hydrate";
import { handleHeldPresses } from "./navigation/held-presses";
import { handleInPlaceLinks } from "./navigation/in-place-links";
import { layOutParts } from "./navigation/lay-out-parts";
import { startPage } from "./navigation/start-page";
import { whenParsed } from "./when-parsed";

installTrustedTypesPolicy();
// Run effects with hydration, so that a waiting press finds its listeners.
options.requestAnimationFrame = queueMicrotask;
const texts = initClientI18n();
handleHeldPresses(texts);
startPage(texts);
hydrateOnTouch();
handleInPlaceLinks(texts);
hydrateIdle(document, texts);
// Blocks that were still streaming.
if (document.readyState === "loading") whenParsed(() => hydrateIdle(document, texts));
const { dataset } = document.documentElement;
dataset.enhanced = "";
layOutParts();
// Few browsers have it; the others load nothing.
if ("modelContext" in document) import("./features/page-tools").then(({ offerTools }) => offerTools()).catch(() => {});
// The banner of drafts, in the frame of the content's editor.
if (window.parent !== window && document.getElementById("preview-banner"))
  import("./features/live-preview").then(({ followEditor }) => followEditor()).catch(() => {});
// On pages with an app, the app calls it.
if (dataset.hydration !== "app") window.chunksLoaded?.();

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
