import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeToast, followToasts, showToast, toasts } from "./toasts";

describe("toasts", () => {
  beforeAll(() => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
    followToasts();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => toasts.set([]));

  it("A-SESS-07: a toast stays until it is closed", () => {
    vi.useFakeTimers();
    showToast({ id: "network", text: "Network error." });
    vi.advanceTimersByTime(60_000);
    expect(toasts.get()).toHaveLength(1);
    closeToast("network");
    expect(toasts.get()).toHaveLength(0);
    vi.useRealTimers();
  });

  it("A-SESS-04: an action has a text, and a link or a handler", () => {
    const onClick = vi.fn();
    showToast({ id: "a", text: "…", action: { text: "Login", href: "/account/sign-in" } });
    showToast({ id: "b", text: "…", action: { text: "Refresh", onClick } });
    expect(toasts.get().map(({ action }) => (action && "href" in action ? action.href : action?.onClick))).toEqual([
      "/account/sign-in",
      onClick,
    ]);
  });

  it("replaces a toast with the same id", () => {
    showToast({ id: "a", text: "first" });
    showToast({ id: "a", text: "second" });
    expect(toasts.get().map(({ text }) => text)).toEqual(["second"]);
  });
});
