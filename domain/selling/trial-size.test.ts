import { expect, it } from "vitest";
import { variant } from "../../tests/factories/product";
import { isTrialSize } from "./trial-size";

it.each([
  ["4060T", { unit: "Trial", active: true }, true],
  ["4060S", { unit: "Trial", active: true }, false],
  ["4060T20", { unit: "Trial", active: true }, false],
  ["4060T", { unit: "Regular", active: true }, false],
  ["4060T", { unit: "Trial", active: false }, false],
])("C-DATA-14: %s with %o is a trial size: %s", (sku, attributes, expected) => {
  expect(isTrialSize(variant(sku, { attributes }))).toBe(expected);
});
