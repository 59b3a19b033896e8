import type { UpstreamLogEntry } from "@domain/http/edge-app";
import { traceparent } from "@domain/http/trace/trace-context";
import { beforeEach, describe, expect, it } from "vitest";
import { createUpstream } from "./create-upstream-reader";
import { type PolicyName, policies } from "./policies";

const url = "http://upstream.test/content/graphql";

let calls: { url: string; init: RequestInit }[] = [];
let replies: (() => Response | Promise<Response>)[] = [];
let now = 0;
let background: Promise<unknown>[] = [];
let trace: UpstreamLogEntry[] = [];
let waits: number[] = [];
const underWay = new Set<Promise<unknown>>();

/** Answers in the given order; the last one repeats. */
async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  calls.push({ url: String(input), init });
  waits.push(performance.now());
  const reply = replies.length > 1 ? replies.shift() : replies[0];
  if (!reply) throw new TypeError("no reply");
  return reply();
}

let upstream = createUpstream({ fetch: send });
const reader = () =>
  upstream.reader({
    waitUntil: (work) => {
      background.push(work);
    },
    trace,
    underWay,
    startedAt: now,
  });
const ask = (policy: PolicyName = "content", init?: RequestInit, address = url) =>
  reader().fetch(policy)(address, init);
const says =
  (text: string, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(text, { status, headers });
/** A complete content answer, the only kind that is stored. */
const content = (value: string) => says(contentText(value));
const contentText = (value: string) => JSON.stringify({ data: value });
const fails = () => Promise.reject(new TypeError("connection refused"));

beforeEach(() => {
  [calls, background, trace, waits, now] = [[], [], [], [], 1_000_000];
  replies = [says("{}")];
  upstream = createUpstream({ fetch: send, now: () => now, retryDelayMs: 5 });
});

async function text(response: Promise<Response>): Promise<string> {
  const answer = await response;
  return `${answer.headers.get("x-upstream")} ${answer.status} ${await answer.text()}`;
}

it("neither stores nor shares an answer requested before a publication", async () => {
  let answerOld: (response: Response) => void = () => {};
  replies = [
    () =>
      new Promise<Response>((resolve) => {
        answerOld = resolve;
      }),
    content("withdrawn"),
  ];
  const old = ask();
  await Promise.resolve();
  upstream.forget();
  expect(await text(ask())).toBe(`network 200 ${contentText("withdrawn")}`);
  answerOld(content("published")());
  expect(await text(old)).toBe(`network 200 ${contentText("published")}`);
  expect(await text(ask())).toBe(`fresh 200 ${contentText("withdrawn")}`);
});

it("stops reading an answer that is too large and states no length", async () => {
  let megabytes = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    megabytes += 1;
    if (megabytes > 64) controller.close();
    else controller.enqueue(new Uint8Array(1024 * 1024));
  };
  replies = [() => new Response(new ReadableStream({ pull }))];
  await expect(ask("commerce")).rejects.toMatchObject({ reason: "network" });
  expect(megabytes).toBeLessThan(12);
});

it("sends the upstream the trace and span of its call", async () => {
  const requestId = "01a215eb-2cc7-732a-b183-d51628bfad14";
  const traced = upstream.reader({ waitUntil: () => {}, trace, startedAt: now, requestId });
  await traced.fetch("commerce")(`${url}/a`, { headers: { authorization: "Bearer x" } });
  await traced.fetch("content")(url);
  const sent = calls.map(({ init }) => new Headers(init.headers));
  expect(sent.map((headers) => headers.get("traceparent"))).toEqual([1, 2].map((call) => traceparent(requestId, call)));
  expect(sent[0]?.get("authorization")).toBe("Bearer x");
  await ask("commerce");
  expect(new Headers(calls.at(-1)?.init.headers).get("traceparent")).toBeNull();
});

it("logs a 200 that is declared as JSON and is not", async () => {
  const json = (body: string) => says(body, 200, { "content-type": "application/json" });
  const bodies = ["<<%PDF neither", "", '{"data":', ' {"a":1}\n', "[1]", '"text"', "null", "12"];
  for (const body of bodies) {
    replies = [json(body)];
    await ask("commerce");
  }
  replies = [says("<html>", 500, { "content-type": "application/json" })];
  await ask("commerce");
  const faults = trace.map(({ fault }) => fault);
  expect(faults).toEqual([...Array(3).fill("unreadable"), ...Array(6).fill(undefined)]);
});

it("sends a browser's report a second time if the connection breaks", async () => {
  replies = [fails, () => new Response(null, { status: 204 })];
  expect((await ask("log", { method: "POST", body: "{}" })).status).toBe(204);
  expect(trace.at(-1)?.attempts).toBe(2);
});

describe("stored answers", () => {
  it("are requested once while fresh", async () => {
    replies = [content("one"), content("two")];
    expect(await text(ask())).toBe(`network 200 ${contentText("one")}`);
    now += 29_000;
    expect(await text(ask())).toBe(`fresh 200 ${contentText("one")}`);
    expect(calls.length).toBe(1);
  });

  it("are served when just expired, and refreshed in the background", async () => {
    replies = [content("one"), content("two")];
    await ask();
    now += 31_000;
    expect(await text(ask())).toBe(`stale 200 ${contentText("one")}`);
    await Promise.all(background);
    expect(await text(ask())).toBe(`fresh 200 ${contentText("two")}`);
  });

  it("of the settings service are fresh for a shorter time where the shop says so", async () => {
    upstream = createUpstream({ fetch: send, now: () => now, retryDelayMs: 5, settingsFreshMs: 100 });
    replies = [content("one"), content("two"), content("three")];
    await ask("flags");
    now += 99;
    expect(await text(ask("flags"))).toBe(`fresh 200 ${contentText("one")}`);
    now += 101;
    expect(await text(ask("flags"))).toBe(`network 200 ${contentText("two")}`);
    await ask("content");
    now += 10_000;
    expect(await text(ask("content"))).toBe(`fresh 200 ${contentText("three")}`);
  });

  it("replace a service that is down", async () => {
    replies = [content("one"), says("fault", 503), fails];
    await ask();
    now += 3_600_000;
    expect(await text(ask())).toBe(`stale 200 ${contentText("one")}`);
    expect(await text(ask())).toBe(`stale 200 ${contentText("one")}`);
    now += 86_400_000;
    await expect(ask()).rejects.toMatchObject({ name: "ServiceFailure", status: 0 });
  });

  it.each<[string, () => Response, PolicyName]>([
    ["errors", says(contentText("x"), 500), "content"],
    ["refusals", says(contentText("x"), 404), "content"],
    ["answers with a cookie", says(contentText("x"), 200, { "set-cookie": "a=1" }), "content"],
    ["halves of content answers", says(contentText("x").slice(0, 5)), "content"],
    ["GraphQL answers with errors", says('{"errors":[{}],"data":null}'), "content"],
    ["GraphQL answers with errors behind the data", says('{"data":{"a":null},"errors":[{"message":"m"}]}'), "content"],
    ["empty answers of the search", says(""), "search"],
    ["personal answers", says("x"), "commerce"],
  ])("are never made from %s", async (_name, reply, policy) => {
    replies = [reply];
    await ask(policy);
    const before = calls.length;
    await ask(policy);
    expect(calls.length).toBe(before * 2);
  });

  it("are keyed by URL, method, body and policy, but not by the shop's own token", async () => {
    replies = [content("one")];
    const post = (body: string, token: string) =>
      ask("content", { method: "POST", body, headers: { authorization: token } });
    await post("a", "Bearer 1");
    await post("a", "Bearer 2");
    expect(calls.length).toBe(1);
    await post("b", "Bearer 1");
    await ask("content", { method: "POST", body: "a" }, `${url}?x=1`);
    await ask("content");
    await ask("citations", { method: "POST", body: "a" });
    expect(calls.length).toBe(5);
  });

  it("served in place of an answer log the upstream's failure, at once or in the background", async () => {
    replies = [content("one")];
    await ask();
    const faults: unknown[] = [];
    // Just expired first, then older; the last answer is valid.
    for (const reply of [says("fault", 503), says("no", 401), fails, says("<html>busy</html>"), content("two")]) {
      now += faults.length === 0 ? 31_000 : 120_000;
      replies = [reply];
      await ask();
      await Promise.all(background);
      expect(trace.at(-1)).toMatchObject({ status: 200 });
      faults.push(trace.at(-1)?.fault);
    }
    expect(faults).toEqual([503, 401, "network", "unreadable", undefined]);
  });

  it("do not hide from the gateway's client that its token has expired", async () => {
    replies = [says(JSON.stringify({ results: [] }))];
    await ask("product-numbers");
    now += 31_000;
    replies = [says("{}", 401)];
    expect(await text(ask("product-numbers"))).toMatch(/^stale 200/);
    await Promise.all(background);
    expect(trace.at(-1)).toMatchObject({ status: 200, fault: 401 });
    now += 120_000;
    expect(await text(ask("product-numbers"))).toBe("network 401 {}");
    expect(trace.at(-1)).toMatchObject({ status: 401, fault: 401 });
    replies = [says("{}", 403)];
    expect(await text(ask("product-numbers"))).toMatch(/^stale 200/);
  });

  it("log an upstream that refuses the shop, but not one that refuses a visitor", async () => {
    const faultOf = async (policy: PolicyName, status: number) => {
      replies = [says("{}", status)];
      await ask(policy, { method: "POST", body: `${status}` });
      return trace.at(-1)?.fault;
    };
    for (const status of [302, 401, 403, 407, 429]) expect(await faultOf("search", status), `${status}`).toBe(status);
    for (const status of [400, 404, 409, 422]) expect(await faultOf("search", status), `${status}`).toBeUndefined();
    expect(await faultOf("client-token", 401)).toBe(401);
    expect(await faultOf("inquiries", 401)).toBe(401);
    expect(await faultOf("inquiries", 429)).toBeUndefined();
    for (const status of [401, 403, 429]) expect(await faultOf("commerce", status), `${status}`).toBeUndefined();
  });

  it("are never invalid answers, and are preferred to them", async () => {
    replies = [says("<html>busy</html>"), content("one"), says("<html>busy</html>")];
    expect(await text(ask())).toBe("network 200 <html>busy</html>");
    expect(await text(ask())).toBe(`network 200 ${contentText("one")}`);
    now += 120_000;
    expect(await text(ask())).toBe(`stale 200 ${contentText("one")}`);
  });

  it("belong to no request: each reader gets its own body", async () => {
    replies = [says("one")];
    const [first, second] = [await ask(), await ask()];
    expect([await first.text(), await second.text()]).toEqual(["one", "one"]);
  });

  it("also accept a request object", async () => {
    replies = [says('"one"')];
    await reader().fetch("search")(new Request(url, { method: "POST", body: "a", headers: { accept: "x" } }));
    expect(calls[0]?.init).toMatchObject({ method: "POST", body: "a" });
    await reader().fetch("search")(url, { method: "POST", body: "a" });
    expect(calls.length).toBe(1);
  });
});

describe("identical pending reads", () => {
  it("T-CCALL-21: are one call if shared, with an answer for each", async () => {
    const answers = await Promise.all([text(ask()), text(ask()), text(ask())]);
    expect(answers).toEqual(["network 200 {}", "shared 200 {}", "shared 200 {}"]);
    expect(calls.length).toBe(1);
  });

  it("W9: are separate calls if personal", async () => {
    await Promise.all([ask("commerce"), ask("commerce")]);
    expect(calls.length).toBe(2);
  });

  it("continue if one reader aborts", async () => {
    const giveUp = AbortSignal.abort();
    await Promise.all([ask("content", { signal: giveUp }), ask()]);
    expect(calls.length).toBe(1);
  });
});

describe("retries", () => {
  it("AMB-C-12: published content is tried 3 times in total, with growing delays", async () => {
    upstream = createUpstream({ fetch: send, retryDelayMs: 30 });
    replies = [says("fault", 503)];
    expect(await text(ask())).toBe("network 503 fault");
    expect(calls.length).toBe(3);
    const [first = 0, second = 0, third = 0] = waits;
    expect(second - first).toBeGreaterThanOrEqual(28);
    expect(third - second).toBeGreaterThanOrEqual(56);
    expect(trace[0]).toMatchObject({ name: "content", attempts: 3, status: 503 });
  });

  it("follow a failed connection", async () => {
    replies = [fails, says("one")];
    expect(await text(ask())).toBe("network 200 one");
  });

  it("do not follow an answer, or a write without a key", async () => {
    replies = [says("no", 404)];
    await ask();
    replies = [says("fault", 503)];
    await ask("product-preview", { method: "POST", body: "a" });
    expect(calls.length).toBe(2);
    await ask("product-preview", { method: "POST", body: "a", headers: { "idempotency-key": "k" } });
    expect(calls.length).toBe(4);
  });

  it("C-CMSQ-02: allow three attempts for each concurrent query of a page", async () => {
    replies = [says("fault", 500)];
    const questions = Array.from({ length: 12 }, (_, question) => `${url}/${question}`);
    await Promise.all(questions.map((address) => ask("content", undefined, address)));
    expect(trace.map(({ attempts }) => attempts)).toEqual(questions.map(() => 3));
    await expect(ask("content", undefined, `${url}/next`)).rejects.toMatchObject({ reason: "open" });
  });

  it("end with the budget of 10 % of calls", async () => {
    const fault = says("fault", 503);
    const rounds = 60;
    for (let round = 0; round < rounds; round += 1) {
      // One call that fails with its retries, then one that keeps the breaker closed.
      replies = [fault];
      await ask("citations", undefined, `${url}/${round}`);
      replies = [says("{}")];
      await ask("citations", undefined, `${url}/${round}/good`);
    }
    const retries = calls.length - 2 * rounds;
    expect(retries).toBeGreaterThanOrEqual(40);
    expect(retries).toBeLessThanOrEqual(40 + 2 * rounds * 0.1);
  });
});

describe("a rate-limited answer", () => {
  it("passes on how long to wait", async () => {
    replies = [says("{}", 429, { "retry-after": "90" })];
    expect((await ask("commerce")).headers.get("retry-after")).toBe("90");
  });
});

describe("time limit and breaker", () => {
  it("aborts a call that takes too long, including its body", async () => {
    replies = [
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new Uint8Array(1)),
          }),
        ),
    ];
    const hanging = reader().fetch("user-settings")(url);
    replies = [
      async () => {
        throw new DOMException("late", "TimeoutError");
      },
    ];
    await expect(ask("user-settings")).rejects.toMatchObject({ reason: "timeout" });
    hanging.catch(() => {});
  });

  it("stop calling a service that keeps failing, without affecting others", async () => {
    replies = [fails];
    for (let call = 0; call < 12; call += 1) await ask("price", undefined, `${url}/${call}`).catch(() => {});
    const before = calls.length;
    await expect(ask("ship-dates")).rejects.toMatchObject({ reason: "open", last: "network" });
    expect(calls.length).toBe(before);
    expect(trace.at(-1)).toMatchObject({
      service: "availability",
      name: "ship-dates",
      status: "open",
      last: "network",
    });
    replies = [says("{}")];
    expect(await text(ask("flags"))).toBe("network 200 {}");
  });
});

describe("log entries", () => {
  it("name upstream, method, host and path, without the query and without secret ids", async () => {
    const design = "k7".repeat(13);
    await ask("commerce", { method: "post" }, `http://gateway.test:8790/api/experiments/${design}?anonymousId=secret`);
    await ask(
      "commerce",
      {},
      "http://gateway.test/api/mail/someone%40lab.example/01890b4e-84f7-414b-9b1c-3d5f0a7c1e22",
    );
    expect(trace).toMatchObject([
      { name: "commerce", service: "commerce", method: "POST", host: "gateway.test:8790", status: 200 },
      { name: "commerce", host: "gateway.test", path: "/api/mail/…@…/…a7c1e22" },
    ]);
    expect(JSON.stringify(trace)).not.toMatch(new RegExp(`${design}|secret|someone`));
  });

  it("name the last real failure for an open breaker", async () => {
    replies = [says("fault", 500)];
    for (let call = 0; call < 8; call += 1) await ask("commerce");
    await expect(ask("commerce")).rejects.toMatchObject({ reason: "open", last: 500 });
    expect(trace.at(-1)).toMatchObject({ status: "open", last: 500, attempts: 0 });
  });

  it("track pending calls until they settle, including background ones", async () => {
    replies = [content("one"), says("fault", 503)];
    await ask();
    now += 31_000;
    expect(await text(ask())).toBe(`stale 200 ${contentText("one")}`);
    expect([underWay.size, trace.at(-1)?.fault]).toEqual([1, undefined]);
    await Promise.all(underWay);
    expect([underWay.size, trace.at(-1)?.fault]).toEqual([0, 503]);
  });
});

describe("breaker", () => {
  const hangs = (_: RequestInfo | URL, init: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => {
      if (init.signal?.aborted) reject(init.signal.reason);
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  const timeOut = async (count: number) => {
    for (let call = 0; call < count; call += 1) await ask("price", undefined, `${url}/${call}`).catch(() => {});
  };

  it("opens if a service does not respond in time", async () => {
    // A stopped clock measures no delay of the isolate.
    upstream = createUpstream({ fetch: hangs, longestAttemptMs: 20, retryDelayMs: 1, now: () => now });
    await timeOut(8);
    await expect(ask("price")).rejects.toMatchObject({ reason: "open" });
  });

  it("stays closed if the isolate itself was too busy to read an answer", async () => {
    upstream = createUpstream({ fetch: hangs, longestAttemptMs: 20, retryDelayMs: 1 });
    const work = setInterval(() => {
      const until = performance.now() + 120;
      while (performance.now() < until);
    }, 1);
    await timeOut(9);
    await expect(ask("price")).rejects.toMatchObject({ reason: "busy" });
    clearInterval(work);
  });

  it("is not opened by aborted callers", async () => {
    upstream = createUpstream({ fetch: hangs, retryDelayMs: 1 });
    for (let call = 0; call < 10; call += 1) {
      const giveUp = new AbortController();
      const asked = ask("commerce", { signal: giveUp.signal });
      giveUp.abort();
      await expect(asked).rejects.toMatchObject({ reason: "cancelled" });
    }
    upstream = createUpstream({ fetch: send });
    expect(await text(ask("commerce"))).toBe("network 200 {}");
  });

  it("lets one call try while open, and fails the others at once", async () => {
    replies = [fails];
    await Promise.all(
      Array.from({ length: 8 }, (_, call) => ask("flags", undefined, `${url}/${call}`).catch(() => {})),
    );
    now += 5001;
    let answer = (_: Response) => {};
    replies = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const trial = ask("flags");
    await expect(ask("selling")).rejects.toMatchObject({ reason: "open" });
    await expect.poll(() => calls.length).toBeGreaterThan(8);
    answer(new Response("{}"));
    expect(await text(trial)).toBe("network 200 {}");
    replies = [says("{}")];
    expect(await text(ask("selling"))).toBe("network 200 {}");
  });
});

describe("operator settings", () => {
  it("limit attempts and the breaker's open time, and disable storage without memory", async () => {
    const hangs = (_: RequestInfo | URL, init: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    upstream = createUpstream({ fetch: hangs, longestAttemptMs: 20, retryDelayMs: 1, now: () => now });
    const from = performance.now();
    await expect(ask("documents")).rejects.toMatchObject({ reason: "timeout" });
    expect(performance.now() - from).toBeLessThan(policies.documents.timeoutMs);

    upstream = createUpstream({ fetch: send, restMs: 30, retryDelayMs: 1 });
    replies = [fails];
    for (let call = 0; call < 10; call += 1) await ask("commerce").catch(() => {});
    await expect(ask("commerce")).rejects.toMatchObject({ reason: "open" });
    replies = [says("{}")];
    await expect
      .poll(
        () =>
          ask("commerce").then(
            ({ status }) => status,
            () => 0,
          ),
        { interval: 20 },
      )
      .toBe(200);

    upstream = createUpstream({ fetch: send, budgetBytes: 0 });
    replies = [content("one"), content("two")];
    await ask();
    expect(await text(ask())).toBe(`network 200 ${contentText("two")}`);
  });
});
