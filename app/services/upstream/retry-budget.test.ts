import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream } from "./create-upstream-reader";
import { gatewayFetch } from "./fetch-by-path";

const api = "http://gateway.test/api/x";
let attempts: number[] = [];

/** Never answers; ends when the caller gives up. */
const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    attempts.push(Date.now());
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
const fails: typeof fetch = async () => {
  attempts.push(Date.now());
  return new Response("{}", { status: 503 });
};

/** Gateway calls of one page; a call that fails is an answer of null. */
function page(send: typeof fetch) {
  const reader = createUpstream({ fetch: (input, init) => send(input, init) }).reader({
    waitUntil: () => {},
    trace: [],
    startedAt: Date.now(),
  });
  const call = gatewayFetch(reader);
  return (path = "", init: RequestInit = {}) => call(`${api}${path}`, init).catch(() => null);
}

/** Total time of the calls, and the time of each attempt since the first, in ms. */
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

describe("a page's gateway calls", () => {
  it("end after seven seconds without a response", async () => {
    expect(await timed(() => page(hangs)())).toEqual({ ms: 7000, at: [0] });
  });

  it("A-RETRY-05: are retried with growing gaps when the gateway fails at once; reads soon, because a page waits", async () => {
    expect(await timed(() => page(fails)())).toEqual({ ms: 1800, at: [0, 300, 900, 1800] });
  });

  it("A-RETRY-05: are repeated later if they change something, within the page's seven seconds", async () => {
    const change = { method: "POST", body: "a", headers: { "idempotency-key": "one" } };
    expect(await timed(() => page(fails)("", change))).toEqual({ ms: 4500, at: [0, 1500, 4500] });
  });

  it("renew a token with the delays of reads", async () => {
    const renewal = { method: "POST", body: "grant_type=refresh_token" };
    expect((await timed(() => page(fails)("/oauth/token", renewal))).at).toEqual([0, 300, 900, 1800]);
  });

  it("share the rest of seven seconds once one has failed, and have a second each", async () => {
    const call = page(hangs);
    const { ms, at } = await timed(async () => {
      await call();
      await call();
      await call("", { method: "POST", body: "a" });
    });
    expect([ms, at]).toEqual([9000, [0, 7000, 8000]]);
  });

  it("are sent once after a fault, in the time that is left", async () => {
    let send = fails;
    const call = page((input, init) => send(input, init));
    const { ms, at } = await timed(async () => {
      await call();
      send = hangs;
      await call();
    });
    expect([ms, at]).toEqual([7000, [0, 300, 900, 1800, 1800]]);
  });

  it("are not sent while the circuit is open, and another page's share nothing with them", async () => {
    const upstream = createUpstream({ fetch: fails, retryDelayMs: 1 });
    const reader = () => upstream.reader({ waitUntil: () => {}, trace: [], startedAt: Date.now() });
    await timed(async () => {
      for (let call = 0; call < 8; call += 1) await gatewayFetch(reader())(api);
    });
    expect(attempts).toHaveLength(8 * 4);
    attempts = [];
    // The breaker's open time is over by now: one attempt shows whether the gateway is back.
    await gatewayFetch(reader())(api);
    await expect(gatewayFetch(reader())(api)).rejects.toMatchObject({ reason: "open" });
    expect(attempts).toHaveLength(1);
  });
});

describe("requests that may be sent again", () => {
  it.each([
    ["GET /api/x", {}, 4],
    ["POST /api/x without a key", { method: "POST", body: "a" }, 1],
    ["POST /api/x with a key", { method: "POST", body: "a", headers: { "idempotency-key": "k" } }, 4],
    ["POST /api/oauth/refresh/token", { method: "POST", body: "a" }, 4],
    // Single use: if the first attempt was executed, the second would be refused.
    ["POST /api/oauth/punchout/token", { method: "POST", body: "a" }, 1],
  ])("%s: attempts", async (name, init, expected) => {
    const upstream = createUpstream({ fetch: fails, retryDelayMs: 1 });
    const call = gatewayFetch(upstream.reader({ waitUntil: () => {}, trace: [], startedAt: Date.now() }));
    await timed(() => call(`http://gateway.test${name.split(" ")[1]}`, init));
    expect(attempts).toHaveLength(expected);
  });

  it("a retry never reports that its intent was executed before", async () => {
    const answers = [
      new Response("{}", { status: 503 }),
      new Response("{}", { headers: { "idempotent-replayed": "true" } }),
      new Response("{}", { headers: { "idempotent-replayed": "true" } }),
    ];
    const call = page(async () => answers.shift() ?? new Response("{}"));
    const said: (string | null | undefined)[] = [];
    const write = { method: "POST", body: "a", headers: { "idempotency-key": "k" } };
    await timed(async () => {
      for (let sent = 0; sent < 2; sent += 1) said.push((await call("", write))?.headers.get("idempotent-replayed"));
    });
    expect(said).toEqual([null, "true"]);
  });
});
