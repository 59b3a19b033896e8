import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $basket, $basketCount, joinWindows, learnCount } from "./basket";

const told = vi.fn();
let end = () => {};
beforeEach(() => {
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = told;
      close() {}
    },
  );
  $basketCount.set(null);
  $basket.set(null);
  end = joinWindows();
});
afterEach(() => {
  end();
  told.mockReset();
  vi.unstubAllGlobals();
});

const ways = { available: true } as never;

describe("the number of items that a page of the checkout knows", () => {
  it("is what the header shows, and what was read of the basket before is asked for again", () => {
    learnCount(1);
    expect([$basketCount.get(), told.mock.calls]).toEqual([1, []]);
    $basket.set({ at: 1, ways, basket: null, unreachable: false, ended: null });
    learnCount(2);
    expect([$basketCount.get(), $basket.get()]).toEqual([2, null]);
    expect(told.mock.calls).toEqual([[2]]);
  });

  it("changes nothing when it is known", () => {
    learnCount(2);
    const read = { at: 1, ways, basket: null, unreachable: false, ended: null };
    $basket.set(read);
    learnCount(2);
    expect($basket.get()).toBe(read);
    expect(told).not.toHaveBeenCalled();
  });
});
