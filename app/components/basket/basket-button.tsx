import { html } from "@domain/edge-slot/html";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import * as header from "~/components/chrome/header/header-button.css";
import { EdgeSlot } from "~/components/edge-slot";
import { Icon } from "~/components/icon";
import { DialogLink } from "~/components/ui/dialog/dialog";
import { Mono } from "~/components/ui/layout";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import { $basketPanel, $justAdded } from "~/stores/basket/basket";
import { useStore } from "~/stores/use-store";
import * as css from "./basket-button.css";
import type { BasketPanel } from "./basket-panel";
import { prefetchBasket } from "./basket-requests";

const empty = html`(0)`;
const page = "/cart";
const loadPanel = () => import("./basket-panel");

/** Basket link in the header with the item count; with scripts it opens the panel (T-BTN-01 to T-BTN-04). */
export const BasketButton = widget("basket-button", BasketButtonElement);

function BasketButtonElement() {
  const t = useT();
  const open = useStore($basketPanel);
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof BasketPanel>> | null>(null);
  // A pointer is on the button. A finger leaves before its press counts, so only a mouse resets this.
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!(open || near) || Panel) return;
    loadPanel().then(
      ({ BasketPanel }) => setPanel(() => BasketPanel),
      // If the panel fails to load, follow the link to the page.
      async (reason: unknown) => open && ((await causedByLeaving(reason)) || location.assign(page)),
    );
  }, [open, near, Panel]);
  return (
    <div className={css.anchor}>
      <DialogLink
        to={page}
        className={header.button}
        onOpen={() => {
          if (!open) prefetchBasket(t);
          $basketPanel.set(true);
          setNear(false);
        }}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setNear(false)}
        onFocus={() => void loadPanel().catch(() => {})}
      >
        <Icon name="basket" />
        <span className={header.buttonText}>{t("basket.button")}</span>{" "}
        <EdgeSlot name="basket-count" fallback={empty} className={css.count} />
      </DialogLink>
      <BasketPopup />
      {Panel && <Panel prepared={near} />}
    </div>
  );
}

/** 'Basket Updated' below the button for three seconds (T-BTN-05, T-BTN-06); the live region is always present. */
function BasketPopup() {
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
