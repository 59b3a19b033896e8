import { describe, expect, it } from "vitest";
import { WeightedLru } from "./weighted-lru";

describe("weighted LRU", () => {
  it("evicts the least recently used entry", () => {
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

  it("refuses a value that would evict most others", () => {
    const lru = new WeightedLru<number>(100);
    lru.set("a", 1, 10);
    expect(lru.set("a", 2, 26)).toBe(false);
    expect(lru.get("a")).toBeUndefined();
    expect(lru.weight).toBe(0);
  });

  it("accepts a value of the full capacity if the caller allows it", () => {
    const lru = new WeightedLru<number>(100, 100);
    lru.set("a", 1, 10);
    expect(lru.set("b", 2, 100)).toBe(true);
    expect([lru.get("a"), lru.get("b")]).toEqual([undefined, 2]);
  });

  it("counts entries if they have no weight", () => {
    const lru = new WeightedLru<number>(6);
    for (let number = 0; number < 8; number += 1) lru.set(String(number), number);
    expect([lru.size, lru.get("1"), lru.get("2")]).toEqual([6, undefined, 2]);
  });

  it("can be cleared", () => {
    const lru = new WeightedLru<number>(100);
    lru.set("a", 1, 10);
    lru.clear();
    expect([lru.weight, lru.size]).toEqual([0, 0]);
  });
});
