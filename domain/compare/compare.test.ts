import { describe, expect, it } from "vitest";
import { comparedIds, compareHref, productIdOf } from "./compared-ids";
import { sharedWithAnother } from "./shared-values";

describe("the address of a comparison", () => {
  it.each([
    [null, []],
    ["", []],
    ["4060,9272", ["4060", "9272"]],
    ["4060S, 4060T ,4060", ["4060"]],
    [" ４０６０ ,,9272l", ["4060", "9272"]],
    ["<b>,4060", ["<b>", "4060"]],
  ])("C-PROD-03: %j names %j", (parameter, ids) => {
    expect(comparedIds(parameter)).toEqual(ids);
  });

  it("is made of the same numbers", () => {
    expect(compareHref(["4060", "9272"])).toBe("/products/compare?productIds=4060,9272");
    expect(compareHref(["a&b"])).toBe("/products/compare?productIds=a%26b");
    expect(compareHref([])).toBe("/products/compare");
  });

  it.each(["", "abc", "123", "1234567890", "40 60", "-4060"])("takes no %j for a product number", (typed) => {
    expect(productIdOf(typed)).toBeNull();
  });
});

describe("C-COMP-07: a value is shared", () => {
  it("by the products that have it, and not by the third", () => {
    expect(sharedWithAnother([["Rabbit"], ["Mouse"], ["rabbit "]])).toEqual([true, false, true]);
  });
  it("when all of several values are the same, in any order", () => {
    expect(sharedWithAnother([["WB", "IP"], ["IP", "WB"], ["WB"]])).toEqual([true, true, false]);
  });
  it("never when there is none", () => {
    expect(sharedWithAnother([[], [], ["a"]])).toEqual([false, false, false]);
  });
});
