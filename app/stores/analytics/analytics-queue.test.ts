import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AnalyticsItem,
  carriedAnalytics,
  carryAnalyticsQueue,
  queueAnalytics,
  watchAnalyticsQueue,
} from "./analytics-queue";

const search = (phrase: string): AnalyticsItem => ({ kind: "search", source: "keyword", phrase });

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
    globalThis.shopAnalyticsQueue = undefined;
    vi.stubGlobal("window", { sessionStorage: storage() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("waits for who watches, in its order", () => {
    queueAnalytics(search("a"));
    queueAnalytics(search("b"));
    const told: AnalyticsItem[] = [];
    watchAnalyticsQueue((happening) => told.push(happening));
    queueAnalytics(search("c"));
    expect(told).toEqual([search("a"), search("b"), search("c")]);
  });

  it("goes on to the next page when nobody watched, once", () => {
    queueAnalytics(search("a"));
    carryAnalyticsQueue();
    expect(carriedAnalytics()).toEqual([search("a")]);
    expect(carriedAnalytics()).toEqual([]);
    // The page may come back as it was: it has told everything.
    carryAnalyticsQueue();
    expect(carriedAnalytics()).toEqual([]);
  });

  it("fails at nothing without storage", () => {
    vi.stubGlobal("window", { sessionStorage: storage(true) });
    queueAnalytics(search("a"));
    expect(carryAnalyticsQueue).not.toThrow();
  });
});
