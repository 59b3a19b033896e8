import type { LineMove, Order } from "@contracts/commerce/orders";
import { describe, expect, it } from "vitest";
import { orderIn } from "../../tests/factories/order";
import { mayMoveState, moveLines, returnedPieces } from "./order-moves";

const now = "2030-01-03T12:00:00.000Z";
const base = orderIn();
const [first, second] = base.lineItems.map(({ id }) => id);
const withStates = (...states: (string | null)[]): Order => ({
  ...base,
  lineItems: base.lineItems.map((line, place) => ({ ...line, lineItemStatus: states[place] ?? null })),
});
const statesAfter = (order: Order, lineState: LineMove["lineState"], lineId?: string) =>
  moveLines(order, { lineState, ...(lineId && { lineId }) }, now)?.lineItems.map((line) => line.lineItemStatus) ?? null;

describe("a move of all lines", () => {
  it("leaves cancelled and returned lines unchanged", () => {
    expect(statesAfter(withStates("Cancelled", null, "Returned"), "Shipped")).toEqual([
      ...["Cancelled", "Shipped", "Returned"],
    ]);
  });

  it("cancels only lines that have not shipped", () => {
    expect(statesAfter(withStates("Shipped", "Picked", ""), "Cancelled")).toEqual([
      "Shipped",
      "Cancelled",
      "Cancelled",
    ]);
    expect(statesAfter(withStates("Shipped", "Closed", "Returned"), "Cancelled")).toBeNull();
  });

  it("delivers an order with a cancelled line", () => {
    const order = withStates("Cancelled", "Shipped", "Shipped");
    expect(moveLines(order, { lineState: "Closed" }, now)?.deliveredAt).toBe(now);
    expect(moveLines(order, { lineState: "Closed", lineId: second ?? "" }, now)?.deliveredAt).toBeNull();
  });
});

describe("a return announced after an earlier one arrived", () => {
  const pieces = 5;
  const shipped: Order = {
    ...base,
    lineItems: base.lineItems.map((line) => ({ ...line, quantity: pieces, lineItemStatus: "Shipped" })),
  };
  const move = (order: Order | null, lineState: LineMove["lineState"], quantity?: number) =>
    order && moveLines(order, { lineState, lineId: first ?? "", ...(quantity && { quantity }) }, now);
  const items = (order: Order | null) => order?.returnInfo.items.map((item) => [item.shipmentState, item.quantity]);

  it("keeps returned pieces, and announces at most the remaining ones", () => {
    const back = move(shipped, "Returned", 2);
    const announced = move(back, "Advised", 1);
    expect(items(announced)).toEqual([
      ["Returned", 2],
      ["Advised", 1],
    ]);
    expect(announced && returnedPieces(announced, first ?? "")).toBe(2);
    expect(items(move(announced, "Advised"))).toEqual([
      ["Returned", 2],
      ["Advised", 3],
    ]);
    expect(items(move(announced, "Returned", 3))).toEqual([["Returned", 3]]);
  });

  it.each(["Closed", "Shipped"] as const)(
    "keeps what came back when the announcement ends with a move to %s",
    (lineState) => {
      const ended = move(move(move(shipped, "Returned", 2), "Advised", 3), lineState);
      expect(items(ended)).toEqual([["Returned", 2]]);
      expect(items(move(ended, "Advised"))).toEqual([
        ["Returned", 2],
        ["Advised", 3],
      ]);
      expect(items(move(move(shipped, "Advised", 3), lineState))).toEqual([]);
    },
  );

  it("is refused if the whole line was returned", () => {
    expect(move(move(shipped, "Returned"), "Advised", 1)).toBeNull();
  });
});

it.each([
  ["Awaiting Shipping", ["Awaiting Shipping", "Picked", "Shipped", "Cancelled"]],
  ["Shipped", ["Shipped", "Closed", "Advised", "Returned"]],
  ["Closed", ["Closed", "Advised", "Returned"]],
  ["Advised", ["Shipped", "Closed", "Advised", "Returned"]],
  ["Returned", ["Advised", "Returned"]],
  ["Cancelled", ["Cancelled"]],
] as const)("a line that is %s may become %s", (from, allowed) => {
  const states = ["Awaiting Shipping", "Picked", "Shipped", "Closed", "Advised", "Returned", "Cancelled"] as const;
  const order = withStates(from, "Cancelled", "Cancelled");
  const reached = states.filter((to) => moveLines(order, { lineState: to, lineId: first ?? "" }, now) !== null);
  expect(reached.toSorted()).toEqual([...allowed].toSorted());
});

it("an order stays cancelled, is not new again once confirmed, and is cancelled only while a line waits", () => {
  const from = (orderStatus: Order["orderStatus"], ...states: (string | null)[]) =>
    (["Open", "Confirmed", "Cancelled"] as const).filter((to) =>
      mayMoveState({ ...withStates(...states), orderStatus }, to),
    );
  expect(from("Open")).toEqual(["Open", "Confirmed", "Cancelled"]);
  expect(from("Confirmed", "Shipped")).toEqual(["Confirmed", "Cancelled"]);
  expect(from("Confirmed", "Shipped", "Closed", "Returned")).toEqual(["Confirmed"]);
  expect(from("Cancelled", "Cancelled", "Cancelled", "Cancelled")).toEqual(["Cancelled"]);
});

it("a cancelled line is not shipped even if named", () => {
  expect(statesAfter(withStates("Cancelled"), "Shipped", first)).toBeNull();
  expect(statesAfter(withStates("Cancelled"), "Cancelled", first)).toEqual(["Cancelled", null, null]);
});
