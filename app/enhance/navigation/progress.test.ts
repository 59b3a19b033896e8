import { afterEach, expect, it, vi } from "vitest";
import { progress } from "~/stores/progress";

const origin = "http://shop.test";

class FakeElement {
  constructor(private readonly href: string) {}
  closest() {
    const { pathname, search, hash } = new URL(this.href, origin);
    return { origin, pathname, search, hash, target: "", dataset: {}, hasAttribute: () => false };
  }
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/products/4060", "loading"],
  ["/browse?q=akt", "loading"],
  ["/clones/9.1", "loading"],
  ["/clones/2.D10", "loading"],
  ["/products/4060/datasheet/pdf?hide=figures", "hidden"],
  ["/account/my/orderhistory/orders.csv", "hidden"],
  ["/account/my/data.json", "hidden"],
])("a press on a link to %s leaves the bar %s, because a download does not replace the page", async (href, state) => {
  vi.useFakeTimers();
  let click: ((event: object) => void) | undefined;
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("document", { referrer: "", querySelector: () => null });
  vi.stubGlobal("addEventListener", (type: string, listener: typeof click) => {
    if (type === "click") click = listener;
  });
  const { followNavigation } = await import("./progress");
  progress.set({ state: "hidden", percent: 0 });
  followNavigation();
  click?.({ target: new FakeElement(href), button: 0 });
  expect(progress.get().state).toBe(state);
  vi.clearAllTimers();
  vi.useRealTimers();
});
