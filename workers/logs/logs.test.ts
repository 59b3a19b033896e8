import { describe, expect, it } from "vitest";
import { refuseAccess } from "./access";
import type { LogsEnv } from "./env";
import { requestLines } from "./lines";
import { figuresOf, isFailed, percentile, type Sample } from "./statistics";

const line = {
  kind: "request",
  id: "6d6661ab-84f7-414b",
  at: 1,
  region: "global",
  method: "GET",
  path: "/",
  status: 200,
  ms: 3,
  cache: "hit",
};

describe("lines of requests", () => {
  it("are found among what else stands on the console, several in a message", () => {
    const text = JSON.stringify(line);
    const messages = [[`${text}\n${text}`], "hello", [{ a: 1 }], ["{broken"], [`{"kind":"request","id":1}`], text];
    expect(requestLines(messages).map(({ id }) => id)).toEqual([line.id, line.id, line.id]);
  });
});

describe("figures", () => {
  it("percentiles are by nearest rank", () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([5], 0.95)).toBe(5);
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 1)]).toEqual([50, 95, 100]);
  });

  it("count per region and bucket; a 5xx and a logged error are failures", () => {
    const sample = (at: number, change: Partial<Sample> = {}): Sample => ({
      region: "global",
      at,
      ms: 10,
      failed: false,
      cache: "hit",
      ...change,
    });
    const samples = [
      sample(0),
      sample(9, { failed: true, cache: "miss" }),
      sample(10),
      sample(25, { region: "jp" }),
      sample(15, { cache: "none" }),
    ];
    const { count, failed, stored, buckets } = figuresOf("global", samples, 0, 10, 3);
    expect({ count, failed, stored }).toEqual({ count: 4, failed: 1, stored: 2 / 3 });
    expect(buckets.map((bucket) => [bucket.count, bucket.failed])).toEqual([
      [2, 1],
      [2, 0],
      [0, 0],
    ]);
    expect(isFailed({ status: 404, entries: [] })).toBe(false);
    expect(isFailed({ status: 503, entries: [] })).toBe(true);
    expect(isFailed({ status: 200, entries: [{ level: "error", label: "x" }] })).toBe(true);
  });
});

describe("the console", () => {
  const ask = async (env: Partial<LogsEnv>, headers: Record<string, string>) =>
    (await refuseAccess(new Request("http://logs.test/", { headers }), env as LogsEnv))?.status ?? "open";

  it("opens for its own machine in a demonstration, and is closed elsewhere", async () => {
    expect(await ask({ DEMO: "1" }, { "cf-connecting-ip": "127.0.0.1" })).toBe("open");
    expect(await ask({ DEMO: "1" }, { "cf-connecting-ip": "203.0.113.9" })).toBe(403);
    expect(await ask({ DEMO: "1" }, {})).toBe(403);
    expect(await ask({}, { "cf-connecting-ip": "127.0.0.1" })).toBe(403);
  });

  it("asks for its password when it has one", async () => {
    const env = { DEMO: "1", CONSOLE_PASSWORD: "p:ässword" };
    const basic = (text: string) => `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`;
    expect(await ask(env, { "cf-connecting-ip": "127.0.0.1" })).toBe(401);
    expect(await ask(env, { authorization: basic("anyone:p:ässword") })).toBe("open");
    expect(await ask(env, { authorization: basic("anyone:wrong") })).toBe(401);
    expect(await ask(env, { authorization: "Basic %%%" })).toBe(401);
    expect(await ask(env, { authorization: basic("p:ässword").replace("Basic", "Bearer") })).toBe(401);
  });
});
