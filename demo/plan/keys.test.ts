import { productKey } from "@contracts/catalogue/catalogue";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { productKeys } from "./keys";

describe("product numbers", () => {
  it("are unique, five digits long before six, and never reserved", () => {
    const keys = productKeys(new Set(["25001", "86538"]));
    const drawn = Array.from({ length: 95_000 }, () => keys.next().value);
    expect(doubled(drawn)).toEqual([]);
    expect(drawn).not.toContain("25001");
    expect(drawn.some((key) => key.startsWith("5000"))).toBe(false);
    expect(drawn.every((key) => v.is(productKey, key))).toBe(true);
    const firstLong = drawn.findIndex((key) => key.length === 6);
    expect(firstLong).toBeGreaterThan(89_000);
    expect(drawn.slice(firstLong).every((key) => key.length === 6)).toBe(true);
  });
});
