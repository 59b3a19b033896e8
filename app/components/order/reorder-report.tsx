import type { Reordered } from "~/actions/order/reorder.server";
import { BasketMessages } from "~/components/basket/basket-messages";
import { LinkButton } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import * as css from "./orders.css";

/** Lines added to the basket, and reasons for the others. */
export function ReorderReport({ reordered: { added, refused, messages } }: { reordered: Reordered }) {
  const t = useT();
  const count = added.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Notice
      tone={added.length > 0 ? "warning" : "danger"}
      announce="assertive"
      refusal
      title={added.length > 0 ? t("order.reorderedSome", { count }) : t("order.reorderedNone")}
      actions={added.length > 0 && <LinkButton to="/cart">{t("order.toBasket")}</LinkButton>}
      className={css.onScreen}
    >
      {messages.length > 0 && <BasketMessages messages={messages} />}
      {refused.length > 0 && (
        <ul className={css.reasons}>
          {refused.map(({ sku, name, reason }) => (
            <li key={sku}>
              <Mono>{sku}</Mono> {name}
              {t("site.colon")}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
