import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $basket, $basketCount, setKnownCount, syncWindows } from "./basket";

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
  end = syncWindows();
});
afterEach(() => {
  end();
  told.mockReset();
  vi.unstubAllGlobals();
});

const ways = { available: true } as never;

describe("item count on a checkout page", () => {
  it("updates the header, and invalidates the basket read before", () => {
    setKnownCount(1);
    expect([$basketCount.get(), told.mock.calls]).toEqual([1, []]);
    $basket.set({ at: 1, ways, basket: null, unreachable: false, ended: null });
    setKnownCount(2);
    expect([$basketCount.get(), $basket.get()]).toEqual([2, null]);
    expect(told.mock.calls).toEqual([[2]]);
  });

  it("changes nothing if already known", () => {
    setKnownCount(2);
    const read = { at: 1, ways, basket: null, unreachable: false, ended: null };
    $basket.set(read);
    setKnownCount(2);
    expect($basket.get()).toBe(read);
    expect(told).not.toHaveBeenCalled();
  });
});
