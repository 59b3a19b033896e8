/** Context of a cart for tests of its rules: a few SKUs, a fixed clock, sequential ids. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { CartContext, SkuFact } from "@domain/cart/state";
import { applyActions, emptyCart } from "@domain/cart/transition";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { checkout } from "./checkout";

export const skuFact = (sku: string, over: Partial<SkuFact> = {}): SkuFact => ({
  sku,
  productId: `product-${sku.slice(0, 4)}`,
  productKey: sku.slice(0, 4),
  name: `Product ${sku}`,
  status: "Released",
  productType: "Primary Antibody",
  category: "primary-antibodies",
  active: true,
  variantId: 1,
  code: sku.slice(4),
  amount: "100",
  uom: "µl",
  applications: ["WB"],
  prices: [
    { country: "US", centAmount: 10_001 + Number(sku.slice(0, 4)), currencyCode: "USD", fractionDigits: 2 },
    { country: "DE", centAmount: 11_003 + Number(sku.slice(0, 4)), currencyCode: "EUR", fractionDigits: 2 },
    { country: "AT", centAmount: 11_007 + Number(sku.slice(0, 4)), currencyCode: "EUR", fractionDigits: 2 },
  ],
  ...over,
});

export const shelfSkus = ["4060S", "9272S", "5000S", "5001S", "5002S", "7074S"] as const;
export const skuShelf: ReadonlyMap<string, SkuFact> = new Map(
  shelfSkus.map((sku) => [sku, skuFact(sku, sku === "7074S" ? { productType: "Kit" } : {})]),
);

export function cartContext(over: Partial<CartContext> = {}): CartContext {
  let lines = 0;
  return {
    now: "2030-01-01T00:00:00.000Z",
    facts: skuShelf,
    requestedSkus: new Set(skuShelf.keys()),
    settings: defaultSellingSettings,
    checkout,
    payments: new Map(),
    shipDates: new Map(),
    shopperCountry: "US",
    customer: "customer",
    maxLines: 100,
    newLineId: () => {
      lines += 1;
      return `line-${lines}`;
    },
    ...over,
  };
}

export const newCart = (country = "US", currency = "USD"): Cart =>
  emptyCart({
    id: "cart-1",
    customerId: "customer-1",
    anonymousId: null,
    type: null,
    now: "2029-12-31T00:00:00.000Z",
    country,
    currency,
  });

/** The cart after successful actions; a rejected action fails the test. */
export function carriedOut(cart: Cart, actions: readonly CartAction[], over: Partial<CartContext> = {}): Cart {
  const outcome = applyActions(cart, actions, cartContext(over));
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
  return outcome.cart;
}

/** Code and details of the rejection of one action; a success fails the test. */
export function refusalOf(cart: Cart, action: CartAction, over: Partial<CartContext> = {}) {
  const outcome = applyActions(cart, [action], cartContext(over));
  if (outcome.ok) throw new Error("expected a refusal");
  return outcome.problem;
}
