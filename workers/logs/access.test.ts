import { describe, expect, it } from "vitest";
import { refuseAccess } from "./access";
import type { LogsEnv } from "./env";
import worker from "./index";

const basic = (text: string) => `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`;

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
    expect(await ask(env, { "cf-connecting-ip": "127.0.0.1" })).toBe(401);
    expect(await ask(env, { authorization: basic("anyone:p:ässword") })).toBe("open");
    expect(await ask(env, { authorization: basic("anyone:wrong") })).toBe(401);
    expect(await ask(env, { authorization: "Basic %%%" })).toBe(401);
    expect(await ask(env, { authorization: basic("p:ässword").replace("Basic", "Bearer") })).toBe(401);
  });
});

describe("every page of the console", () => {
  /** Any question to the log would be a way around the door. */
  const closed = (env: Partial<LogsEnv>) =>
    ({
      ...env,
      get REQUESTS(): never {
        throw new Error("the log was asked");
      },
    }) as unknown as LogsEnv;
  const paths = [
    "/",
    "/?range=7d&refresh=5",
    "/requests",
    "/requests?status=5xx",
    "/requests?status=nonsense",
    "/requests/6d6661ab-84f7-414b",
    "/alerts",
    "/console.css",
    "/nowhere",
    "//requests",
    "/%2e%2e/requests",
  ];

  it.each(paths)("%s says nothing to those who may not look, and never asks the log for them", async (path) => {
    for (const [env, headers, status] of [
      [{}, {}, 403],
      [{ DEMO: "1" }, { "cf-connecting-ip": "203.0.113.9" }, 403],
      [{ DEMO: "1" }, { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" }, 403],
      [{ CONSOLE_PASSWORD: "the one" }, {}, 401],
      [{ CONSOLE_PASSWORD: "the one" }, { authorization: basic("operator:another") }, 401],
    ] as const) {
      const answer = await worker.fetch(new Request(`http://logs.test${path}`, { headers }), closed(env));
      expect(answer.status).toBe(status);
      expect((await answer.text()).length).toBeLessThan(40);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    }
  });

  it("takes no other method", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await worker.fetch(new Request("http://logs.test/", { method }), closed({ DEMO: "1" }));
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});
