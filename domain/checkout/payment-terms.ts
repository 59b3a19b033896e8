/** When an order on purchase order is due. Checkout, tools for programs and invoices state the same. */
import type { LocalNames } from "@contracts/catalogue/local-names";
import type { PaymentTerms } from "@contracts/commerce/payments";
import type { Seller } from "@contracts/commerce/seller";

/**
 * The seller with the payment days that a company agreed to, as stored on the order: its invoices are due by them.
 * @param netDays null for the seller's own terms
 */
export function sellerOnTerms(seller: Seller | null, netDays: number | null): Seller | null {
  if (!seller || netDays === null || netDays === seller.invoicing?.paymentDays) return seller;
  const { invoicing } = seller;
  return {
    ...seller,
    paymentTerms: termsText(netDays),
    ...(invoicing && { invoicing: { ...invoicing, paymentDays: netDays } }),
  };
}

/** @param onAccount the order counts against the credit of the buyer's company */
export const paymentTermsOf = ({ paymentTerms, invoicing }: Seller, onAccount: boolean): PaymentTerms => ({
  text: paymentTerms,
  netDays: invoicing?.paymentDays ?? null,
  onAccount,
});

const termsText = (days: number): LocalNames =>
  days === 0
    ? { en_EN: "due on receipt of the invoice", ja_JP: "請求書受領時にお支払い", zh_CN: "收到发票时付款" }
    : {
        en_EN: `${days} ${days === 1 ? "day" : "days"} net from the date of the invoice`,
        ja_JP: `請求書発行日より${days}日以内にお支払い`,
        zh_CN: `自发票日期起${days}天内付款`,
      };
