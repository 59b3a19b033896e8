import type { Cart, CartAction } from "@contracts/commerce/cart";
import { cart as cartSchema } from "@contracts/commerce/cart";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { carriedOut, cartContext, newCart, shelfSkus } from "../../tests/factories/cart";
import { boston, promotions } from "../../tests/factories/checkout";
import { keyOfLine } from "./line-items";
import { recomputeCart } from "./recompute";
import { applyActions } from "./transition";

const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant("addLineItem" as const),
      sku: fc.constantFrom(...shelfSkus),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant("addDiscountCode" as const),
      code: fc.constantFrom(...promotions.map((promotion) => promotion.code)),
    }),
  },
  fc.record({
    action: fc.constant("removeDiscountCode" as const),
    discountCode: fc.record({ id: fc.constantFrom(...promotions.map((promotion) => promotion.id)) }),
  }),
  fc.record({
    action: fc.constant("changeLineItemQuantity" as const),
    lineItemId: fc.constantFrom("line-1", "line-2", "line-3"),
    quantity: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({
    action: fc.constant("setShippingAddress" as const),
    address: fc.constantFrom(null, boston, { ...boston, state: "TX" }),
  }),
  fc.record({
    action: fc.constant("setShippingMethod" as const),
    shippingMethod: fc.constantFrom(null, { id: "us-ground" }, { id: "us-overnight" }),
  }),
  fc.constant<CartAction>({ action: "recalculate", updateProductData: true }),
);

/** Applies the valid actions; as on the wire, a refused one changes nothing. */
function run(actions: readonly CartAction[]): Cart {
  const context = cartContext();
  return actions.reduce((cart, action) => {
    const outcome = applyActions(cart, [action], context);
    return outcome.ok ? outcome.cart : cart;
  }, newCart());
}

const amount = (money: { centAmount: number } | null | undefined) => money?.centAmount ?? 0;

describe("totals", () => {
  it("add up to the minor unit after any change of lines, promotions, shipping or tax", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const cart = run(actions);
        for (const line of cart.lineItems) {
          const pieces = line.discountedPricePerQuantity;
          const priced = pieces.length > 0 ? pieces : [{ quantity: line.quantity, value: line.listPrice }];
          expect(priced.reduce((all, { quantity }) => all + quantity, 0)).toBe(line.quantity);
          expect(amount(line.totalPrice)).toBe(
            priced.reduce((all, { quantity, value }) => all + quantity * value.centAmount, 0),
          );
          expect(amount(line.totalPrice)).toBeGreaterThanOrEqual(0);
          expect(amount(line.totalPrice)).toBeLessThanOrEqual(line.quantity * line.listPrice.centAmount);
        }
        const goods = cart.lineItems.reduce((all, line) => all + amount(line.totalPrice), 0);
        const shipping = amount(cart.shippingInfo?.discountedPrice ?? cart.shippingInfo?.price);
        expect(amount(cart.totalPrice)).toBe(goods + shipping);
        if (cart.taxedPrice) {
          const portions = cart.taxedPrice.taxPortions?.reduce((all, portion) => all + amount(portion.amount), 0);
          expect(amount(cart.taxedPrice.totalTax)).toBe(portions);
          expect(amount(cart.taxedPrice.totalGross)).toBe(goods + shipping + amount(cart.taxedPrice.totalTax));
        }
        expect(cart.totalLineItemQuantity).toBe(cart.lineItems.reduce((all, line) => all + line.quantity, 0));
        expect(v.safeParse(cartSchema, cart).issues).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });

  it("depend only on the cart: recomputing them changes nothing", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
        const cart = run(actions);
        if (cart.version > 1) expect(recomputeCart(cart, cartContext())).toEqual(cart);
      }),
    );
  });

  it("do not depend on the order in which goods and codes were added", () => {
    const entry = anyAction.filter(({ action }) => action === "addLineItem" || action === "addDiscountCode");
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        (actions, keys) => {
          const turned = actions
            .map((action, index) => ({ action, key: keys[index] ?? 0 }))
            .sort((a, b) => a.key - b.key);
          const [one, other] = [run(actions), run(turned.map(({ action }) => action))];
          const lines = (cart: Cart) =>
            cart.lineItems
              .map((line) => [
                keyOfLine(line),
                line.lineItemMode,
                line.quantity,
                line.totalPrice.centAmount,
                line.appliedPromoNames,
              ])
              .map((line) => JSON.stringify(line))
              .sort();
          expect(lines(other)).toEqual(lines(one));
          expect(other.totalPrice).toEqual(one.totalPrice);
        },
      ),
    );
  });

  it("are the same for one request with all actions and for one request each", () => {
    const entry = anyAction.filter(({ action }) => action === "addLineItem" || action === "setShippingAddress");
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (actions) => {
        const [together, apart] = [carriedOut(newCart(), actions), run(actions)];
        expect([together.totalPrice, together.taxedPrice, together.version]).toEqual([
          apart.totalPrice,
          apart.taxedPrice,
          apart.version,
        ]);
      }),
    );
  });
});
