import { expect, it } from "vitest";
import { readBulkList } from "../quick-add/bulk-list";
import { readLeftCodes } from "./left-codes";
import { readSetAside, setAsideList, setAsidePath } from "./set-aside";

it("T-CART-17: items of another country's basket survive the round trip through the address and become a list", () => {
  const lines = [
    { sku: "9272S", quantity: 2 },
    { sku: "4060S", quantity: 1 },
  ];
  const url = new URL(setAsidePath("country", lines, "/checkout/review"), "http://shop.test");
  expect(url.searchParams.get("from")).toBe("/checkout/review");
  expect(readSetAside("country", url.searchParams)).toEqual(lines);
  const { entries } = readBulkList(setAsideList(lines));
  expect(entries.map(({ code, quantity }) => [code, quantity])).toEqual([
    ["9272S", "2"],
    ["4060S", "1"],
  ]);
});

it("skips entries with an invalid SKU or quantity", () => {
  expect(
    readSetAside("refused", new URLSearchParams({ refused: "<b>*1,4060S*0,4060S*1e3,4060S,9272S*3*4,*" })),
  ).toEqual([{ sku: "9272S", quantity: 3 }]);
  expect(readSetAside("country", new URLSearchParams())).toEqual([]);
});

it("promotion codes survive the round trip, with and without items, and invalid ones are skipped", () => {
  const items = [{ sku: "4060S", quantity: 2 }];
  for (const lines of [[], items]) {
    const { searchParams } = new URL(
      setAsidePath("refused", lines, "/cart", ["WELCOME10", "ONCE"]),
      "http://shop.test",
    );
    expect(readSetAside("refused", searchParams)).toEqual(lines);
    expect(readLeftCodes(searchParams)).toEqual(["WELCOME10", "ONCE"]);
  }
  expect(readLeftCodes(new URLSearchParams({ codes: "<b>,x,OK-1," }))).toEqual(["OK-1"]);
  expect(readLeftCodes(new URLSearchParams())).toEqual([]);
});
