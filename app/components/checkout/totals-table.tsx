import type { AmountView, TotalsView } from "@domain/checkout/totals-view";
import { useT } from "~/i18n/use-t";
import * as css from "./totals-table.css";

/** Totals table; a row without an amount says why (T-CHK-13). */
export function TotalsTable({ totals }: { totals: TotalsView }) {
  const t = useT();
  return (
    <dl className={css.totals}>
      {totals.beforePromotions !== null && (
        <div className={css.row}>
          <dt className={css.term}>{t("checkout.totals.items")}</dt>
          <dd className={css.amount}>{totals.beforePromotions}</dd>
        </div>
      )}
      {totals.promotions !== null && (
        <div className={css.row}>
          <dt className={css.term}>{t("checkout.totals.promotions")}</dt>
          <dd className={css.promotion}>{totals.promotions}</dd>
        </div>
      )}
      <div className={css.row}>
        <dt className={css.term}>{t("checkout.totals.subtotal")}</dt>
        <dd className={css.amount}>{totals.subtotal}</dd>
      </div>
      <AmountRow term={t("checkout.totals.shipping")} amount={totals.shipping} />
      <AmountRow
        term={t("checkout.totals.tax")}
        amount={totals.tax}
        note={totals.reverseCharge ? t("checkout.totals.reverseCharge") : totals.taxLabel}
      />
      <div className={css.total}>
        <dt>{t("checkout.totals.total")}</dt>
        <dd className={css.amount}>{totals.total}</dd>
      </div>
    </dl>
  );
}

function AmountRow({ term, amount, note = "" }: { term: string; amount: AmountView; note?: string }) {
  const t = useT();
  return (
    <div className={css.row}>
      <dt className={css.term}>{term}</dt>
      {amount.kind === "amount" ? (
        <dd className={css.amount}>{amount.text}</dd>
      ) : (
        <dd className={amount.kind === "free" ? css.amount : css.unknown}>{t(`checkout.totals.${amount.kind}`)}</dd>
      )}
      {note !== "" && <dd className={css.note}>{note}</dd>}
    </div>
  );
}
