import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageLeft } from "~/stores/page-left";

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
  vi.stubGlobal("addEventListener", () => {});
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

describe("presses that wait for their widget when Back leads to another page in the document", () => {
  class Control extends FakeElement {
    isConnected = true;
    click = vi.fn();
  }
  class Form extends Control {
    requestSubmit = vi.fn();
    method: string;
    constructor(method: string) {
      super();
      this.method = method;
    }
  }
  afterEach(() => {
    vi.doUnmock("~/enhance/hydrate");
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("open nothing, and send what they change", async () => {
    vi.resetModules();
    let hydrated = () => {};
    const hydration = new Promise<void>((resolve) => {
      hydrated = resolve;
    });
    vi.doMock("~/enhance/hydrate", () => ({ hydrateWidget: () => hydration, isHydrated: () => false }));
    const [button, opener, add] = [new Control(), new Form("get"), new Form("post")];
    for (const target of [button, opener, add]) target.closest = () => target as never;
    const held = [
      { type: "click", target: button, submitter: null },
      ...[opener, add].map((target) => ({ type: "submit", target, submitter: null })),
    ];
    const leaves = new EventTarget();
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("HTMLFormElement", Form);
    vi.stubGlobal("window", { takeHeldPresses: () => held });
    vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => {} });
    vi.stubGlobal("addEventListener", leaves.addEventListener.bind(leaves));
    const { handleHeldPresses, pressesServed } = await import("./held-presses");
    handleHeldPresses(new Promise(() => {}));
    leaves.dispatchEvent(new Event(pageLeft));
    hydrated();
    // The next list waits for this before it replaces their elements.
    await pressesServed();
    expect(add.requestSubmit).toHaveBeenCalledOnce();
    expect(button.click).not.toHaveBeenCalled();
    expect(opener.requestSubmit).not.toHaveBeenCalled();
  });
});
