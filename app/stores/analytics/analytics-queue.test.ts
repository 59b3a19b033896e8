import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AnalyticsItem,
  carriedAnalytics,
  carryAnalyticsQueue,
  queueAnalytics,
  watchAnalyticsQueue,
} from "./analytics-queue";

const search = (phrase: string): AnalyticsItem => ({ kind: "search", source: "keyword", phrase });

/** Session storage; `full` refuses writes. */
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

describe("analytics queue", () => {
  beforeEach(() => {
    globalThis.shopAnalyticsQueue = undefined;
    vi.stubGlobal("window", { sessionStorage: storage() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("keeps items in order for the watcher", () => {
    queueAnalytics(search("a"));
    queueAnalytics(search("b"));
    const told: AnalyticsItem[] = [];
    watchAnalyticsQueue((item) => told.push(item));
    queueAnalytics(search("c"));
    expect(told).toEqual([search("a"), search("b"), search("c")]);
  });

  it("carries unwatched items to the next page, once", () => {
    queueAnalytics(search("a"));
    carryAnalyticsQueue();
    expect(carriedAnalytics()).toEqual([search("a")]);
    expect(carriedAnalytics()).toEqual([]);
    // A restored page must not repeat its items.
    carryAnalyticsQueue();
    expect(carriedAnalytics()).toEqual([]);
  });

  it("works without storage", () => {
    vi.stubGlobal("window", { sessionStorage: storage(true) });
    queueAnalytics(search("a"));
    expect(carryAnalyticsQueue).not.toThrow();
  });
});
