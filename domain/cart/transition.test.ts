import type { Cart, CartAction } from "@contracts/commerce/cart";
import { cart as cartSchema } from "@contracts/commerce/cart";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cartContext, skuFact } from "../../tests/factories/cart";
import { doubled } from "../../tests/factories/doubled";
import { keyOfLine } from "./line-items";
import type { CartContext, SkuFact } from "./state";
import { applyActions, emptyCart } from "./transition";

const skus = ["4060S", "4060T", "9272S", "2101S", "7074S"] as const;
const fact = (sku: string, over: Partial<SkuFact> = {}): SkuFact =>
  skuFact(sku, {
    prices: [
      { country: "US", centAmount: 10_001 + Number(sku.slice(0, 4)), currencyCode: "USD", fractionDigits: 2 },
      { country: "JP", centAmount: 58_000, currencyCode: "JPY", fractionDigits: 0 },
    ],
    ...over,
  });
const shelf = new Map<string, SkuFact>([
  ...skus.map((sku): [string, SkuFact] => [sku, fact(sku)]),
  ["2102S", fact("2102S", { status: "Discontinued" })],
  ["3990S", fact("3990S", { productType: "PTM Scan" })],
]);

function context(over: Partial<CartContext> = {}): CartContext {
  let lines = 0;
  return cartContext({
    facts: shelf,
    requestedSkus: new Set(shelf.keys()),
    customer: "anonymous",
    newLineId: () => {
      lines += 1;
      return `line-${lines}-${over.now ?? ""}`;
    },
    ...over,
  });
}

const birth = { customerId: null, anonymousId: "someone", type: null, now: "2029-12-31T00:00:00.000Z" };
const empty = (country = "US", currency = "USD") => emptyCart({ ...birth, id: "cart-1", country, currency });

function done(cart: Cart, actions: readonly CartAction[], over: Partial<CartContext> = {}): Cart {
  const outcome = applyActions(cart, actions, context(over));
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.cart;
}

const add = (sku: string, quantity = 1, experimentId?: string): CartAction =>
  experimentId === undefined
    ? { action: "addLineItem", sku, quantity }
    : { action: "addLineItem", sku, quantity, experimentId };

const design = fc.option(fc.constantFrom("design-1", "design-2"), { nil: undefined });
const anyAdd = fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 50 }), design });

describe("applyActions", () => {
  it("T-LINE-16: lines with equal product, SKU and design merge", () => {
    fc.assert(
      fc.property(fc.array(anyAdd, { maxLength: 40 }), (adds) => {
        const actions = adds.map(({ sku, quantity, design: experimentId }) => add(sku, quantity, experimentId));
        const cart = done(empty(), actions);
        expect(doubled(cart.lineItems.map(keyOfLine))).toEqual([]);
        for (const line of cart.lineItems) {
          const wanted = adds
            .filter((one) => one.sku === line.sku && (one.design ?? null) === line.custom.fields.experimentId)
            .reduce((all, one) => all + one.quantity, 0);
          expect(line.quantity).toBe(wanted);
        }
      }),
    );
  });

  it("totals are the sum of the lines in minor units, and the cart is valid on the wire", () => {
    fc.assert(
      fc.property(fc.array(anyAdd, { maxLength: 40 }), fc.boolean(), (adds, japan) => {
        const market = japan ? { country: "JP", currency: "JPY" } : { country: "US", currency: "USD" };
        const actions = adds.map(({ sku, quantity, design: experimentId }) => add(sku, quantity, experimentId));
        const cart = done(empty(market.country, market.currency), actions, { shopperCountry: market.country });
        const price = (sku: string) =>
          shelf.get(sku)?.prices.find((one) => one.country === market.country)?.centAmount ?? 0;
        expect(cart.totalPrice.centAmount).toBe(adds.reduce((all, one) => all + one.quantity * price(one.sku), 0));
        expect(cart.totalLineItemQuantity).toBe(adds.reduce((all, one) => all + one.quantity, 0));
        expect(cart.totalPrice.fractionDigits).toBe(japan ? 0 : 2);
        expect(v.is(cartSchema, cart)).toBe(true);
      }),
    );
  });

  it("adding commutes: any order gives the same lines and totals", () => {
    fc.assert(
      fc.property(fc.array(anyAdd, { minLength: 1, maxLength: 20 }), fc.integer(), (adds, seed) => {
        const actions = adds.map(({ sku, quantity, design: experimentId }) => add(sku, quantity, experimentId));
        const turned = [...actions].sort((a, b) => hash(a, seed) - hash(b, seed));
        const lines = (cart: Cart) => cart.lineItems.map((line) => `${keyOfLine(line)} ${line.quantity}`).sort();
        const [one, other] = [done(empty(), actions), done(empty(), turned)];
        expect(lines(other)).toEqual(lines(one));
        expect(other.totalPrice).toEqual(one.totalPrice);
      }),
    );
  });

  it("adding and removing leaves no trace but the version", () => {
    fc.assert(
      fc.property(fc.array(anyAdd, { minLength: 1, maxLength: 10 }), (adds) => {
        const full = done(
          empty(),
          adds.map((one) => add(one.sku, one.quantity, one.design)),
        );
        const bare = done(
          full,
          full.lineItems.map((line): CartAction => ({ action: "removeLineItem", lineItemId: line.id })),
        );
        expect(bare.lineItems).toEqual([]);
        expect(bare.totalPrice.centAmount).toBe(0);
        expect(bare.version).toBe(1 + adds.length + full.lineItems.length);
      }),
    );
  });

  it("applies all actions or none", () => {
    const cart = done(empty(), [add("4060S")]);
    const outcome = applyActions(cart, [add("9272S"), add("2102S")], context());
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: "Discontinued", message: "Product 2102S is discontinued" },
    });
    expect(cart.lineItems).toHaveLength(1);
  });

  it("an update without effect keeps version and time", () => {
    const cart = done(empty(), [add("4060S", 3)]);
    const [line] = cart.lineItems;
    const outcome = applyActions(
      cart,
      [{ action: "changeLineItemQuantity", lineItemId: line?.id ?? "", quantity: 3 }],
      context({ now: "2031-01-01T00:00:00.000Z" }),
    );
    expect(outcome).toEqual({ ok: true, cart, effective: 0 });
  });

  it("T-LINE-14: deleting reduces a merged line by the deleted quantity", () => {
    const cart = done(empty(), [add("4060S", 2), add("4060S", 3)]);
    const [line] = cart.lineItems;
    const left = done(cart, [{ action: "removeLineItem", lineItemId: line?.id ?? "", quantity: 2 }]);
    expect(left.lineItems.map((one) => one.quantity)).toEqual([3]);
  });

  it("T-CART-10: shoppers cannot change gift lines, and an add never merges into one", () => {
    const cart = done(empty(), [add("4060S"), { action: "addDiscountCode", code: "BENCHGIFT" }]);
    const gift = cart.lineItems.find((line) => line.lineItemMode === "gift");
    expect(gift).toMatchObject({ sku: "9272S", lineItemType: "giftLineItem" });
    const lineItemId = gift?.id ?? "";
    for (const action of [
      { action: "changeLineItemQuantity", lineItemId, quantity: 2 },
      { action: "removeLineItem", lineItemId },
    ] satisfies CartAction[]) {
      expect(applyActions(cart, [action], context())).toMatchObject({ ok: false, problem: { code: "InvalidInput" } });
    }
    const more = done(cart, [add("9272S", 2)], { now: "2032-01-01T00:00:00.000Z" });
    expect(more.lineItems.map((line) => [line.sku, line.lineItemMode, line.quantity])).toEqual([
      ["4060S", "standard", 1],
      ["9272S", "standard", 2],
      ["9272S", "gift", 1],
    ]);
  });

  it("T-CART-26: the checkout type is one of four", () => {
    const set = (value: string | null): CartAction => ({ action: "setCustomField", name: "checkoutType", value });
    for (const type of ["regular", "quote", "punchout", "quoteb2d"]) {
      expect(done(empty(), [set(type)]).custom.fields.checkoutType).toBe(type);
    }
    expect(applyActions(empty(), [set("free")], context())).toMatchObject({ ok: false });
    expect(done(done(empty(), [set("quote")]), [set(null)]).custom.fields).toEqual({});
  });
});

describe("recalculate", () => {
  const recalculation: CartAction = { action: "recalculate", updateProductData: true };

  it("T-CART-18: sets a tax where there was none, and updates it with later changes", () => {
    const cart = done(empty(), [add("4060S")]);
    expect(cart.taxedPrice).toBeNull();
    const recalculated = done(cart, [recalculation]);
    expect(recalculated.taxedPrice).toMatchObject({
      totalGross: cart.totalPrice,
      totalTax: { ...cart.totalPrice, centAmount: 0 },
    });
    const more = done(recalculated, [add("4060S")], { now: "2033-01-01T00:00:00.000Z" });
    expect(more.taxedPrice?.totalGross).toEqual(more.totalPrice);
  });

  it("uses today's prices, and updates names and sizes only on request", () => {
    const cart = done(empty(), [add("4060S", 2)]);
    const dearer = new Map([
      [
        "4060S",
        fact("4060S", {
          name: "Renamed",
          prices: [{ country: "US", centAmount: 500, currencyCode: "USD", fractionDigits: 2 }],
        }),
      ],
    ]);
    const priced = done(cart, [{ action: "recalculate" }], { facts: dearer });
    expect(priced.lineItems[0]?.state).toBe("PriceChanged");
    expect(priced.lineItems.map((line) => [line.name, line.totalPrice.centAmount])).toEqual([["Product 4060S", 1000]]);
    expect(done(cart, [recalculation], { facts: dearer }).lineItems[0]?.name).toBe("Renamed");
  });

  it("keeps a line that is no longer sold at its last price, and marks it", () => {
    const cart = done(empty(), [add("4060S"), add("9272S")]);
    const gone = new Map([
      ["4060S", fact("4060S", { status: "Obsolete" })],
      ["9272S", fact("9272S")],
    ]);
    const recalculated = done(cart, [recalculation], { facts: gone });
    expect(recalculated.lineItems.map((line) => line.state)).toEqual(["Unavailable", null]);
    expect(recalculated.totalPrice).toEqual(cart.totalPrice);
    expect(done(recalculated, [recalculation]).lineItems[0]?.state).toBeNull();
  });

  it("uses today's prices with every change, and marks changed ones until the next change", () => {
    const cart = done(empty(), [add("4060S", 2), add("9272S")]);
    const [first, second] = cart.lineItems;
    const prices = [{ country: "US", centAmount: 500, currencyCode: "USD", fractionDigits: 2 }];
    const facts = new Map([...shelf, ["4060S", fact("4060S", { prices })] as const]);
    const change: CartAction = { action: "changeLineItemQuantity", lineItemId: second?.id ?? "", quantity: 3 };
    const changed = done(cart, [change], { facts });
    expect(changed.lineItems.map((line) => [line.state, line.totalPrice.centAmount])).toEqual([
      ["PriceChanged", 1000],
      [null, 3 * (second?.netPrice.centAmount ?? 0)],
    ]);
    expect(changed.totalPrice.centAmount).toBe(1000 + 3 * (second?.netPrice.centAmount ?? 0));
    const more: CartAction = { action: "changeLineItemQuantity", lineItemId: first?.id ?? "", quantity: 4 };
    expect(done(changed, [more], { facts }).lineItems.map((line) => [line.state, line.totalPrice.centAmount])).toEqual([
      [null, 2000],
      [null, 3 * (second?.netPrice.centAmount ?? 0)],
    ]);
    // Adding to a line whose price rose reprices the whole line.
    expect(done(cart, [add("4060S")], { facts }).lineItems[0]).toMatchObject({ state: "PriceChanged", quantity: 3 });
  });

  it("takes the lower of contract price and quantity price, and names the price group only if its price is lower", () => {
    const breaks = [{ pieces: 10, centAmount: 300 }];
    const prices = [{ country: "US", centAmount: 500, currencyCode: "USD", fractionDigits: 2, breaks }];
    const facts = new Map([...shelf, ["4060S", fact("4060S", { prices })] as const]);
    const priceGroup = { id: "academic", name: "Academic", rules: [{ partsPerMillion: 200_000 }], prices: [] };
    const [few] = done(empty(), [add("4060S", 9)], { facts, priceGroup }).lineItems;
    const [many] = done(empty(), [add("4060S", 10)], { facts, priceGroup }).lineItems;
    expect([few?.totalPrice.centAmount, few?.custom.fields.contract?.listPrice.centAmount]).toEqual([3600, 500]);
    expect([many?.totalPrice.centAmount, many?.custom.fields.contract]).toEqual([3000, undefined]);
  });

  it("takes the quantity price, which does not count as a price change", () => {
    const breaks = [
      { pieces: 10, centAmount: 400 },
      { pieces: 20, centAmount: 450 },
    ];
    const prices = [{ country: "US", centAmount: 500, currencyCode: "USD", fractionDigits: 2, breaks }];
    const facts = new Map([...shelf, ["4060S", fact("4060S", { prices })] as const]);
    const few = done(empty(), [add("4060S", 9)], { facts });
    const [line] = few.lineItems;
    const states = [10, 25, 9].map((quantity) => {
      const change: CartAction = { action: "changeLineItemQuantity", lineItemId: line?.id ?? "", quantity };
      const [changed] = done(few, [change], { facts }).lineItems;
      return [changed?.state, changed?.listPrice.centAmount, changed?.totalPrice.centAmount];
    });
    expect([line?.totalPrice.centAmount, ...states]).toEqual([
      4500,
      [null, 400, 4000],
      [null, 400, 10_000],
      [null, 500, 4500],
    ]);
    expect(done(few, [add("4060S", 1)], { facts }).lineItems[0]).toMatchObject({
      quantity: 10,
      listPrice: { centAmount: 400 },
    });
  });

  it("keeps prices of SKUs that were not queried in the catalogue", () => {
    const cart = done(empty(), [add("4060S", 2), add("9272S")]);
    const remove: CartAction = { action: "removeLineItem", lineItemId: cart.lineItems[1]?.id ?? "" };
    const smaller = done(cart, [remove], { facts: new Map(), requestedSkus: new Set() });
    expect(smaller.lineItems).toEqual([cart.lineItems[0]]);
  });
});

function hash(action: CartAction, seed: number): number {
  const text = JSON.stringify(action);
  let value = seed | 0;
  for (let index = 0; index < text.length; index += 1) value = (value * 31 + text.charCodeAt(index)) | 0;
  return value;
}
