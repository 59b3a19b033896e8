/** A page that the browser had kept whole and shows again (Back, Forward): other pages have gone on meanwhile. */
import { countLabel } from "@domain/basket/count-label";
import { updateIsland } from "~/components/island-dom";
import { $basket, $basketCount } from "~/stores/basket";
import { readConsent } from "~/stores/consent";
import { tabValues } from "~/stores/storage";

const countKey = "basket-count";
const shownCount = () => document.querySelector("[data-island='basket-count']")?.textContent ?? null;

/** Call once in a document, after its basket is followed. */
export function followReturn(): void {
  // The edge has just written it.
  keep(shownCount());
  $basketCount.listen((count) => keep(countLabel(count ?? 0)));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const latest = tabValues.get(countKey);
    if (latest !== null && latest !== shownCount()) {
      updateIsland("basket-count", (region) => {
        region.textContent = latest;
      });
      // Its lines are asked for when somebody looks.
      $basket.set(null);
    }
    if (readConsent()) updateIsland("consent", (region) => region.replaceChildren());
  });
}

/** @param count as the header shows it; null on pages without one */
function keep(count: string | null): void {
  if (count !== null) tabValues.set(countKey, count);
}
