import type { Order, OrderLine } from "@contracts/commerce/orders";
import { describe, expect, it } from "vitest";
import { hasReturns, itemsOfReturn, returnableItems, returnText } from "./returnable";

const line = (id: string, sku: string, quantity: number, over: Partial<OrderLine> = {}) =>
  ({ id, sku, quantity, lineItemStatus: "Shipped", ...over }) as OrderLine;
const order = (lineItems: OrderLine[], returned: Record<string, number> = {}) => ({
  lineItems,
  returnInfo: {
    items: Object.entries(returned).map(([lineItemId, quantity]) => ({
      ...{ lineItemId, quantity, lastModifiedAt: "2030-01-01" },
      shipmentState: "Returned" as Order["returnInfo"]["items"][number]["shipmentState"],
    })),
  },
});

describe("items that can be returned", () => {
  it("are the shipped pieces of a product, on all its lines", () => {
    const waiting = line("3", "9803S", 4, { lineItemStatus: null });
    const replaced = line("4", "4060S", 1, { replaces: { lineItemId: "1", cause: "lost" } });
    const shipped = order([line("1", "4060S", 2), line("2", "4060S", 1), waiting, replaced]);
    expect(returnableItems(shipped, [])).toEqual([{ sku: "4060S", quantity: 3 }]);
    expect([hasReturns(shipped), hasReturns(order([waiting]))]).toEqual([true, false]);
  });

  it("are fewer after a return and after a request, which count once together", () => {
    const shipped = (returned: number) => order([line("1", "4060S", 3)], returned > 0 ? { "1": returned } : {});
    const asked = [{ sku: "4060S", quantity: 1 }];
    expect(returnableItems(shipped(1), [])).toEqual([{ sku: "4060S", quantity: 2 }]);
    const announced = shipped(1);
    for (const item of announced.returnInfo.items) item.shipmentState = "Advised";
    expect(returnableItems(announced, [])).toEqual([{ sku: "4060S", quantity: 2 }]);
    expect(returnableItems(shipped(0), asked)).toEqual([{ sku: "4060S", quantity: 2 }]);
    expect(returnableItems(shipped(1), asked)).toEqual([{ sku: "4060S", quantity: 2 }]);
    expect(returnableItems(shipped(0), [...asked, { sku: "4060S", quantity: 2 }])).toEqual([]);
    expect(returnableItems(shipped(0), [{ sku: "5000S", quantity: 9 }])).toEqual([{ sku: "4060S", quantity: 3 }]);
  });

  it("are read back from the text of a request", () => {
    const items = [
      { sku: "4060S", quantity: 2 },
      { sku: "9272S", quantity: 1 },
    ];
    expect(itemsOfReturn(returnText(items))).toEqual(items);
    expect(itemsOfReturn("two of 4060S")).toEqual([]);
  });
});
