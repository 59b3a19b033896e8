import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { carriedHappenings, carryHappenings, type Happening, happened, watchHappenings } from "./happenings";

const search = (phrase: string): Happening => ({ kind: "search", source: "keyword", phrase });

/** Storage of a tab; `full` refuses. */
function storage(full = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(name, value);
    },
  };
}

describe("what happens in the shop", () => {
  beforeEach(() => {
    globalThis.shopHappenings = undefined;
    vi.stubGlobal("window", { sessionStorage: storage() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("waits for who watches, in its order", () => {
    happened(search("a"));
    happened(search("b"));
    const told: Happening[] = [];
    watchHappenings((happening) => told.push(happening));
    happened(search("c"));
    expect(told).toEqual([search("a"), search("b"), search("c")]);
  });

  it("goes on to the next page when nobody watched, once", () => {
    happened(search("a"));
    carryHappenings();
    expect(carriedHappenings()).toEqual([search("a")]);
    expect(carriedHappenings()).toEqual([]);
    // The page may come back as it was: it has told everything.
    carryHappenings();
    expect(carriedHappenings()).toEqual([]);
  });

  it("fails at nothing without storage", () => {
    vi.stubGlobal("window", { sessionStorage: storage(true) });
    happened(search("a"));
    expect(carryHappenings).not.toThrow();
  });
});
