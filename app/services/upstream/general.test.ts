import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "./attempts";
import { general, policies, type UpstreamPolicy } from "./policies";

const policy: UpstreamPolicy = { ...general, service: "settings", kind: "personal" };

/** Asks once; gives the times of the attempts, in ms from the first, and the last status. */
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

describe("a request without a policy of its own", () => {
  it("C-SCALL-11: is tried up to 3 times more, 1500 ms after the first fault and later each time", async () => {
    expect(await attempts([503, 200])).toEqual({ times: [0, 1500], status: 200 });
    expect(await attempts([503, 502, 500, 200])).toEqual({ times: [0, 1500, 4500, 9000], status: 200 });
    const given = await attempts([503, 503, 503, 503, 200]);
    expect([given.times.length, given.status]).toEqual([4, 503]);
  });

  it("C-SCALL-11: is not tried again after an answer that is no fault", async () => {
    expect(await attempts([404])).toEqual({ times: [0], status: 404 });
  });
});

describe("the time of all attempts together", () => {
  it("ends what is tried again, too", async () => {
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
        onAttempt: () => {},
      })
      .catch(() => Date.now() - from);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await sent, limits]).toEqual([6000, [5000, 900]]);
    vi.restoreAllMocks();
  });
});
