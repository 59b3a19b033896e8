import { countLabel } from "@domain/basket/count-label";
import { updateEdgeSlot } from "~/components/edge-slot-dom";
import { $basketCount, syncWindows } from "~/stores/basket/basket";

/** Updates the header's item count, from this bundle and other windows. */
export function followBasketCount(): void {
  $basketCount.listen((count) => {
    if (count === null) return;
    updateEdgeSlot("basket-count", (region) => {
      region.textContent = countLabel(count);
    });
  });
  syncWindows();
}
