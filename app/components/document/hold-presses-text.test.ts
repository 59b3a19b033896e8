import { afterEach, describe, expect, it, vi } from "vitest";
import { heldForms, heldPresses, holdPressesText } from "./hold-presses-text";

describe("held presses", () => {
  afterEach(() => void vi.useRealTimers());

  it("hold a control's click, but a form's submit instead of the click on it", () => {
    expect(heldPresses).not.toMatch(/[(,]\[data-act\]/);
    expect(heldForms).toContain("form[data-act]");
  });

  it("are sent when the page is left before the bundle comes, once, if they are forms that change something", () => {
    // The script's timer would load a bundle that is not there.
    vi.useFakeTimers();
    const listeners: { type: string; listener: (event: unknown) => void }[] = [];
    const addEventListener = (type: string, listener: (event: unknown) => void) => listeners.push({ type, listener });
    const emit = (event: { type: string; [field: string]: unknown }) => {
      for (const { type, listener } of [...listeners]) if (type === event.type) listener(event);
    };
    const [sendBeacon, setItem] = [vi.fn(), vi.fn()];
    const root = { dataset: {} };
    const document = {
      addEventListener,
      removeEventListener: () => {},
      documentElement: root,
      querySelectorAll: () => [],
    };
    const page = {
      ...{ document, addEventListener, location: { hash: "", pathname: "/", search: "" }, navigator: { sendBeacon } },
      ...{ matchMedia: () => ({ matches: false }), sessionStorage: { setItem } },
    };
    vi.stubGlobal(
      "FormData",
      class {
        constructor(readonly form: unknown) {}
      },
    );
    vi.stubGlobal("window", page);
    new Function(holdPressesText("/bundle.js"))();
    const press = (form: object) => {
      const target = { ...form, closest: () => target, setAttribute: () => {} };
      emit({ type: "submit", target, preventDefault: () => {}, stopPropagation: () => {} });
      return target;
    };
    const add = press({ method: "post", action: "/cart" });
    press({ method: "get", action: "/search" });
    for (let time = 0; time < 2; time += 1) emit({ type: "pagehide" });
    expect(sendBeacon.mock.calls).toEqual([["/cart", { form: add }]]);
    expect(setItem).toHaveBeenCalledWith("basket-unread", "9e15");
  });
});
