import type { Order } from "@contracts/commerce/orders";
import fc from "fast-check";
import { expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { orderIn } from "../../tests/factories/order";
import { moneyOf } from "../money/money";
import { withSplitLine } from "./split-line";

it("a line ships in parts whose pieces and amounts add up, however often it is split", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
      (quantity, free, steps) => {
        const base = orderIn();
        const [line] = base.lineItems;
        if (!line) throw new Error("no line");
        let left = quantity;
        const parts = free.flatMap((pieces, index) => {
          const count = Math.min(pieces, left);
          left -= count;
          return count > 0 ? [{ quantity: count, value: moneyOf(index * 700, "EUR") }] : [];
        });
        const paid = left > 0 ? [{ quantity: left, value: moneyOf(9900, "EUR") }] : [];
        const priced = parts.length > 0 ? [...parts, ...paid] : [];
        const amount = (priced.length > 0 ? priced : [{ quantity, value: line.price.value }]).reduce(
          (sum, part) => sum + part.quantity * part.value.centAmount,
          0,
        );
        const whole = {
          ...{ ...line, quantity, discountedPrice: null, discountedPricePerQuantity: priced },
          ...{ totalPrice: moneyOf(amount, "EUR"), totalPriceComputed: moneyOf(amount, "EUR") },
        };
        const before = { ...base, lineItems: [whole] };
        const after = steps.reduce<Order>((order, step, place) => {
          const id = order.lineItems[place % order.lineItems.length]?.id ?? "";
          return withSplitLine(order, id, step);
        }, before);
        const total = (name: "totalPrice" | "totalPriceComputed") =>
          after.lineItems.reduce((sum, each) => sum + each[name].centAmount, 0);
        expect(after.lineItems.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
        expect([total("totalPrice"), total("totalPriceComputed")]).toEqual([amount, amount]);
        expect(doubled(after.lineItems.map(({ id }) => id))).toEqual([]);
        expect(after.lineItems.every((each) => each.quantity > 0 && each.totalPrice.centAmount >= 0)).toBe(true);
      },
    ),
  );
});

it("the part that ships keeps the line's id, and a whole line is not split", () => {
  const order = orderIn();
  const [line] = order.lineItems;
  if (!line) throw new Error("no line");
  const [first, rest] = withSplitLine(order, line.id, 1).lineItems;
  expect([first?.id, first?.quantity, rest?.id]).toEqual([line.id, 1, `${line.id}.2`]);
  expect(withSplitLine(order, line.id, line.quantity)).toBe(order);
});
