import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineLabel, lineLabels, orderLabel, orderLabelText } from "./order-status";

const order = (orderStatus: string, states: readonly (string | null)[]) => ({
  orderStatus,
  lineItems: states.map((lineItemStatus) => ({ lineItemStatus })),
});
const text = (orderStatus: string, states: readonly (string | null)[]) =>
  orderLabelText(orderLabel(order(orderStatus, states)));

describe("lineLabel", () => {
  it.each([
    ["T-ORDER-12", "Awaiting Shipping", "Awaiting Shipping"],
    ["T-ORDER-12", "Picked", "Awaiting Shipping"],
    ["T-ORDER-12", "Fulfilled", "Awaiting Shipping"],
    ["T-ORDER-13", "Cancelled", "Cancelled"],
    ["T-ORDER-14", "Advised", "Awaiting Return"],
    ["T-ORDER-15", "Returned", "Returned"],
    ["T-ORDER-16", "Shipped", "Shipped"],
    ["T-ORDER-16", "Closed", "Shipped"],
    ["T-ORDER-17", "On the moon", "Received"],
    ["T-ORDER-17", "", "Received"],
    ["T-ORDER-17", null, "Received"],
  ])(
    "T-ORDER-12, T-ORDER-13, T-ORDER-14, T-ORDER-15, T-ORDER-16, T-ORDER-17: (%s) %s is shown as %s",
    (_, state, label) => {
      expect(lineLabel(state)).toBe(label);
    },
  );
});

describe("orderLabel", () => {
  it.each([
    ["T-ORDER-19", "Open", [null, null], "Received"],
    ["T-ORDER-20", "Confirmed", ["Shipped", "Advised"], "Complete"],
    ["T-ORDER-20", "Confirmed", ["Closed", "Shipped"], "Complete"],
    ["T-ORDER-21", "Cancelled", ["Cancelled", "Cancelled"], "Cancelled"],
    ["T-ORDER-22", "Confirmed", ["Shipped", null, "Picked"], "Shipped 1 of 3"],
    ["T-ORDER-22", "Confirmed", ["Shipped", "Returned"], "Shipped 1 of 2"],
    ["T-ORDER-23", "Open", ["Picked"], "Processing"],
    ["T-ORDER-23", "Open", [null, "Picked"], "Processing"],
    ["T-ORDER-23", "Open", ["Shipped"], "Processing"],
    ["T-ORDER-23", "Confirmed", [null, null], "Processing"],
    ["T-ORDER-23", "Confirmed", ["Advised", "Picked"], "Processing"],
    ["T-ORDER-23", "Cancelled", ["Cancelled", "Shipped"], "Processing"],
    ["T-ORDER-23", "Open", [], "Processing"],
  ] as const)(
    "T-ORDER-19, T-ORDER-20, T-ORDER-21, T-ORDER-22, T-ORDER-23: (%s) %s with %j is %s",
    (_, status, states, label) => {
      expect(text(status, states)).toBe(label);
    },
  );

  it("T-ORDER-18: other order states do not change the label", () => {
    const states = fc.array(fc.constantFrom(null, "Shipped", "Cancelled", "Advised", "Picked"), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string(), states, (status, lines) => {
        fc.pre(!["Open", "Confirmed", "Cancelled"].includes(status));
        expect(text(status, lines)).toBe("Processing");
      }),
    );
  });

  it("gives every line one of the six labels, for any back-office state", () => {
    fc.assert(fc.property(fc.option(fc.string()), (state) => lineLabels.includes(lineLabel(state))));
  });
});
