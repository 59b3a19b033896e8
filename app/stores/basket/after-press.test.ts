import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPress, finishPresses } from "./after-press";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("runs work after the press, once", () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  finishPresses();
  expect(work).toHaveBeenCalledOnce();
});

it("runs work when the page unloads, in order and once", () => {
  const told: string[] = [];
  afterPress(() => told.push("first"));
  afterPress(() => told.push("second"));
  finishPresses();
  expect(told).toEqual(["first", "second"]);
  vi.runAllTimers();
  expect(told).toEqual(["first", "second"]);
});
