import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { $justAdded } from "~/stores/basket/basket";
import { useStore } from "~/stores/use-store";
import * as css from "./basket-button.css";

/** 'Basket Updated' below the button for three seconds (T-BTN-05, T-BTN-06); the live region is always present. */
export function BasketPopup() {
  const t = useT();
  const added = useStore($justAdded);
  return (
    <div role="status" className={css.popupRegion}>
      {added && (
        <div className={css.popup}>
          <strong>{t("basket.updated")}</strong>
          <span>
            {t("basket.added", { count: added.count })} <Mono>{added.sku}</Mono>
          </span>
        </div>
      )}
    </div>
  );
}
