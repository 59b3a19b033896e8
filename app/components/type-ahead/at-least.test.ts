import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atLeast } from "./at-least";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("minimum fetch duration", () => {
  it("C-SCALL-12: delivers after 200 ms and not earlier", async () => {
    const delivered = vi.fn();
    const waiting = atLeast(Promise.resolve("answer")).then(delivered);
    await vi.advanceTimersByTimeAsync(199);
    expect(delivered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(delivered).toHaveBeenCalledWith("answer");
  });

  it("C-SCALL-12: fails no earlier either", async () => {
    const failed = vi.fn();
    const waiting = atLeast(Promise.reject(new Error("out"))).catch(failed);
    await vi.advanceTimersByTimeAsync(199);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(failed).toHaveBeenCalledOnce();
  });

  it("adds no delay to a slower fetch", async () => {
    const delivered = vi.fn();
    const waiting = atLeast(new Promise((resolve) => setTimeout(resolve, 300, "late"))).then(delivered);
    await vi.advanceTimersByTimeAsync(300);
    await waiting;
    expect(delivered).toHaveBeenCalledWith("late");
  });
});
