import { useT } from "~/i18n/use-t";
import type { PaymentView } from "~/loaders/checkout-choices.server";

type NamedPayment =
  | Omit<Extract<PaymentView, { kind: "card" }>, "id">
  | Omit<Extract<PaymentView, { kind: "purchaseOrder" }>, "id">;

/** A payment in one line: "Visa ending in 1111, valid until 04/2031". */
export function usePaymentText(): (payment: NamedPayment) => string {
  const t = useT();
  return (payment) => {
    if (payment.kind === "purchaseOrder") {
      return t("checkout.payment.poText", { number: payment.number, email: payment.email });
    }
    const { card, lastFour, until } = payment;
    const type = t(`checkout.payment.cardTypes.${card}`);
    return until
      ? t("checkout.payment.cardUntil", { type, lastFour, until })
      : t("checkout.payment.cardText", { type, lastFour });
  };
}
