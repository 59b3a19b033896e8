import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "./answer";
import { awaitPendingRead, type PendingRead } from "./pending-read";

const answer = { status: 200, headers: [], body: new ArrayBuffer(0) };
const inTheAir = (): PendingRead => ({ done: false, answer: null });

/** The result of waiting at most `limitMs` for a read, after the test's clock has advanced by `passedMs`. */
async function answerAfter(passedMs: number, flight: PendingRead, limitMs: number): Promise<Answer | null | "waiting"> {
  const awaited = awaitPendingRead(flight, limitMs);
  const now = Promise.race([awaited, new Promise<"waiting">((resolve) => setTimeout(resolve, passedMs, "waiting"))]);
  await vi.advanceTimersByTimeAsync(passedMs);
  return now;
}

describe("another request's read", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("returns its answer soon after it arrives", async () => {
    const flight = inTheAir();
    setTimeout(() => Object.assign(flight, { done: true, answer }), 40);
    expect(await answerAfter(70, flight, 2000)).toBe(answer);
  });
  it("returns null if it failed", async () => {
    const flight = inTheAir();
    setTimeout(() => Object.assign(flight, { done: true }), 10);
    expect(await answerAfter(40, flight, 2000)).toBeNull();
  });
  it("is not awaited beyond its limit", async () => {
    expect(await answerAfter(59, inTheAir(), 60)).toBe("waiting");
    expect(await answerAfter(90, inTheAir(), 60)).toBeNull();
  });
});
