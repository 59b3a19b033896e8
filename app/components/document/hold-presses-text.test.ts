import { afterEach, describe, expect, it, vi } from "vitest";
import { heldForms, heldPresses, holdPressesText } from "./hold-presses-text";

describe("held presses", () => {
  afterEach(() => void vi.useRealTimers());

  it("hold a control's click, but a form's submit instead of the click on it", () => {
    expect(heldPresses).not.toMatch(/[(,]\[data-act\]/);
    expect(heldForms).toContain("form[data-act]");
  });

  it("are sent once if the page unloads before the bundle loads and they are forms that change data", () => {
    const { emit, sendBeacon, setItem } = runOnPage();
    const press = (form: object) => {
      const target = { ...form, dataset: {}, closest: () => target, setAttribute: () => {}, removeAttribute: () => {} };
      emit({ type: "submit", target, preventDefault: () => {}, stopPropagation: () => {} });
      return target;
    };
    const add = press({ method: "post", action: "/cart" });
    press({ method: "get", action: "/search" });
    for (let time = 0; time < 2; time += 1) emit({ type: "pagehide" });
    expect(sendBeacon.mock.calls).toEqual([["/cart", { form: add }]]);
    expect(setItem).toHaveBeenCalledWith("basket-unread", `${Date.now() + 20_000}`);
  });

  it("on a comparison add or remove the product if the page unloads before the bundle loads", () => {
    const { emit, setItem, getItem } = runOnPage();
    const compared = (id: string) => ({ productId: id, productTitle: `Product ${id}`, error: false });
    const leaveAfterPress = (id: string) => {
      const toggle = { ...pressed().target, dataset: { act: "compare" } };
      const props = JSON.stringify({ id, name: `Product ${id}` });
      const target = { ...toggle, closest: () => ({ ...toggle, closest: () => ({ getAttribute: () => props }) }) };
      emit({ type: "click", target, preventDefault: () => {}, stopPropagation: () => {} });
      emit({ type: "pagehide" });
      return JSON.parse(setItem.mock.lastCall?.[1] ?? "null");
    };
    expect(leaveAfterPress("4060")).toEqual([compared("4060")]);
    getItem.mockReturnValue(JSON.stringify([compared("9272"), compared("4060")]));
    expect(leaveAfterPress("4060")).toEqual([compared("9272")]);
    getItem.mockReturnValue("not a list");
    expect(() => leaveAfterPress("4060")).not.toThrow();
  });

  it.each(["beforeunload", "pagehide"])("that open something do nothing once %s reports that it is left", (sign) => {
    const { emit, sendBeacon } = runOnPage();
    const { target, marks } = pressed();
    emit({ type: "click", target, preventDefault: () => {}, stopPropagation: () => {} });
    expect([...marks]).toEqual(["data-held"]);
    emit({ type: sign });
    vi.runAllTimers();
    expect([target.click.mock.calls, sendBeacon.mock.calls, [...marks]]).toEqual([[], [], []]);
  });

  it("are released when the bundle fails, unless the page turns out to be left just afterwards", async () => {
    for (const isLeft of [false, true]) {
      const { emit, load } = runOnPage();
      load.mockRejectedValue(new TypeError("Importing a module script failed."));
      const { target } = pressed();
      emit({ type: "click", target, preventDefault: () => {}, stopPropagation: () => {} });
      emit({ type: "pointerdown", target });
      await Promise.resolve();
      await Promise.resolve();
      if (isLeft) emit({ type: "beforeunload" });
      vi.advanceTimersByTime(1000);
      expect([isLeft, target.click.mock.calls.length]).toEqual([isLeft, isLeft ? 0 : 1]);
    }
  });
});

/** A fake control that records its attributes. */
function pressed() {
  const marks = new Set<string>();
  const target = {
    closest: () => target,
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
    dataset: {},
    click: vi.fn(),
  };
  return { target, marks };
}

describe("the bundle", () => {
  afterEach(() => void vi.useRealTimers());

  it("loads after the parsed document has been painted", () => {
    const { emit, page, load } = runOnPage();
    emit({ type: "DOMContentLoaded" });
    page.requestAnimationFrame.mock.lastCall?.[0]();
    expect(load).not.toHaveBeenCalled();
    const [painted] = observers;
    painted?.();
    painted?.();
    expect(load).toHaveBeenCalledOnce();
  });

  it("loads at once in a background page, which is not painted", () => {
    const { emit, page, document, load } = runOnPage();
    document.hidden = true;
    emit({ type: "DOMContentLoaded" });
    expect(load).toHaveBeenCalledOnce();
    expect(page.requestAnimationFrame).not.toHaveBeenCalled();
  });
});

/** Callbacks that the script passed to its paint observers. */
const observers: (() => void)[] = [];

/** Runs the script on a page; `load` stands for the import of the bundle. */
function runOnPage() {
  // Its timers would also load the bundle.
  vi.useFakeTimers();
  observers.length = 0;
  const listeners: { type: string; listener: (event: unknown) => void }[] = [];
  const addEventListener = (type: string, listener: (event: unknown) => void) => listeners.push({ type, listener });
  const emit = (event: { type: string; [field: string]: unknown }) => {
    for (const { type, listener } of [...listeners]) if (type === event.type) listener(event);
  };
  const [sendBeacon, setItem] = [vi.fn(), vi.fn()];
  const getItem = vi.fn((_key: string): string | null => null);
  const document = {
    addEventListener,
    removeEventListener: () => {},
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
    hidden: false,
  };
  const page = {
    ...{ document, addEventListener, location: { hash: "", pathname: "/", search: "" }, navigator: { sendBeacon } },
    ...{ matchMedia: () => ({ matches: false }), sessionStorage: { setItem, getItem } },
    requestAnimationFrame: vi.fn<(frame: () => void) => number>(),
  };
  const load = vi.fn(async (_address: string) => {});
  vi.stubGlobal(
    "FormData",
    class {
      constructor(readonly form: unknown) {}
    },
  );
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(seen: () => void) {
        observers.push(seen);
      }
      observe() {}
    },
  );
  // Vite replaces `import()` with this function in tests.
  vi.stubGlobal("__vite_ssr_dynamic_import__", load);
  vi.stubGlobal("window", page);
  new Function(holdPressesText("/bundle.js"))();
  return { emit, sendBeacon, setItem, getItem, document, page, load };
}
