import type { Cart } from "@contracts/commerce/cart";
import type { QuoteType } from "@contracts/commerce/quotes";
import { describe, expect, it } from "vitest";
import { cartContext, newCart } from "../../tests/factories/cart";
import { applyActions } from "../cart/transition";
import { moneyOf } from "../money/money";
import { isExpired, quoteTotals } from "./quote-totals";

function basket(over: Partial<Cart> = {}): Cart {
  const result = applyActions(newCart(), [{ action: "addLineItem", sku: "4060S", quantity: 2 }], cartContext());
  if (!result.ok) throw new Error("the basket could not be filled");
  return { ...result.cart, ...over };
}
const sent = { shippingMethodName: "Ground", price: moneyOf(2900, "USD"), discountedPrice: null };

describe("totals of a quote", () => {
  it("T-QUOTE-09: shipping is TBD in Europe, even if the basket has a price", () => {
    expect(quoteTotals("quoteEMEA", basket())?.shipping).toEqual({ kind: "tbd" });
    const known = quoteTotals("quoteEMEA", basket({ shippingInfo: sent }));
    expect(known?.shipping).toEqual({ kind: "tbd" });
    expect(known?.total).toBe(known?.subtotal);
  });

  it.each<QuoteType>(["quoteUS", "quoteJP", "quoteEMEA"])("T-QUOTE-10: tax is TBD: %s", (type) => {
    const taxedPrice = { totalGross: moneyOf(99_900, "USD"), totalTax: moneyOf(5000, "USD") };
    const shippingAddress = { country: "US", city: "Boston" };
    expect(quoteTotals(type, basket({ taxedPrice, shippingAddress }))?.tax).toEqual({ kind: "tbd" });
  });

  it("T-QUOTE-11: shipping is FREE without shipping information; otherwise its price is part of the total", () => {
    expect(quoteTotals("quoteUS", basket())).toMatchObject({ shipping: { kind: "free" }, total: "$281.22" });
    expect(quoteTotals("quoteUS", basket({ shippingInfo: sent }))).toMatchObject({
      shipping: { kind: "amount", text: "$29.00" },
      subtotal: "$281.22",
      total: "$310.22",
    });
  });

  it("shipping that could not be looked up is not FREE", () => {
    expect(quoteTotals("quoteUS", basket(), { unasked: true })?.shipping).toEqual({ kind: "later" });
    expect(quoteTotals("quoteEMEA", basket(), { unasked: true })?.shipping).toEqual({ kind: "tbd" });
    expect(quoteTotals("quoteUS", basket({ shippingInfo: sent }), { unasked: true })?.shipping.kind).toBe("amount");
  });

  it("T-QUOTE-07: a distributor request has no prices", () => {
    expect(quoteTotals("quoteB2D", basket())).toBeNull();
  });

  it("is valid until its last day has passed; a request never expires", () => {
    const quoteExpirationDate = "2026-07-31T10:00:00.000Z";
    const at = (day: string) => new Date(`${day}T10:00:01.000Z`);
    expect(isExpired({ quoteType: "quoteUS", quoteExpirationDate }, at("2026-07-30"))).toBe(false);
    expect(isExpired({ quoteType: "quoteUS", quoteExpirationDate }, at("2026-07-31"))).toBe(true);
    expect(isExpired({ quoteType: "quoteB2D", quoteExpirationDate }, at("2026-08-31"))).toBe(false);
  });
});
