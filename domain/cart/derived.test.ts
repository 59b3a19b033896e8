import type { Cart } from "@contracts/commerce/cart";
import { describe, expect, it } from "vitest";
import { checkout } from "../../tests/factories/checkout";
import { moneyOf } from "../money/money";
import { defaultSellingSettings } from "../selling/defaults";
import { isPanelKitLine, sharesLine, summarize } from "./derived";
import type { SkuFact } from "./state";
import { applyActions, emptyCart } from "./transition";

const facts = new Map<string, SkuFact>([
  [
    "4060S",
    {
      sku: "4060S",
      productId: "p",
      productKey: "4060",
      name: "Akt",
      status: "Released",
      productType: "Primary Antibody",
      category: "primary-antibodies",
      active: true,
      variantId: 1,
      code: "S",
      amount: "100",
      uom: "µl",
      applications: [],
      prices: [{ country: "US", centAmount: 1000, currencyCode: "USD", fractionDigits: 2 }],
    },
  ],
]);

function cartOf(quantity: number): Cart {
  const empty = emptyCart({
    id: "cart-1",
    customerId: null,
    anonymousId: "someone",
    country: "US",
    currency: "USD",
    type: null,
    now: "2030-01-01T00:00:00.000Z",
  });
  const outcome = applyActions(empty, [{ action: "addLineItem", sku: "4060S", quantity }], {
    now: "2030-01-01T00:00:00.000Z",
    facts,
    settings: defaultSellingSettings,
    checkout,
    payments: new Map(),
    shipDates: new Map(),
    shopperCountry: "US",
    customer: "anonymous",
    maxLines: 100,
    requestedSkus: new Set(),
    newLineId: () => "line-1",
  });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.cart;
}

describe("summarize", () => {
  it("T-BASK-07: before checkout only the subtotal, the sum of the line totals, is known", () => {
    expect(summarize(cartOf(3))).toEqual({
      subtotalPrice: moneyOf(3000, "USD"),
      totalPromo: moneyOf(0, "USD"),
      shippingPrice: null,
      tax: null,
      isPromoActiveOnCart: false,
      activeCodes: [],
      inactiveCodes: [],
    });
  });

  it("T-CART-02, T-CART-07: matchescart is active in any letter case, every other state is not", () => {
    const code = (id: string, state: string) => ({ discountCode: { id, code: id, name: id }, state });
    const cart = {
      ...cartOf(1),
      discountCodes: [code("a", "MatchesCart"), code("b", "matchescart"), code("c", "DoesNotMatchCart")],
    };
    const summary = summarize(cart);
    expect(summary.activeCodes.map((entry) => entry.id)).toEqual(["a", "b"]);
    expect(summary.inactiveCodes.map((entry) => entry.id)).toEqual(["c"]);
    expect(summary.isPromoActiveOnCart).toBe(true);
  });

  it("T-CART-07: includes promotion, shipping and tax once they are known", () => {
    const cart = cartOf(3);
    const discounted: Cart = {
      ...cart,
      lineItems: cart.lineItems.map((line) => ({
        ...line,
        totalPrice: moneyOf(2700, "USD"),
        totalPriceComputed: moneyOf(2700, "USD"),
      })),
      shippingInfo: {
        shippingMethodName: "Standard",
        price: moneyOf(900, "USD"),
        discountedPrice: moneyOf(500, "USD"),
      },
      shippingAddress: { country: "US", state: "MA" },
      taxedPrice: { totalGross: moneyOf(3400, "USD"), totalTax: moneyOf(200, "USD") },
    };
    expect(summarize(discounted)).toMatchObject({
      subtotalPrice: moneyOf(2700, "USD"),
      totalPromo: moneyOf(300, "USD"),
      shippingPrice: moneyOf(500, "USD"),
      tax: moneyOf(200, "USD"),
      isPromoActiveOnCart: true,
    });
  });
});

describe("lines", () => {
  it("T-LINE-13, T-LINE-14: recognizes panel kits and lines with the same product, SKU and design", () => {
    const cart = cartOf(2);
    const [line] = cart.lineItems;
    if (!line) throw new Error("no line");
    const twin = { ...line, id: "line-2" };
    const kit = { ...line, id: "line-3", custom: { fields: { ...line.custom.fields, experimentId: "design-1" } } };
    const three = { ...cart, lineItems: [line, twin, kit] };
    expect([line, twin, kit].map((one) => sharesLine(three, one))).toEqual([true, true, false]);
    expect([isPanelKitLine(line), isPanelKitLine(kit)]).toEqual([false, true]);
  });
});
