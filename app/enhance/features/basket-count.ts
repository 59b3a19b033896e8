import { countLabel } from "@domain/basket/count-label";
import { updateEdgeSlot } from "~/components/edge-slot-dom";
import { $basketCount, $basketPanel, syncWindows } from "~/stores/basket/basket";
import { pageLeft } from "~/stores/page-left";

/** Updates the header's item count, from this bundle and other windows. Closes the panel when the visitor leaves. */
export function followBasketCount(): void {
  $basketCount.listen((count) => {
    if (count === null) return;
    updateEdgeSlot("basket-count", (region) => {
      region.textContent = countLabel(count);
    });
  });
  syncWindows();
  addEventListener(pageLeft, () => $basketPanel.set(false));
}
