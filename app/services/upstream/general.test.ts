import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "./attempts";
import { general, policies, type UpstreamPolicy } from "./policies";
import { createRetryBudget } from "./retry-budget";

const policy: UpstreamPolicy = { ...general, service: "settings", kind: "personal" };

/** Times of the attempts in ms from the first, and the last status. */
async function attempts(statuses: readonly number[]) {
  const times: number[] = [];
  const sender = createSender({
    fetch: async () => {
      times.push(Date.now());
      return new Response("{}", { status: statuses[times.length - 1] ?? 200 });
    },
  });
  const sent = sender.send({
    policyName: "flags",
    policy,
    url: "http://upstream.test/",
    init: {},
    repeatable: true,
    retryBudget: createRetryBudget(),
    onAttempt: () => {},
  });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(20_000);
  const [first = 0] = times;
  return { times: times.map((time) => time - first), status: (await sent).status };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the default policy", () => {
  it("C-SCALL-11: retries up to 3 times, 1500 ms after the first failure and later each time", async () => {
    expect(await attempts([503, 200])).toEqual({ times: [0, 1500], status: 200 });
    expect(await attempts([503, 502, 500, 200])).toEqual({ times: [0, 1500, 4500, 9000], status: 200 });
    const given = await attempts([503, 503, 503, 503, 200]);
    expect([given.times.length, given.status]).toEqual([4, 503]);
  });

  it("C-SCALL-11: does not retry after other answers", async () => {
    expect(await attempts([404])).toEqual({ times: [0], status: 404 });
  });
});

describe("the total time limit", () => {
  it("also ends retries", async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), milliseconds);
      return controller.signal;
    });
    const from = Date.now();
    const sent = createSender({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    })
      .send({
        policyName: "citations",
        policy: policies.citations,
        url: "http://upstream.test/",
        init: {},
        repeatable: true,
        retryBudget: createRetryBudget(),
        onAttempt: () => {},
      })
      .catch(() => Date.now() - from);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await sent, limits]).toEqual([6000, [5000, 900]]);
    vi.restoreAllMocks();
  });
});
