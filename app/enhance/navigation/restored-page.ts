/**
 * Updates a page that was loaded before it is shown, from the back/forward cache, a prefetch or prerendering: basket and
 * consent may have changed.
 */
import { countLabel } from "@domain/basket/count-label";
import { updateEdgeSlot } from "~/components/edge-slot-dom";
import { $basket, $basketCount } from "~/stores/basket/basket";
import { readConsent } from "~/stores/consent";
import { tabValues } from "~/stores/storage";
import { whenShownAgain } from "./when-shown-again";

const countKey = "basket-count";
const shownCount = () => document.querySelector("[data-slot='basket-count']")?.textContent ?? null;

/** Call once per document, after `followBasketCount`. */
export function followRestoredPage(): void {
  if (isPrefetched()) catchUp();
  // The edge has just written it.
  else keep(shownCount());
  $basketCount.listen((count) => keep(countLabel(count ?? 0)));
  whenShownAgain(catchUp);
}

function catchUp(): void {
  const latest = tabValues.get(countKey);
  if (latest === null) keep(shownCount());
  else if (latest !== shownCount()) {
    updateEdgeSlot("basket-count", (region) => {
      region.textContent = latest;
    });
    // Lines are loaded on demand.
    $basket.set(null);
  }
  if (readConsent()) updateEdgeSlot("consent", (region) => region.replaceChildren());
}

/** According to `speculation-rules.ts`. */
function isPrefetched(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as readonly { readonly deliveryType?: string }[];
  return navigation?.deliveryType === "navigational-prefetch";
}

/** @param count as shown in the header; null on pages without one */
function keep(count: string | null): void {
  if (count !== null) tabValues.set(countKey, count);
}
