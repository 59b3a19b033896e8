import { expect, it } from "vitest";
import { germanSeller as seller } from "../../tests/factories/order";
import { paymentTermsOf, sellerOnTerms } from "./payment-terms";

it("a company's payment days replace the seller's, in the text and in invoices", () => {
  const agreed = sellerOnTerms(seller, 45);
  expect(agreed?.paymentTerms.en_EN).toBe("45 days net from the date of the invoice");
  expect(agreed && paymentTermsOf(agreed, true)).toEqual({ text: agreed?.paymentTerms, netDays: 45, onAccount: true });
});

it("the operator's own wording stays unless other days were agreed", () => {
  expect(sellerOnTerms(seller, null)).toBe(seller);
  expect(sellerOnTerms(seller, seller.invoicing?.paymentDays ?? null)).toBe(seller);
  expect(sellerOnTerms(null, 45)).toBeNull();
  expect(sellerOnTerms(seller, 0)?.paymentTerms.zh_CN).toBe("收到发票时付款");
});
