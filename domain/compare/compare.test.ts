import { describe, expect, it } from "vitest";
import { comparedIds, compareHref, productIdOf } from "./compared-ids";
import { sharedByAll, sharedWithAnother } from "./shared-values";

describe("comparison address", () => {
  it.each([
    [null, []],
    ["", []],
    ["4060,9272", ["4060", "9272"]],
    ["4060S, 4060T ,4060", ["4060"]],
    [" ４０６０ ,,9272l", ["4060", "9272"]],
    ["<b>,4060", ["<b>", "4060"]],
  ])("C-PROD-03: %j contains %j", (parameter, ids) => {
    expect(comparedIds(parameter)).toEqual(ids);
  });

  it("round-trips the same numbers", () => {
    expect(compareHref(["4060", "9272"])).toBe("/products/compare?productIds=4060,9272");
    expect(compareHref(["a&b"])).toBe("/products/compare?productIds=a%26b");
    expect(compareHref([])).toBe("/products/compare");
  });

  it.each(["", "abc", "123", "1234567890", "40 60", "-4060"])("rejects %j as a product number", (typed) => {
    expect(productIdOf(typed)).toBeNull();
  });
});

describe("differences", () => {
  it("are values that not all products share", () => {
    expect(
      sharedByAll([
        ["WB", "IP"],
        ["IP", "WB"],
      ]),
    ).toBe(true);
    expect(sharedByAll([["Rabbit"], ["Mouse"], ["Rabbit"]])).toBe(false);
    expect(sharedByAll([["B7R2"], []])).toBe(false);
    expect(sharedByAll([["Rabbit"]]), "one product shares nothing").toBe(false);
  });
  it("have an address", () => {
    expect(compareHref(["4060", "9272"], true)).toBe("/products/compare?productIds=4060,9272&differences=only");
  });
});

describe("C-COMP-07: shared values", () => {
  it("are marked on the products that share them, but not on the third", () => {
    expect(sharedWithAnother([["Rabbit"], ["Mouse"], ["rabbit "]])).toEqual([true, false, true]);
  });
  it("match lists with the same values in any order", () => {
    expect(sharedWithAnother([["WB", "IP"], ["IP", "WB"], ["WB"]])).toEqual([true, true, false]);
  });
  it("ignore empty values", () => {
    expect(sharedWithAnother([[], [], ["a"]])).toEqual([false, false, false]);
  });
});
