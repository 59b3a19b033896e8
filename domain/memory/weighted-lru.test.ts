import { describe, expect, it } from "vitest";
import { WeightedLru } from "./weighted-lru";

describe("a map with a capacity", () => {
  it("forgets what was used longest ago", () => {
    const lru = new WeightedLru<string>(100);
    for (const key of ["a", "b", "c", "d"]) lru.set(key, key, 25);
    lru.get("a");
    lru.set("e", "e", 25);
    expect(["a", "b", "c", "d", "e"].map((key) => lru.get(key))).toEqual(["a", undefined, "c", "d", "e"]);
    expect(lru.weight).toBe(100);
  });

  it("counts a replaced value once", () => {
    const lru = new WeightedLru<number>(100);
    lru.set("a", 1, 20);
    lru.set("a", 2, 10);
    expect([lru.weight, lru.size, lru.get("a")]).toEqual([10, 1, 2]);
  });

  it("does not keep a value that would push out most others", () => {
    const lru = new WeightedLru<number>(100);
    lru.set("a", 1, 10);
    expect(lru.set("a", 2, 26)).toBe(false);
    expect(lru.get("a")).toBeUndefined();
    expect(lru.weight).toBe(0);
  });

  it("takes a value of its whole capacity where the caller allows it", () => {
    const lru = new WeightedLru<number>(100, 100);
    lru.set("a", 1, 10);
    expect(lru.set("b", 2, 100)).toBe(true);
    expect([lru.get("a"), lru.get("b")]).toEqual([undefined, 2]);
  });

  it("counts values where they have no weight", () => {
    const lru = new WeightedLru<number>(6);
    for (let number = 0; number < 8; number += 1) lru.set(String(number), number);
    expect([lru.size, lru.get("1"), lru.get("2")]).toEqual([6, undefined, 2]);
  });

  it("can be emptied", () => {
    const lru = new WeightedLru<number>(100);
    lru.set("a", 1, 10);
    lru.clear();
    expect([lru.weight, lru.size]).toEqual([0, 0]);
  });
});
