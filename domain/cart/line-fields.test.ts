/** A line keeps every field that no rule changes, including fields that the rules do not know. */
import type { Cart, CartAction, LineItem } from "@contracts/commerce/cart";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cartContext, newCart, shelfSkus } from "../../tests/factories/cart";
import { promotions } from "../../tests/factories/checkout";
import { isStandardLine } from "./line-items";
import type { CartContext } from "./state";
import { applyActions } from "./transition";

const lineIds = ["line-1", "line-2", "line-3", "line-4"];
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({
    action: fc.constant("addLineItem" as const),
    sku: fc.constantFrom(...shelfSkus),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    action: fc.constant("changeLineItemQuantity" as const),
    lineItemId: fc.constantFrom(...lineIds),
    quantity: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({
    action: fc.constant("removeLineItem" as const),
    lineItemId: fc.constantFrom(...lineIds),
    quantity: fc.constantFrom(undefined, 1),
  }),
  fc.record({
    action: fc.constant("setLineItemCustomField" as const),
    lineItemId: fc.constantFrom(...lineIds),
    name: fc.constant("estShipDate" as const),
    value: fc.constantFrom(null, "2030-01-09"),
  }),
  fc.record({
    action: fc.constant("addDiscountCode" as const),
    code: fc.constantFrom(...promotions.map((promotion) => promotion.code)),
  }),
  fc.record({ action: fc.constant("recalculate" as const), updateProductData: fc.boolean() }),
);

/** Applies the actions that are valid. */
const run = (cart: Cart, actions: readonly CartAction[], context: CartContext): Cart =>
  actions.reduce((before, action) => {
    const outcome = applyActions(before, [action], context);
    return outcome.ok ? outcome.cart : before;
  }, cart);

const marked = (line: LineItem) => ({
  ...line,
  memo: line.id,
  custom: { ...line.custom, memo: line.id, fields: { ...line.custom.fields, memo: line.id, trackingNumber: line.id } },
});

it("a line keeps fields that no rule sets, whatever is done to it", () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 12 }), fc.array(anyAction, { maxLength: 20 }), (first, then) => {
      const context = cartContext();
      const before = run(newCart(), [{ action: "addLineItem", sku: "4060S", quantity: 1 }, ...first], context);
      const after = run({ ...before, lineItems: before.lineItems.map(marked) }, then, context);
      const had = new Set(before.lineItems.filter(isStandardLine).map(({ id }) => id));
      for (const line of after.lineItems.filter(({ id }) => had.has(id))) {
        const fields = { memo: line.id, trackingNumber: line.id };
        expect(line).toMatchObject({ memo: line.id, custom: { memo: line.id, fields } });
      }
    }),
  );
});

it("a line taken over from another cart keeps its fields, with the price and id of the new cart", () => {
  const context = cartContext();
  const [former] = run(newCart(), [{ action: "addLineItem", sku: "4060S", quantity: 2 }], context).lineItems.map(
    marked,
  );
  if (!former) throw new Error("the cart has no line");
  const handedOver = [{ ...former, state: "PriceChanged", appliedPromoNames: ["Old"] }];
  const add: CartAction = { action: "addLineItem", sku: "4060S", quantity: 2 };
  const [line] = run(newCart(), [add], { ...context, handedOver }).lineItems;
  expect(line).toMatchObject({ quantity: 2, state: null, appliedPromoNames: [], memo: former.id });
  expect(line?.custom.fields).toMatchObject({ memo: former.id, estShipDate: null });
  expect(line?.id).not.toBe(former.id);
  const other: CartAction = { action: "addLineItem", sku: "9272S", quantity: 1 };
  const [unrelated] = run(newCart(), [other], { ...context, handedOver }).lineItems;
  expect(unrelated).not.toHaveProperty("memo");
});
