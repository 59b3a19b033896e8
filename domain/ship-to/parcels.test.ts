import { type Cart, type CartAction, cart as cartSchema } from "@contracts/commerce/cart";
import type { Payment } from "@contracts/commerce/payments";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { carriedOut, cartContext, newCart, refusalOf } from "../../tests/factories/cart";
import { boston, checkout } from "../../tests/factories/checkout";
import { orderIn } from "../../tests/factories/order";
import { summarize } from "../cart/derived";
import { applyActions } from "../cart/transition";
import { orderOfCart } from "../checkout/order-of-cart";
import { changesSince, orderReviewOf } from "../checkout/order-review";
import { shippingOffers } from "../checkout/shipping";
import { ordersByParcel } from "./orders-by-parcel";
import { linesByParcel, sharesOf, shipToLabel } from "./parcels";

const houston = { ...boston, streetName: "2 Bayou Road", city: "Houston", state: "TX", postalCode: "77002" };
const reno = { ...boston, streetName: "3 Sage Street", city: "Reno", state: "NV", postalCode: "89501" };
const add = (sku: string, quantity = 1): CartAction => ({ action: "addLineItem", sku, quantity });
const by = (id: string): CartAction => ({ action: "setShippingMethod", shippingMethod: { id } });
const idOf = (cart: Cart, sku: string) => cart.lineItems.find((line) => line.sku === sku)?.id ?? "";

const payment: Payment = {
  ...{ id: "payment-1", amountPlanned: { centAmount: 0, currencyCode: "USD", fractionDigits: 2 } },
  paymentMethodInfo: { method: "purchaseOrder" },
  transaction: { type: "Authorization", state: "Success", interactionId: "key-1" },
  custom: { fields: { poNumber: "PO-1" } },
  createdAt: "2030-01-01T00:00:00.000Z",
};

type Address = Extract<CartAction, { action: "setShipTos" }>["shipTos"][number]["address"];
const send = (cart: Cart, ...shipTos: [Address, ...string[]][]): CartAction => ({
  action: "setShipTos",
  shipTos: shipTos.map(([address, ...skus]) => ({ address, lineItemIds: skus.map((sku) => idOf(cart, sku)) })),
});

/** Two lines to Boston by ground, and one that the tests send elsewhere. */
const inBoston = () =>
  carriedOut(newCart(), [
    ...[add("4060S", 2), add("9272S"), add("7074S", 2)],
    { action: "setShippingAddress", address: boston },
    by("us-ground"),
  ]);

describe("a cart to several addresses", () => {
  it("pays shipping and tax for each parcel, and the totals are their sums", () => {
    const before = inBoston();
    const cart = carriedOut(before, [send(before, [houston, "9272S"], [reno, "7074S"])]);
    expect(cart.parcels?.map(({ id, address, shipping }) => [id, address.city, shipping?.centAmount])).toEqual([
      ["1", "Boston", 2500],
      ["2", "Houston", 2500],
      ["3", "Reno", 2500],
    ]);
    const [goodsInBoston = 0, goodsInHouston = 0, goodsInReno = 0] = linesByParcel(cart).map((lines) =>
      lines.reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0),
    );
    // Massachusetts does not tax shipping, Texas does, Nevada has no rule of its own here.
    const taxes = [Math.round(goodsInBoston * 0.0625), Math.round((goodsInHouston + 2500) * 0.0625), 0];
    expect(cart.parcels?.map(({ taxPortions }) => taxPortions[0]?.amount.centAmount)).toEqual(taxes);
    const tax = taxes.reduce((sum, amount) => sum + amount, 0);
    expect(cart).toMatchObject({
      shippingInfo: { price: { centAmount: 7500 }, discountedPrice: null },
      taxedPrice: {
        totalTax: { centAmount: tax },
        totalGross: { centAmount: goodsInBoston + goodsInHouston + goodsInReno + 7500 + tax },
      },
    });
    expect(cart.taxedPrice?.taxPortions?.map(({ partsPerMillion }) => partsPerMillion)).toEqual([62_500, 0]);
    expect(cart.lineItems.map((line) => shipToLabel(line, cart))).toEqual([
      "1: 1 Harbor Way, Boston",
      "2: 2 Bayou Road, Houston",
      "3: 3 Sage Street, Reno",
    ]);
    expect(v.parse(cartSchema, JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  it("offers the methods that carry every parcel, each free from its own value", () => {
    const before = inBoston();
    const heavy = carriedOut(before, [add("7074S", 9)]);
    expect(shippingOffers(heavy, checkout).map(({ id }) => id)).toEqual(["us-overnight"]);
    const divided = carriedOut(heavy, [send(heavy, [houston, "4060S"])]);
    expect(shippingOffers(divided, checkout).map(({ id, price }) => [id, price.centAmount])).toEqual([
      ["us-overnight", 15_800],
    ]);
    const free = carriedOut(before, [
      { action: "addDiscountCode", code: "FREESHIP" },
      send(before, [houston, "9272S"]),
    ]);
    expect(free.shippingInfo).toMatchObject({ price: { centAmount: 7000 }, discountedPrice: { centAmount: 0 } });
    expect(free.parcels?.map(({ shipping }) => shipping?.centAmount)).toEqual([0, 0]);
  });

  it("becomes one parcel again when lines go, addresses are equal, or the shipping address is cleared", () => {
    const before = inBoston();
    const two = carriedOut(before, [send(before, [houston, "9272S"])]);
    expect(two.parcels).toHaveLength(2);
    for (const actions of [
      [{ action: "removeLineItem", lineItemId: idOf(two, "9272S") }],
      [{ action: "setShippingAddress", address: houston }],
      [{ action: "setShippingAddress", address: null }],
      [send(two)],
    ] satisfies CartAction[][]) {
      const one = carriedOut(two, actions);
      expect(one.parcels).toBeUndefined();
      expect(one.lineItems.every(({ custom }) => custom.fields.shipTo === undefined)).toBe(true);
    }
    const left = carriedOut(two, [
      { action: "removeLineItem", lineItemId: idOf(two, "4060S") },
      { action: "removeLineItem", lineItemId: idOf(two, "7074S") },
    ]);
    expect([left.shippingAddress?.city, left.parcels]).toEqual(["Houston", undefined]);
    expect(left.taxedPrice?.taxPortions?.[0]?.amount.centAmount).toBeGreaterThan(0);
  });

  it("keeps the address of a line with more pieces, and sends new lines and gifts to the first", () => {
    const before = inBoston();
    const cart = carriedOut(before, [
      send(before, [houston, "9272S"]),
      add("9272S", 2),
      { action: "addDiscountCode", code: "BENCHGIFT" },
    ]);
    expect(linesByParcel(cart).map((lines) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`))).toEqual([
      ["2 4060S", "2 7074S", "1 9272S"],
      ["3 9272S"],
    ]);
  });

  it("divides the pieces of a line, and the order has a line for each address", () => {
    const before = carriedOut(newCart(), [
      ...[add("4060S", 5), add("5000S", 3)],
      { action: "addDiscountCode", code: "THREEFORTWO" },
      { action: "setShippingAddress", address: boston },
      by("us-overnight"),
    ]);
    const [four, free] = [idOf(before, "4060S"), idOf(before, "5000S")];
    const pieces = (lineItemId: string, quantity: number) => ({ lineItemId, quantity });
    const cart = carriedOut(before, [
      {
        action: "setShipTos",
        shipTos: [
          { address: houston, lineItemIds: [], pieces: [pieces(four, 2), pieces(free, 1)] },
          { address: reno, lineItemIds: [], pieces: [pieces(four, 1)] },
        ],
      },
    ]);
    const parts = () => linesByParcel(cart).map((lines) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`));
    expect(parts()).toEqual([["2 4060S", "2 5000S"], ["2 4060S", "1 5000S"], ["1 4060S"]]);
    const label = "2 × 1: 1 Harbor Way, Boston; 2 × 2: 2 Bayou Road, Houston; 1 × 3: 3 Sage Street, Reno";
    expect(cart.lineItems[0] && shipToLabel(cart.lineItems[0], cart)).toBe(label);
    expect(cart.shippingInfo?.price.centAmount).toBe(3 * 7900);
    expect(v.parse(cartSchema, JSON.parse(JSON.stringify(cart)))).toEqual(cart);

    const order = orderOfCart(cart, { orderNumber: "W300000000001", now: cart.createdAt, payment, seller: null });
    expect(order.lineItems.map(({ id, quantity, custom }) => [id, quantity, custom.fields.shipTo ?? "1"])).toEqual([
      ...[
        [four, 2, "1"],
        [`${four}.2`, 2, "2"],
        [`${four}.3`, 1, "3"],
      ],
      ...[
        [free, 2, "1"],
        [`${free}.2`, 1, "2"],
      ],
    ]);
    const goods = order.lineItems.reduce((sum, { totalPriceComputed }) => sum + totalPriceComputed.centAmount, 0);
    expect(goods).toBe(order.subtotalPrice.centAmount);
    expect(ordersByParcel(order).reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0)).toBe(
      order.totalPrice.centAmount,
    );

    // Added pieces go to the first address of the line; removed ones are taken from its last.
    const quantity = (pieces: number): CartAction => ({
      ...{ action: "changeLineItemQuantity", lineItemId: four, quantity: pieces },
    });
    const shares = (pieces: number) => sharesOf4(carriedOut(cart, [quantity(pieces)]));
    const sharesOf4 = ({ lineItems, parcels }: Cart) =>
      lineItems[0] && sharesOf(lineItems[0], parcels).map((one) => one.quantity);
    expect([shares(7), shares(4), shares(1)]).toEqual([[4, 2, 1], [2, 2], [1]]);
    expect(changesSince(orderReviewOf(cart), carriedOut(cart, [send(cart, [houston, "4060S"])]))).not.toEqual([]);
  });

  it("refuses unknown lines, gifts, a line twice and addresses in other countries", () => {
    const cart = carriedOut(inBoston(), [{ action: "addDiscountCode", code: "BENCHGIFT" }]);
    const gift = cart.lineItems.find(({ lineItemMode }) => lineItemMode === "gift")?.id ?? "";
    const line = idOf(cart, "4060S");
    const codeOf = (shipTos: Extract<CartAction, { action: "setShipTos" }>["shipTos"], on = cart) =>
      refusalOf(on, { action: "setShipTos", shipTos }).code;
    expect(codeOf([{ address: houston, lineItemIds: ["line-99"] }])).toBe("InvalidInput");
    expect(codeOf([{ address: houston, lineItemIds: [gift] }])).toBe("InvalidInput");
    expect(codeOf([{ address: houston, lineItemIds: [line, line] }])).toBe("InvalidInput");
    expect(codeOf([{ address: { ...houston, country: "DE" }, lineItemIds: [line] }])).toBe("CountryMismatch");
    const some = (quantity: number, lineItemIds: string[] = []) =>
      codeOf([{ address: houston, lineItemIds, pieces: [{ lineItemId: line, quantity }] }]);
    expect([some(3), some(1, [line])]).toEqual(["InvalidInput", "InvalidInput"]);
    const bare = carriedOut(newCart(), [add("4060S")]);
    expect(codeOf([{ address: houston, lineItemIds: [idOf(bare, "4060S")] }], bare)).toBe("InvalidInput");
  });

  it("is another order when a line goes elsewhere, even at the same total", () => {
    const before = inBoston();
    const one = carriedOut(before, [send(before, [houston, "9272S"])]);
    const other = carriedOut(before, [send(before, [{ ...houston, id: "address-2" }, "9272S"])]);
    expect(changesSince(orderReviewOf(one), one)).toEqual([]);
    expect(changesSince(orderReviewOf(one), other)).toContainEqual({ kind: "details" });
  });

  it("adds up to the minor unit for any division", () => {
    const addresses = [boston, houston, reno];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 }),
        fc.constantFrom("us-ground", "us-overnight"),
        fc.constantFrom(null, "WELCOME10", "FREESHIP"),
        fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
        (places, quantities, method, code, away) => {
          const before = carriedOut(newCart(), [
            ...["4060S", "9272S", "7074S"].map((sku, index) => add(sku, quantities[index])),
            { action: "setShippingAddress", address: boston },
            ...(code ? ([{ action: "addDiscountCode", code }] as const) : []),
          ]);
          const shipTos = places.flatMap((place, index) => {
            const address = addresses[place] ?? boston;
            const lineItemId = before.lineItems[index]?.id ?? "";
            const [all = 0, some = 0] = [quantities[index], away[index]];
            if (place === 0) return [];
            return some > 0 && some < all
              ? [{ address, lineItemIds: [], pieces: [{ lineItemId, quantity: some }] }]
              : [{ address, lineItemIds: [lineItemId] }];
          });
          const sent = carriedOut(before, [{ action: "setShipTos", shipTos }]);
          const outcome = applyActions(sent, [by(method)], cartContext());
          const cart = outcome.ok ? outcome.cart : sent;
          const { subtotalPrice, shippingPrice, tax } = summarize(cart);
          const parts = cart.parcels ?? [];
          const total = (amounts: (number | undefined)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
          expect(cart.taxedPrice?.totalGross.centAmount).toBe(
            subtotalPrice.centAmount + (shippingPrice?.centAmount ?? 0) + (tax?.centAmount ?? 0),
          );
          if (parts.length === 0) return;
          expect(total(parts.map(({ shipping }) => shipping?.centAmount))).toBe(shippingPrice?.centAmount ?? 0);
          expect(total(parts.flatMap(({ taxPortions }) => taxPortions.map(({ amount }) => amount.centAmount)))).toBe(
            tax?.centAmount,
          );
        },
      ),
    );
  });
});

describe("an order to several addresses", () => {
  it("is one order for each, and their totals add up to its own", () => {
    const order = orderIn({ shipTo: { "9272S": "Zweigstelle 2", "7074S": "Zweigstelle 2" } });
    const parts = ordersByParcel(order);
    expect(parts.map(({ lineItems, shippingAddress }) => [shippingAddress?.streetName, lineItems.length])).toEqual([
      ["Hafenweg 1", 1],
      ["Zweigstelle 2", 2],
    ]);
    expect(parts.reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0)).toBe(order.totalPrice.centAmount);
    expect(ordersByParcel(orderIn())).toHaveLength(1);
  });
});
