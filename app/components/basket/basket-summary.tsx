import type { BasketFeatures, BasketView } from "@contracts/commerce/basket-answers";
import { LinkButton } from "~/components/ui/button/button";
import { classes } from "~/components/ui/classes";
import { useT } from "~/i18n/use-t";
import * as css from "./basket-contents.css";

interface BasketSummaryProps {
  basket: BasketView;
  ways: BasketFeatures;
  /** The panel closes when the shopper proceeds (T-BASK-12). */
  onProceed?: () => void;
}

/** Totals and next steps, as the country allows (T-BASK-07 to T-BASK-21). */
export function BasketSummary({ basket, ways, onProceed }: BasketSummaryProps) {
  const t = useT();
  const express = ways.expressPath && (
    <LinkButton variant="primary" block to={ways.expressPath} onClick={onProceed}>
      {t("basket.express")}
    </LinkButton>
  );
  const checkout = ways.checkoutPath && ways.proceedLabelKey && (
    <LinkButton variant={express ? "secondary" : "primary"} block to={ways.checkoutPath} onClick={onProceed}>
      {t(ways.proceedLabelKey)}
    </LinkButton>
  );
  const quote = ways.quotePath && ways.quoteLabelKey && (
    <LinkButton variant={checkout ? "secondary" : "primary"} block to={ways.quotePath} onClick={onProceed}>
      {t(ways.quoteLabelKey)}
    </LinkButton>
  );
  return (
    <>
      <div className={classes(css.summary, css.primary)}>
        {basket.subtotal !== null && (
          <p className={css.subtotal}>
            <span>{t("basket.subtotal")}</span> <strong className={css.amount}>{basket.subtotal}</strong>
          </p>
        )}
        {basket.promotionsApplied && ways.showsPrices && (
          <p className={css.promotion}>{t("basket.promotionsApplied")}</p>
        )}
        {basket.savings !== null && <p className={css.promotion}>{t("basket.youSave", { amount: basket.savings })}</p>}
        {express || checkout || quote}
      </div>
      <div className={css.summary}>
        {basket.subtotal !== null && ways.checkoutPath === "/checkout/review" && (
          <p className={css.note}>{t("basket.subtotalNote")}</p>
        )}
        {ways.noteKeys.map((key) => (
          <p key={key} className={css.note}>
            {t(key)}
          </p>
        ))}
        {express && checkout}
        {checkout && quote}
      </div>
    </>
  );
}
