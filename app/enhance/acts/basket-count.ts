import { countLabel } from "@domain/basket/count-label";
import { updateIsland } from "~/components/island-dom";
import { $basketCount, joinWindows } from "~/stores/basket/basket";

/** Keeps the number of items in the header: changes of this bundle, and of other windows. */
export function followBasketCount(): void {
  $basketCount.listen((count) => {
    if (count === null) return;
    updateIsland("basket-count", (region) => {
      region.textContent = countLabel(count);
    });
  });
  joinWindows();
}
