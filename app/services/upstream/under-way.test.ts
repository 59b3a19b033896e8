import { describe, expect, it } from "vitest";
import { type Flight, landed } from "./under-way";

const answer = { status: 200, headers: [], body: new ArrayBuffer(0) };
const inTheAir = (): Flight => ({ done: false, answer: null });

describe("a read of another request", () => {
  it("gives its answer soon after it is there", async () => {
    const flight = inTheAir();
    setTimeout(() => Object.assign(flight, { done: true, answer }), 40);
    const begun = performance.now();
    expect(await landed(flight, 2000)).toBe(answer);
    expect(performance.now() - begun).toBeLessThan(500);
  });
  it("gives nothing when it failed", async () => {
    const flight = inTheAir();
    setTimeout(() => Object.assign(flight, { done: true }), 10);
    expect(await landed(flight, 2000)).toBeNull();
  });
  it("is not waited for longer than it may take", async () => {
    const begun = performance.now();
    expect(await landed(inTheAir(), 60)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
