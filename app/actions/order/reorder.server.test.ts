import { expect, it } from "vitest";
import { basketAfter, type Reordered } from "./reorder.server";

const all: Reordered = {
  ...{ added: [{ sku: "4060S", quantity: 2 }], refused: [], messages: [], outage: false },
};

it.each<[string, Reordered, string | null]>([
  ["all that was ordered", all, "/cart?added=4060S&count=2"],
  ["a button that was pressed before", { ...all, repeated: true }, "/cart?added=4060S&count=2&again=yes"],
  ["a line that was left out", { ...all, refused: [{ sku: "9272S", name: "Akt", reason: "Discontinued" }] }, null],
  ["nothing", { ...all, added: [] }, null],
])("leads to the basket after %s, which says so, or nowhere", (_, reordered, address) => {
  expect(basketAfter(reordered)?.headers.get("location") ?? null).toBe(address);
});
