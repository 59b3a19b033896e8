import { countLabel } from "@domain/basket/view";
import { html } from "@domain/island/html";
import { useEffect } from "react";
import { Icon } from "~/components/icon";
import { Island } from "~/components/island";
import { bindIsland } from "~/components/island-dom";
import { DialogLink } from "~/components/ui/dialog";
import { useT } from "~/i18n/use-t";
import { $basketCount, $basketPanel } from "~/stores/basket";
import * as css from "./basket.css";
import { BasketPanel } from "./basket-panel";
import { BasketPopup } from "./basket-popup";

const empty = html`(0)`;

/** Basket link of the header with the number of items; with scripts it opens the panel (T-BTN-01 to T-BTN-04). */
export function BasketButton() {
  const t = useT();
  useEffect(
    () =>
      bindIsland("basket-count", $basketCount, (region, count) => {
        if (count !== null) region.textContent = countLabel(count);
      }),
    [],
  );
  return (
    <div className={css.anchor}>
      <DialogLink to="/cart" className={css.button} onOpen={() => $basketPanel.set(true)}>
        <Icon name="basket" />
        <span className={css.buttonText}>{t("basket.button")}</span>{" "}
        <Island name="basket-count" fallback={empty} className={css.count} />
      </DialogLink>
      <BasketPopup />
      <BasketPanel />
    </div>
  );
}
