import { expect, it } from "vitest";
import { orderIn } from "../../../tests/factories/order";
import { orders } from "./orders";

const [line] = orderIn().lineItems;
if (!line) throw new Error("no line");

function shown(over: object, lineItemStatus = "Shipped", returned = 0, hold = false) {
  const items = [{ lineItemId: line?.id, quantity: returned, shipmentState: "Returned", lastModifiedAt: "2030-01-02" }];
  const order = {
    ...{ ...orderIn(), lineItems: [{ ...line, quantity: 2, lineItemStatus }] },
    returnInfo: { items: returned > 0 ? items : [] },
    refunds: [
      { id: "1", refundedAt: "2030-01-02T10:00:00.000Z", amount: { ...orderIn().totalPrice, centAmount: 1050 } },
    ],
  };
  const facts = { hold: hold ? { reason: "Check it", since: "2030-01-01T10:00:00.000Z" } : null, notes: [] };
  const record = {
    ...{ order, facts, state: "shipped", customer: { name: "A", email: "a@lab.example" }, proposals: {} },
    ...over,
  };
  const found = orders.one({ record, version: 1, history: [] }, () => true);
  if (!found) throw new Error("The record does not match the schema.");
  const labels = (action: string, field: string) =>
    found.actions
      .find(({ name }) => name === action)
      ?.fields.find(({ name }) => name === field)
      ?.options?.map(({ label }) => label);
  return { body: found.body, names: found.actions.map(({ name }) => name), labels };
}

it("an order shows returned units of a line, its invoices and credit notes, and refunds to the card", () => {
  const invoices = [
    { number: "I30-000001", kind: "invoice", url: "https://shop.example/order/view/W1/invoices/I30-000001.pdf?id=k" },
    { number: "C30-000001", kind: "creditNote", url: null },
  ];
  const { body, labels } = shown({ invoices }, "Returned", 1);
  expect(body).toContain("Returned<div>1 of 2 came back</div>");
  expect(body).toMatch(/<a href="https:[^"]*I30-000001.pdf\?id=k">Invoice I30-000001 \(PDF\)<\/a>/);
  expect(body).toContain("<div>Credit note C30-000001</div>");
  expect(body).toMatch(/€10\.50, <time datetime="2030-01-02T10:00:00.000Z">/);
  expect(labels("return", "lineId")).toEqual([expect.stringContaining(", 1 of 2 came back")]);
  expect(shown({}, "Shipped").body).not.toContain("came back");
});

it.each(["Shipped", "Closed", "Advised", "Returned"])("keeps slip and tracking of a line that left: %s", (state) => {
  const { body, names } = shown({}, state, state === "Returned" ? 1 : 0);
  expect([body.includes("Packing slip (PDF)"), names.includes("tracking")]).toEqual([true, true]);
  const waiting = shown({ state: "confirmed" }, "Awaiting Shipping");
  expect([waiting.body.includes("Packing slip"), waiting.names.includes("tracking")]).toEqual([false, false]);
});

it("offers only mails that can be sent, and customer notes only if the customer can read them", () => {
  expect(shown({}, "Shipped").labels("mail", "mail")).toEqual(["confirmation", "shipping"]);
  expect(shown({}, "Returned", 2).labels("mail", "mail")).toEqual(["confirmation"]);
  expect(shown({}).labels("note", "kind")).toHaveLength(2);
  expect(shown({ customer: null }).labels("note", "kind")).toEqual(["the office only"]);
});

it("hides a hold once no line of the order can ship", () => {
  const held = shown({ state: "held" }, "Awaiting Shipping", 0, true);
  expect([held.names.includes("release"), held.body.includes("On hold since")]).toEqual([true, true]);
  const cancelled = shown({ state: "cancelled" }, "Cancelled", 0, true);
  expect([cancelled.names.includes("release"), cancelled.body.includes("On hold since")]).toEqual([false, false]);
});
