import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamError } from "~/services/upstream/types";
import { createRetryBudget } from "./retry-budget";
import { createTransport, type UpstreamRequest } from "./transport";

const read: UpstreamRequest = { method: "GET", url: "http://gateway.test/api/x", repeatable: true };
let attempts: number[] = [];

/** Never answers before the caller gives up. */
const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    attempts.push(Date.now());
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
const fails: typeof fetch = async () => {
  attempts.push(Date.now());
  return new Response("{}", { status: 503 });
};

/** Duration in ms, and the times of all attempts from the first. */
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
  // Fake timers do not cover the platform's own timer.
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

describe("retry budget of a page", () => {
  it("ends after seven seconds without an answer", async () => {
    const { ms, at } = await timed(() => createTransport({ fetch: hangs })(read));
    expect([ms, at]).toEqual([7000, [0]]);
  });

  it("A-RETRY-05: is spent on attempts with growing delays if they fail at once", async () => {
    const { ms, at } = await timed(() => createTransport({ fetch: fails })(read));
    expect([ms, at]).toEqual([4500, [0, 1500, 4500]]);
  });

  it("is shared by all services of the page", async () => {
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

  it("leaves the remaining time, but no retries, to calls after a failure", async () => {
    const retryBudget = createRetryBudget();
    const { ms, at } = await timed(async () => {
      await createTransport({ fetch: fails, retryBudget })(read);
      await createTransport({ fetch: hangs, retryBudget })(read);
    });
    expect([ms, at]).toEqual([7000, [0, 1500, 4500, 4500]]);
  });

  it("is not used if the breaker is open", async () => {
    const isOpen: typeof fetch = async () => {
      attempts.push(Date.now());
      throw new UpstreamError("commerce", "open");
    };
    const { ms, at } = await timed(() => createTransport({ fetch: isOpen })(read));
    expect([ms, at]).toEqual([0, [0]]);
  });
});
