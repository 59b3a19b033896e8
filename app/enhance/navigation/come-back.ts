/**
 * A page that the browser had before it showed it: kept whole (Back, Forward), or fetched ahead. The basket and the consent may
 * have changed since.
 */
import { countLabel } from "@domain/basket/count-label";
import { updateIsland } from "~/components/island-dom";
import { $basket, $basketCount } from "~/stores/basket/basket";
import { readConsent } from "~/stores/consent";
import { tabValues } from "~/stores/storage";

const countKey = "basket-count";
const shownCount = () => document.querySelector("[data-island='basket-count']")?.textContent ?? null;

/** Call once in a document, after its basket is followed. */
export function followReturn(): void {
  if (isFetchedAhead()) catchUp();
  // The edge has just written it.
  else keep(shownCount());
  $basketCount.listen((count) => keep(countLabel(count ?? 0)));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) catchUp();
  });
}

function catchUp(): void {
  const latest = tabValues.get(countKey);
  if (latest === null) keep(shownCount());
  else if (latest !== shownCount()) {
    updateIsland("basket-count", (region) => {
      region.textContent = latest;
    });
    // Its lines are asked for when somebody looks.
    $basket.set(null);
  }
  if (readConsent()) updateIsland("consent", (region) => region.replaceChildren());
}

/** By the rules of `speculation-rules.ts`; a page that was drawn ahead has listened meanwhile. */
function isFetchedAhead(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as readonly { readonly deliveryType?: string }[];
  return navigation?.deliveryType === "navigational-prefetch";
}

/** @param count as the header shows it; null on pages without one */
function keep(count: string | null): void {
  if (count !== null) tabValues.set(countKey, count);
}
