import { describe, expect, it } from "vitest";
import { awaitPendingRead, type PendingRead } from "./pending-read";

const answer = { status: 200, headers: [], body: new ArrayBuffer(0) };
const inTheAir = (): PendingRead => ({ done: false, answer: null });

describe("another request's read", () => {
  it("returns its answer soon after it arrives", async () => {
    const flight = inTheAir();
    setTimeout(() => Object.assign(flight, { done: true, answer }), 40);
    const begun = performance.now();
    expect(await awaitPendingRead(flight, 2000)).toBe(answer);
    expect(performance.now() - begun).toBeLessThan(500);
  });
  it("returns null if it failed", async () => {
    const flight = inTheAir();
    setTimeout(() => Object.assign(flight, { done: true }), 10);
    expect(await awaitPendingRead(flight, 2000)).toBeNull();
  });
  it("is not awaited beyond its limit", async () => {
    const begun = performance.now();
    expect(await awaitPendingRead(inTheAir(), 60)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
