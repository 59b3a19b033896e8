import * as v from "valibot";
import { expect, it } from "vitest";
import { productSizeNew, productSizesChange } from "./catalogue";

const onRecord = { key: "0b6f7a52-9d0c-4a6e-8f5e-1a2b3c4d5e6f", version: 1 };
const line = "Use one line of text without direction controls.";
const empty = "Fill in this field.";

/** Messages by field of the forms that change the sizes of a product, and add one. */
function messagesFor(typed: string | undefined) {
  const sizes = [{ sku: "4060S", active: true, amount: typed, uom: "µl" }];
  const added = { code: "S", amount: typed, uom: "µl", kind: "Regular", reason: "A larger size" };
  return [
    v.safeParse(productSizesChange, { ...onRecord, sizes }),
    v.safeParse(productSizeNew, { ...onRecord, ...added }),
  ].map(({ issues = [] }) => issues.map(({ message }) => message));
}

it.each([
  ["100", [], []],
  ["24 tests", [], []],
  ["a\u0007b", [line], [line]],
  ["10\n0", [line], [line]],
  ["\u202e001", [line], [line]],
  ["\u200b\u3164", [], [empty]],
  ["", [], [empty]],
  [undefined, [], [empty]],
])("an amount of %j is judged before it is shown to shoppers", (typed, changed, added) => {
  expect(messagesFor(typed)).toEqual([changed, added]);
});

it("an amount of invisible characters counts as none", () => {
  const sizes = [{ sku: "4060S", active: true, amount: "\u200b", uom: " µl " }];
  const [size] = v.parse(productSizesChange, { ...onRecord, sizes }).sizes;
  expect([size?.amount, size?.uom]).toEqual([null, "µl"]);
});
