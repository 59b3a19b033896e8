import { countLabel } from "@domain/basket/count-label";
import { updateIsland } from "~/components/island-dom";
import { $basketCount, joinWindows } from "~/stores/basket/basket";

/** Updates the header's item count, from this bundle and other windows. */
export function followBasketCount(): void {
  $basketCount.listen((count) => {
    if (count === null) return;
    updateIsland("basket-count", (region) => {
      region.textContent = countLabel(count);
    });
  });
  joinWindows();
}
