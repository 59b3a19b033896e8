import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failProgress, finishProgress, increaseProgress, progress, startProgress } from "./progress";

describe("loading bar", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    finishProgress();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("C-CHROME-05: fills over 5000 ms, and hides 500 ms after finishing", () => {
    startProgress();
    vi.advanceTimersByTime(2500);
    expect(progress.get().percent).toBeCloseTo(50, 5);
    vi.advanceTimersByTime(10_000);
    expect(progress.get()).toEqual({ state: "loading", percent: 99 });
    finishProgress();
    vi.advanceTimersByTime(499);
    expect(progress.get()).toEqual({ state: "done", percent: 100 });
    vi.advanceTimersByTime(1);
    expect(progress.get().state).toBe("hidden");
  });

  it("C-CHROME-06: can be started, increased, finished and failed", () => {
    startProgress();
    increaseProgress(30);
    expect(progress.get().percent).toBeGreaterThanOrEqual(30);
    failProgress();
    expect(progress.get().state).toBe("failed");
    vi.advanceTimersByTime(500);
    expect(progress.get().state).toBe("hidden");
  });

  it("ignores finishing without a start", () => {
    finishProgress();
    failProgress();
    increaseProgress(10);
    expect(progress.get()).toEqual({ state: "hidden", percent: 0 });
  });

  it("restarts while the previous bar is still fading", () => {
    startProgress();
    finishProgress();
    startProgress();
    vi.advanceTimersByTime(600);
    expect(progress.get().state).toBe("loading");
  });
});
