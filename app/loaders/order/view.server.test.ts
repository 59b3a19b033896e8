import { moneyOf } from "@domain/money/money";
import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { orderIn } from "../../../tests/factories/order";
import { orderView } from "./view.server";

it("a card payment lists its refunds, and no other payment does", async () => {
  const market = { language: "en", country: "DE" } as const;
  const context = { t: await createT("en"), market, now: new Date("2030-01-09") } as Parameters<typeof orderView>[1];
  const refunds = [{ id: "a", refundedAt: "2030-01-09T12:00:00.000Z", amount: moneyOf(1250, "EUR") }];
  const order = { ...orderIn(), refunds };
  const byCard = order.payments.map((one) => ({ ...one, paymentMethodInfo: { method: "card" as const } }));
  const [card] = orderView({ ...order, payments: byCard }, context).payments;
  expect(card).toMatchObject({ refunds: [{ amount: "€12.50", date: "09.01.2030" }] });
  expect(orderView(order, context).payments[0]).not.toHaveProperty("refunds");
});

it.each([
  ["Awaiting Shipping", true],
  ["Shipped", false],
  ["Cancelled", false],
])("a line that is %s has a ship date: %s", async (lineItemStatus, has) => {
  const market = { language: "en", country: "DE" } as const;
  const context = { t: await createT("en"), market, now: new Date("2030-01-09") } as Parameters<typeof orderView>[1];
  const order = orderIn();
  const lineItems = order.lineItems.map((line) => ({ ...line, lineItemStatus, estShipDate: "2030-01-12" }));
  expect(orderView({ ...order, lineItems }, context).lines.map(({ shipDate }) => shipDate !== null)).toEqual(
    lineItems.map(() => has),
  );
});
