import type { Cart, CartAction, CartCustomField } from "@contracts/commerce/cart";
import type { Promotion } from "@contracts/commerce/checkout-settings";
import type { Quote } from "@contracts/commerce/quotes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carriedOut, cartContext, newCart, shelfSkus, skuFact, skuShelf } from "../../tests/factories/cart";
import { boston, checkout, promotions } from "../../tests/factories/checkout";
import type { CartContext } from "../cart/state";
import { applyActions, applyQuote, asOfNow } from "../cart/transition";
import { orderOfCart } from "../checkout/order-of-cart";
import { shippingOffers } from "../checkout/shipping";
import { orderLines } from "../punchout/order-lines";
import { hasQuotedPrice, quotedPriceOf } from "./quoted-line";
import { termsOf } from "./terms";

const made = "2030-01-01T00:00:00.000Z";
const lastDay = "2030-01-31T00:00:00.000Z";
const after = "2030-02-01T00:00:00.000Z";

const quoteOf = (cart: Cart, over: Partial<Quote> = {}): Quote => ({
  quoteNumber: "Q300101000001",
  anonymousId: "A".repeat(22),
  quoteType: "quoteUS",
  quoteState: "Submitted",
  quoteCreationDate: made,
  quoteExpirationDate: lastDay,
  language: "en",
  country: "US",
  cartVersion: cart.version,
  customerInfo: null,
  distributor: null,
  cart,
  ...over,
});

function converted(quote: Quote, over: Partial<CartContext> = {}, cart = newCart()): Cart {
  const terms = termsOf(quote);
  if (!terms) throw new Error("no terms");
  const outcome = applyQuote(cart, terms, cartContext(over));
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.cart;
}

/** The shelf with every price of a family multiplied. */
const shelfAt = (factor: (sku: string) => number | null) =>
  new Map(
    [...skuShelf].map(([sku, fact]) => {
      const times = factor(sku);
      if (times === null) return [sku, skuFact(sku, { status: "Discontinued" })];
      return [
        sku,
        {
          ...fact,
          prices: fact.prices.map((price) => ({ ...price, centAmount: Math.round(price.centAmount * times) })),
        },
      ];
    }),
  );

const add = (sku: string, quantity: number): CartAction => ({ action: "addLineItem", sku, quantity });
const code = (name: string): CartAction => ({ action: "addDiscountCode", code: name });
const goods = ({ lineItems }: Cart) =>
  lineItems.map(({ sku, quantity, totalPrice }) => [sku, quantity, totalPrice.centAmount]);

describe("a basket from a quote", () => {
  it("has the references, words and notes of the quoted one, unless it has its own, and no day that has passed", () => {
    const field = (name: CartCustomField, value: string): CartAction => ({ action: "setCustomField", name, value });
    const quoted = carriedOut(newCart(), [
      ...[add("4060S", 2), field("costCentre", "CC-17"), field("grantNumber", "G-1"), field("cartComment", "For June")],
      ...[field("requestedOn", "2030-01-05"), field("contactId", "C-5"), field("vatId", "ATU12345675")],
    ]);
    const noted = (cart: Cart, value: string) =>
      carriedOut(cart, [
        { action: "setLineItemCustomField", lineItemId: cart.lineItems[0]?.id ?? "", name: "note", value },
      ]);
    const quote = quoteOf(noted(quoted, "for Ana"));
    const fresh = converted(quote, { now: "2030-01-20T00:00:00.000Z" });
    const { subTotal: _, totalDiscountValue: __, ...carried } = fresh.custom.fields;
    expect(carried).toEqual({ costCentre: "CC-17", grantNumber: "G-1", cartComment: "For June" });
    expect(fresh.lineItems[0]?.custom.fields.note).toBe("for Ana");
    const own = noted(carriedOut(newCart(), [add("4060S", 1), field("costCentre", "CC-9")]), "for Ben");
    const merged = converted(quote, { now: made }, own);
    expect(merged.custom.fields).toMatchObject({ costCentre: "CC-9", grantNumber: "G-1", requestedOn: "2030-01-05" });
    expect(merged.lineItems[0]?.custom.fields.note).toBe("for Ben");
  });

  it("has the quoted prices, promotions and number after prices rose and the code ended", () => {
    const before = carriedOut(newCart(), [add("4060S", 2), code("WELCOME10")]);
    const later = { facts: shelfAt(() => 1.5), checkout: { ...checkout, promotions: [] } };
    const cart = converted(quoteOf(before), later);
    expect(goods(cart)).toEqual(goods(before));
    expect(cart.lineItems[0]).toMatchObject({
      lineItemType: "discountedLineItem",
      appliedPromoNames: ["Welcome: 10 % off"],
    });
    expect(cart.totalPrice).toEqual(before.totalPrice);
    expect(cart.quotes?.map(({ quoteNumber, coverage }) => [quoteNumber, coverage])).toEqual([
      ["Q300101000001", "whole"],
    ]);
  });

  it("has today's prices when the quote has expired, and keeps the quoted price beside them", () => {
    const before = carriedOut(newCart(), [add("4060S", 2)]);
    const cart = converted(quoteOf(before), { now: after, facts: shelfAt(() => 1.5) });
    const [line] = cart.lineItems;
    expect(line && quotedPriceOf(line)).toMatchObject({
      holds: false,
      listPrice: { centAmount: 14_061 },
      today: { centAmount: 21_092 },
    });
    expect(line?.totalPrice.centAmount).toBe(42_184);
    expect(cart.quotes?.[0]?.coverage).toBe("expired");
  });

  it("loses the quoted price at the end of the term, and marks the line", () => {
    const before = carriedOut(newCart(), [add("4060S", 2)]);
    const cart = converted(quoteOf(before), { facts: shelfAt(() => 1.5) });
    const later = asOfNow(cart, cartContext({ now: after, facts: shelfAt(() => 1.5) }));
    expect(later.lineItems[0]).toMatchObject({ state: "PriceChanged", totalPrice: { centAmount: 42_184 } });
    expect(later.version).toBe(cart.version);
  });

  it("adds nothing at a second press", () => {
    const before = carriedOut(newCart(), [add("4060S", 2), add("9272S", 1)]);
    const once = converted(quoteOf(before));
    expect(goods(converted(quoteOf(before), {}, once))).toEqual(goods(once));
  });

  it("keeps free pieces only in full number, and sells pieces beyond it at today's price", () => {
    const before = carriedOut(newCart(), [add("5000S", 3), code("THREEFORTWO")]);
    const cart = converted(quoteOf(before), { checkout: { ...checkout, promotions: [] }, facts: shelfAt(() => 2) });
    const [line] = cart.lineItems;
    const change = (quantity: number) =>
      carriedOut(cart, [{ action: "changeLineItemQuantity", lineItemId: line?.id ?? "", quantity }], {
        ...{ checkout: { ...checkout, promotions: [] }, facts: shelfAt(() => 2), newLineId: () => "more" },
      });
    expect(goods(cart)).toEqual([["5000S", 3, 30_002]]);
    expect(goods(change(2))).toEqual([["5000S", 2, 30_002]]);
    expect(goods(change(4))).toEqual([
      ["5000S", 3, 30_002],
      ["5000S", 1, 30_002],
    ]);
    expect(change(4).quotes?.[0]?.coverage).toBe("withOthers");
    expect(change(2).quotes?.[0]?.coverage).toBe("partial");
  });

  it("has the quoted shipping while it contains the quote alone", () => {
    const addressed = carriedOut(newCart(), [
      add("4060S", 1),
      { action: "setShippingAddress", address: boston },
      { action: "setShippingMethod", shippingMethod: { id: "us-ground" } },
    ]);
    const dearer = {
      ...checkout,
      shippingMethods: checkout.shippingMethods.map((method) => ({
        ...method,
        tiers: method.tiers.map((tier) => ({ ...tier, centAmount: tier.centAmount * 2 })),
        freeFromCentAmount: null,
      })),
    };
    const cart = carriedOut(
      converted(quoteOf(addressed), { checkout: dearer }),
      [
        { action: "setShippingAddress", address: boston },
        { action: "setShippingMethod", shippingMethod: { id: "us-ground" } },
      ],
      { checkout: dearer },
    );
    expect(cart.shippingInfo?.price).toEqual(addressed.shippingInfo?.price);
    const more = carriedOut(cart, [add("9272S", 1)], { checkout: dearer, newLineId: () => "more" });
    expect(more.shippingInfo?.price.centAmount).toBe(2 * (addressed.shippingInfo?.price.centAmount ?? 0));
  });

  it("has free shipping by the cheapest method if the quote promised it, and today's price if it promised none", () => {
    const before = carriedOut(newCart(), [add("4060S", 1)]);
    const free = { ...converted(quoteOf(before)), shippingAddress: boston };
    expect(shippingOffers(free, checkout)[0]?.discountedPrice?.centAmount).toBe(0);
    const open = { ...converted(quoteOf(before, { quoteType: "quoteEMEA" })), shippingAddress: boston };
    expect(shippingOffers(open, checkout)).toEqual(shippingOffers({ ...before, shippingAddress: boston }, checkout));
  });

  it("passes its gift, its number and its codes to the order, and its number to a procurement system", () => {
    const before = carriedOut(newCart(), [add("4060S", 1), code("BENCHGIFT")]);
    const cart = converted(quoteOf(before), { checkout: { ...checkout, promotions: [] } });
    expect(goods(cart)).toEqual([
      ["4060S", 1, 14_061],
      ["9272S", 1, 0],
    ]);
    const payment = {
      ...{ id: "p", amountPlanned: cart.totalPrice, paymentMethodInfo: { method: "purchaseOrder" } },
      ...{ transaction: {}, custom: { fields: {} } },
    } as unknown as Parameters<typeof orderOfCart>[1]["payment"];
    const order = orderOfCart(cart, { orderNumber: "W300101000001", now: made, payment, seller: null });
    expect(order.quoteNumbers).toEqual(["Q300101000001"]);
    expect(order.discountCodes.map(({ discountCode }) => discountCode.code)).toEqual(["BENCHGIFT"]);
    expect(orderLines(cart, new Map(), new Date(0)).map(({ quoteNumber }) => quoteNumber)).toEqual([
      "Q300101000001",
      null,
    ]);
  });

  it("marks lines that are no longer sold, and is refused only if none is sold", () => {
    const before = carriedOut(newCart(), [add("4060S", 1), add("9272S", 1)]);
    const cart = converted(quoteOf(before), { facts: shelfAt((sku) => (sku === "9272S" ? null : 1)) });
    expect(cart.lineItems.map(({ sku, state }) => [sku, state])).toEqual([
      ["4060S", null],
      ["9272S", "Unavailable"],
    ]);
    const terms = termsOf(quoteOf(before));
    const outcome = terms && applyQuote(newCart(), terms, cartContext({ facts: shelfAt(() => null) }));
    expect(outcome).toMatchObject({ ok: false, problem: { code: "Discontinued" } });
  });
});

/** Changes of the shop between quote and order. */
const shopChange = fc.record({
  factors: fc.array(fc.constantFrom(0.5, 0.9, 1, 1.1, 2), { minLength: shelfSkus.length, maxLength: shelfSkus.length }),
  kept: fc.subarray([...promotions] as Promotion[]),
  tax: fc.constantFrom(0, 62_500, 200_000),
  shipping: fc.constantFrom(0.5, 1, 3),
  now: fc.constantFrom(made, "2030-01-15T00:00:00.000Z", after),
});

it("no price of 200 random quotes changes silently across changes of prices, promotions, shipping and tax", () => {
  const wanted = fc.array(fc.tuple(fc.constantFrom(...shelfSkus), fc.integer({ min: 1, max: 2 })), {
    minLength: 1,
    maxLength: 5,
  });
  const codes = fc.subarray(promotions.filter(({ id }) => id !== "spring19").map((promotion) => promotion.code));
  let kept = 0;
  let said = 0;
  fc.assert(
    fc.property(wanted, codes, shopChange, (lines, used, { factors, kept: promoted, tax, shipping, now }) => {
      const actions = [...lines.map(([sku, quantity]) => add(sku, quantity)), ...used.map(code)];
      const ground: CartAction[] = [
        { action: "setShippingAddress", address: boston },
        { action: "setShippingMethod", shippingMethod: { id: "us-ground" } },
      ];
      const before = carriedOut(newCart(), [...actions, ...ground]);
      fc.pre(before.shippingInfo !== null);
      const later: Partial<CartContext> = {
        now,
        facts: shelfAt((sku) => factors[(shelfSkus as readonly string[]).indexOf(sku)] ?? 1),
        checkout: {
          ...checkout,
          promotions: promoted,
          taxRules: checkout.taxRules.map((rule) => ({ ...rule, partsPerMillion: tax })),
          shippingMethods: checkout.shippingMethods.map((method) => ({
            ...method,
            tiers: method.tiers.map((tier) => ({ ...tier, centAmount: Math.round(tier.centAmount * shipping) })),
          })),
        },
      };
      const quote = quoteOf(before);
      const placed = applyActions(converted(quote, later), ground, cartContext(later));
      if (!placed.ok) throw new Error(placed.problem.message);
      const { cart } = placed;
      if (now !== after) {
        expect(goods(cart)).toEqual(goods(before));
        expect(cart.totalPrice).toEqual(before.totalPrice);
        // The tax is that of the order's day, as the quote states.
        const due = cart.taxedPrice?.taxPortions?.[0]?.partsPerMillion;
        expect(due).toBe(tax);
        kept += 1;
      } else {
        for (const line of cart.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard")) {
          const promise = quotedPriceOf(line);
          expect([hasQuotedPrice(line), promise?.today]).toEqual([false, line.listPrice]);
        }
        expect(cart.quotes?.map(({ coverage }) => coverage)).toEqual(["expired"]);
        said += 1;
      }
    }),
    { numRuns: 200 },
  );
  expect(kept + said).toBeGreaterThanOrEqual(200);
});
