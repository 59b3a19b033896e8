import { describe, expect, it } from "vitest";
import { createWindowLimiter } from "./window-limiter";

describe("window limiter", () => {
  it("counts each key separately and resets after the window", () => {
    const limiter = createWindowLimiter(2, 1000);
    expect([0, 1, 2].map((now) => limiter.take("a", now))).toEqual([true, true, false]);
    expect(limiter.take("b", 3)).toBe(true);
    expect([999, 1000].map((now) => limiter.take("a", now))).toEqual([false, true]);
  });

  it("evicts the oldest key when full", () => {
    const limiter = createWindowLimiter(1, 1000, 2);
    for (const key of ["a", "b", "c"]) limiter.take(key, 0);
    expect([limiter.take("c", 1), limiter.take("a", 1)]).toEqual([false, true]);
  });
});
