/**
 * Updates a page that was loaded before it is shown, from the back/forward cache, a prefetch or prerendering: basket and
 * consent may have changed. If the visitor has changed, the page is loaded again.
 */
import { countLabel } from "@domain/basket/count-label";
import { updateEdgeSlot } from "~/components/edge-slot-dom";
import { $basket, $basketCount } from "~/stores/basket/basket";
import { readConsent } from "~/stores/consent";
import { tabValues } from "~/stores/storage";
import { whenShownAgain } from "./when-shown-again";

const countKey = "basket-count";
const visitorKey = "visitor";
const slot = (name: string) => document.querySelector(`[data-slot='${name}']`);
const shownCount = () => slot(countKey)?.textContent ?? null;
/** Kind and pseudonym of the visitor whom the document was written for; empty without a session. */
const shownVisitor = () => slot(visitorKey)?.firstElementChild?.outerHTML ?? "";

/** Call once per document, after `followBasketCount`. */
export function followRestoredPage(): void {
  if (isPrefetched()) catchUp();
  // The edge has just written it.
  else keep(shownCount());
  tabValues.set(visitorKey, shownVisitor());
  $basketCount.listen((count) => keep(countLabel(count ?? 0)));
  whenShownAgain(catchUp);
}

function catchUp(): void {
  // Signed in or out since, or a buyer's visit has ended. Not `reload`, which would send a form again.
  if ((tabValues.get(visitorKey) ?? shownVisitor()) !== shownVisitor())
    location.replace(location.pathname + location.search);
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
