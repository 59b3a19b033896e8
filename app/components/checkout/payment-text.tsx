import type { CardType } from "@contracts/commerce/payments";
import { useT } from "~/i18n/use-t";
import type { PaymentView } from "~/loaders/checkout/choices.server";

type NamedPayment =
  | Omit<Extract<PaymentView, { kind: "card" }>, "id">
  | Omit<Extract<PaymentView, { kind: "purchaseOrder" }>, "id">;

/** Brand names, the same in every language. */
const brands: Readonly<Partial<Record<CardType, string>>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
};

const nameOf = (t: ReturnType<typeof useT>, card: CardType): string =>
  brands[card] ?? t(card === "unionpay" ? "checkout.payment.unionPay" : "checkout.payment.otherCard");

/** A payment on one line: "Visa ending in 1111, valid until 04/2031". */
export function usePaymentText(): (payment: NamedPayment) => string {
  const t = useT();
  return (payment) => {
    if (payment.kind === "purchaseOrder") {
      return t("checkout.payment.poText", { number: payment.number, email: payment.email });
    }
    const { card, lastFour, until } = payment;
    const type = nameOf(t, card);
    return until
      ? t("checkout.payment.cardUntil", { type, lastFour, until })
      : t("checkout.payment.cardText", { type, lastFour });
  };
}
