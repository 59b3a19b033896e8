/** Carts of the demonstration's customers, built with the shop's own rules. */

import type { Product, Variant } from "@contracts/catalogue/catalogue";
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { PostalAddress } from "@contracts/values/postal-address";
import type { SkuFact } from "@domain/cart/state";
import { applyActions, emptyCart } from "@domain/cart/transition";
import { priceCountryOf } from "@domain/selling/market-rules";
import { demoCheckout } from "../checkout/checkout";
import { sellingExceptions } from "../settings";

export interface BasketSeed {
  readonly id: string;
  readonly customerId: string;
  readonly country: string;
  readonly currency: string;
  readonly items: readonly (readonly [sku: string, quantity: number])[];
  readonly shipTo: PostalAddress | null;
  readonly billTo: PostalAddress | null;
  readonly shippingMethod: string | null;
  readonly codes?: readonly string[];
  readonly vatId?: string;
  readonly specialHandling?: string;
  /** ISO 8601. */
  readonly now: string;
}

/** @param products all products in the cart, including gifts of its codes */
export function basketOf(seed: BasketSeed, products: readonly Product[]): Cart {
  const { id, customerId, country, currency, now } = seed;
  const facts = new Map(products.flatMap((product) => factsOf(product)).map((fact) => [fact.sku, fact]));
  const cart = emptyCart({
    id,
    customerId,
    anonymousId: null,
    country: priceCountryOf(country, sellingExceptions),
    currency,
    type: null,
    now,
  });
  let lines = 0;
  const outcome = applyActions(cart, actionsOf(seed), {
    now,
    facts,
    requestedSkus: new Set(facts.keys()),
    settings: sellingExceptions,
    checkout: demoCheckout,
    payments: new Map(),
    shipDates: new Map(),
    shopperCountry: country,
    customer: "customer",
    maxLines: 100,
    newLineId: () => {
      lines += 1;
      return `${id}-${lines}`;
    },
  });
  if (!outcome.ok) throw new Error(`a basket of the demonstration is refused: ${outcome.problem.message}`);
  return outcome.cart;
}

function actionsOf(seed: BasketSeed): CartAction[] {
  const { items, shipTo, billTo, shippingMethod, codes = [], vatId, specialHandling } = seed;
  const field = (name: "vatId" | "specialHandling", value: string | undefined): CartAction[] =>
    value === undefined ? [] : [{ action: "setCustomField", name, value }];
  return [
    ...items.map(([sku, quantity]): CartAction => ({ action: "addLineItem", sku, quantity })),
    ...codes.map((code): CartAction => ({ action: "addDiscountCode", code })),
    { action: "setShippingAddress", address: shipTo },
    { action: "setBillingAddress", address: billTo },
    ...(shippingMethod === null
      ? []
      : [{ action: "setShippingMethod", shippingMethod: { id: shippingMethod } } satisfies CartAction]),
    ...field("vatId", vatId),
    ...field("specialHandling", specialHandling),
    { action: "recalculate" },
  ];
}

function factsOf(product: Product): SkuFact[] {
  return [product.masterVariant, ...product.variants].map((variant: Variant) => ({
    sku: variant.sku,
    productId: product.id,
    productKey: product.key,
    name: product.name,
    names: { ja: product.texts?.ja?.name, zh: product.texts?.zh?.name },
    status: product.status,
    productType: product.productType,
    category: product.productCategory,
    active: variant.attributes.active,
    variantId: variant.id,
    code: variant.attributes.code,
    amount: variant.attributes.amount,
    uom: variant.attributes.uom,
    applications: [
      ...new Set(
        product.attributes.lots.flatMap((lot) => lot.applications.map(({ codeForDisplay }) => codeForDisplay)),
      ),
    ],
    prices: variant.prices,
  }));
}
