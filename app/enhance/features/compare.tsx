import { addParameter, compareHref, comparePath, productIdsParameter } from "@domain/compare/compared-ids";
import { ignoreAbortedImport } from "~/browser-reports/report-faults";
import { hydrateWidget } from "~/enhance/hydrate";
import { mountPoint } from "~/enhance/mount";
import { whenShownAgain } from "~/enhance/navigation/when-shown-again";
import { whenParsed } from "~/enhance/when-parsed";
import type { TextSource } from "~/i18n/use-t";
import { $compared, readCompared, refreshCompared, removeCompared } from "~/stores/compare";
import { hasCompared } from "~/stores/compared-key";

/** Shows the compare tray at the bottom of the page once a product is added. */
export function startCompare(texts: Promise<TextSource>): void {
  let isDrawn = false;
  const draw = async () => {
    if (isDrawn || location.pathname === comparePath) return;
    isDrawn = true;
    const [{ CompareTray }, i18n] = await Promise.all([import("~/components/compare/compare-tray"), texts]);
    mountPoint(i18n)(<CompareTray />);
  };
  $compared.listen((list) => list.length > 0 && void draw().catch(ignoreAbortedImport));
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-leaves-compared]") : null;
    if (link) removeCompared(link.dataset.leavesCompared ?? "");
  });
  // Other pages of the tab may have changed the list meanwhile.
  whenShownAgain(() => {
    readCompared();
    hydrateToggles(document, texts);
  });
  if (!hasCompared()) return;
  readCompared();
  whenParsed(() => {
    hydrateToggles(document, texts);
    if (location.pathname === comparePath) showOwnList();
  });
}

/** Hydrates compare toggles as soon as the list is not empty. */
export function hydrateToggles(within: Pick<ParentNode, "querySelectorAll">, texts: Promise<TextSource>): void {
  if (!hasCompared()) return;
  for (const toggle of within.querySelectorAll("shop-widget[name='compare-toggle']")) {
    hydrateWidget(toggle, texts).catch(() => {});
  }
}

/**
 * Fills the comparison page from the visitor's own list if the address names no products, and updates product names in
 * the list (C-COMP-03).
 */
function showOwnList(): void {
  const written = document.querySelector<HTMLElement>("[data-compared]")?.dataset.compared;
  // Written by our server, so not validated.
  if (written) refreshCompared($compared.get(), JSON.parse(written));
  const { searchParams } = new URL(location.href);
  if (searchParams.has(productIdsParameter) || searchParams.has(addParameter)) return;
  const own = compareHref($compared.get().flatMap(({ productId, error }) => (error ? [] : [productId])));
  if (own !== comparePath) location.replace(own);
}
