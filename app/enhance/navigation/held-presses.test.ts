import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

class FakeElement {
  /** A control in the main part, outside of widgets. */
  closest(selector: string) {
    return selector === "shop-widget" ? null : this;
  }
  setAttribute() {}
  removeAttribute() {}
}

/** Presses a control of a page with an app, once the bundle runs; true if the press is held. */
async function isHeld(dataset: Record<string, string>): Promise<boolean> {
  vi.resetModules();
  let click: ((event: object) => void) | undefined;
  const addEventListener = (type: string, listener: typeof click) => {
    if (type === "click") click = listener;
  };
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset }, addEventListener });
  const { handleHeldPresses } = await import("./held-presses");
  handleHeldPresses(new Promise(() => {}));
  const preventDefault = vi.fn();
  click?.({ type: "click", target: new FakeElement(), preventDefault, stopPropagation: () => {} });
  return preventDefault.mock.calls.length > 0;
}

describe("a press on a page with an app", () => {
  // A held press waits for seconds, which is longer than the test.
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is held until the app has hydrated, whether before or after the bundle runs", async () => {
    expect(await isHeld({ hydration: "app" })).toBe(true);
    expect(await isHeld({ hydration: "app", app: "hydrated" })).toBe(false);
  });
});
