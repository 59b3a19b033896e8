import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamError } from "~/services/upstream/types";
import { createRetryBudget } from "./retry-budget";
import { createTransport, type UpstreamRequest } from "./transport";

const read: UpstreamRequest = { method: "GET", url: "http://gateway.test/api/x", repeatable: true };
let attempts: number[] = [];

/** Nobody answers before the caller gives up. */
const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    attempts.push(Date.now());
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
const fails: typeof fetch = async () => {
  attempts.push(Date.now());
  return new Response("{}", { status: 503 });
};

/** How long the calls take, in ms, and the times of all attempts from the first on. */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; at: number[] }> {
  const from = Date.now();
  let ms = -1;
  work().then(() => {
    ms = Date.now() - from;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return { ms, at: attempts.map((time) => time - from) };
}

beforeEach(() => {
  attempts = [];
  vi.useFakeTimers();
  // The platform's own timer is not among those that are faked.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what a page waits for the gateway", () => {
  it("ends after seven seconds when nobody answers", async () => {
    const { ms, at } = await timed(() => createTransport({ fetch: hangs })(read));
    expect([ms, at]).toEqual([7000, [0]]);
  });

  it("A-RETRY-05: is spent on attempts with growing gaps when it fails at once", async () => {
    const { ms, at } = await timed(() => createTransport({ fetch: fails })(read));
    expect([ms, at]).toEqual([4500, [0, 1500, 4500]]);
  });

  it("has an end for all of its services together", async () => {
    const retryBudget = createRetryBudget();
    const [one, other] = [
      createTransport({ fetch: hangs, retryBudget }),
      createTransport({ fetch: hangs, retryBudget }),
    ];
    const { ms, at } = await timed(async () => {
      await one(read);
      await other(read);
      await other({ ...read, method: "POST", repeatable: false });
    });
    expect([ms, at]).toEqual([9000, [0, 7000, 8000]]);
  });

  it("leaves the rest of it to what comes after a fault, and no more attempts", async () => {
    const retryBudget = createRetryBudget();
    const { ms, at } = await timed(async () => {
      await createTransport({ fetch: fails, retryBudget })(read);
      await createTransport({ fetch: hangs, retryBudget })(read);
    });
    expect([ms, at]).toEqual([7000, [0, 1500, 4500, 4500]]);
  });

  it("is nothing where the circuit is open", async () => {
    const isOpen: typeof fetch = async () => {
      attempts.push(Date.now());
      throw new UpstreamError("commerce", "open");
    };
    const { ms, at } = await timed(() => createTransport({ fetch: isOpen })(read));
    expect([ms, at]).toEqual([0, [0]]);
  });
});
