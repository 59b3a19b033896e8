import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHashQueue } from "./hash-queue";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("hash queue", () => {
  it("runs one hash at a time, with pauses in between", async () => {
    const turns = createHashQueue();
    const made: number[] = [];
    const from = Date.now();
    const all = Array.from({ length: 4 }, () => turns.run(() => made.push(Date.now() - from)));
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(all);
    expect(made).toHaveLength(4);
    for (const [index, at] of made.slice(1).entries()) expect(at - (made[index] ?? 0)).toBeGreaterThanOrEqual(100);
  });

  it("refuses at twelve waiting, and accepts again later", async () => {
    const turns = createHashQueue();
    const all = Array.from({ length: 14 }, () => turns.run(() => "made" as const));
    await vi.advanceTimersByTimeAsync(5000);
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === "made")).toHaveLength(12);
    expect(outcomes.slice(12)).toEqual(["busy", "busy"]);
    const later = turns.run(() => "made");
    await vi.advanceTimersByTimeAsync(200);
    expect(await later).toBe("made");
  });

  it("continues after a failure", async () => {
    const turns = createHashQueue();
    const failing = turns.run(() => {
      throw new Error("fault");
    });
    await expect(failing).rejects.toThrow("fault");
    const next = turns.run(() => "made");
    await vi.advanceTimersByTimeAsync(200);
    expect(await next).toBe("made");
  });
});
