import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPress } from "./after-press";

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("runs work after the press, once", () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  page.dispatchEvent(new Event("pagehide"));
  expect(work).toHaveBeenCalledOnce();
});

it("runs work when the page unloads", () => {
  const work = vi.fn();
  afterPress(work);
  page.dispatchEvent(new Event("pagehide"));
  expect(work).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
