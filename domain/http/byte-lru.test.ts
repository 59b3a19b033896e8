import { describe, expect, it } from "vitest";
import { ByteLru } from "./byte-lru";

describe("a map with a byte budget", () => {
  it("forgets what was used longest ago", () => {
    const lru = new ByteLru<string>(100);
    for (const key of ["a", "b", "c", "d"]) lru.set(key, key, 25);
    lru.get("a");
    lru.set("e", "e", 25);
    expect(["a", "b", "c", "d", "e"].map((key) => lru.get(key))).toEqual(["a", undefined, "c", "d", "e"]);
    expect(lru.bytes).toBe(100);
  });

  it("counts a replaced value once", () => {
    const lru = new ByteLru<number>(100);
    lru.set("a", 1, 20);
    lru.set("a", 2, 10);
    expect([lru.bytes, lru.size, lru.get("a")]).toEqual([10, 1, 2]);
  });

  it("does not keep a value that would push out most others", () => {
    const lru = new ByteLru<number>(100);
    lru.set("a", 1, 10);
    expect(lru.set("a", 2, 26)).toBe(false);
    expect(lru.get("a")).toBeUndefined();
    expect(lru.bytes).toBe(0);
  });

  it("can be emptied", () => {
    const lru = new ByteLru<number>(100);
    lru.set("a", 1, 10);
    lru.clear();
    expect([lru.bytes, lru.size]).toEqual([0, 0]);
  });
});
