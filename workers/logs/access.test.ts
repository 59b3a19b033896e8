import { env as bindings, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refuseAccess } from "./access";
import { attemptLimits, ConsoleAttempts } from "./attempts";
import type { LogsEnv } from "./env";
import worker from "./index";

const basic = (text: string) => `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`;

/** Runs `use` on a named attempt counter, with the storage of another object that has an alarm. */
type Within = <T>(name: string, use: (object: ConsoleAttempts) => Promise<T>) => Promise<T>;

let objects = 0;
function counting(settings: Partial<LogsEnv>): { env: LogsEnv; within: Within } {
  objects += 1;
  const run = objects;
  const within: Within = (name, use) =>
    runInDurableObject(
      bindings.MAIL_QUEUE.get(bindings.MAIL_QUEUE.idFromName(`console ${run} ${name}`)),
      async (_instance, state) => {
        // A new instance for each use, so only stored state counts.
        const answer = await use(new ConsoleAttempts(state, settings as LogsEnv));
        await state.storage.deleteAlarm();
        return answer;
      },
    );
  const get = (name: string): Pick<ConsoleAttempts, "attempt" | "crowded" | "count"> => ({
    attempt: (given, crowded) => within(name, (object) => object.attempt(given, crowded)),
    crowded: () => within(name, (object) => object.crowded()),
    count: () => within(name, (object) => object.count()),
  });
  return { env: { ...settings, ATTEMPTS: { idFromName: (name: string) => name, get } } as unknown as LogsEnv, within };
}

describe("the console", () => {
  const ask = async (env: Partial<LogsEnv>, headers: Record<string, string>) =>
    (await refuseAccess(new Request("http://logs.test/", { headers }), env as LogsEnv))?.status ?? "open";

  it("opens without a password on a demonstration machine and stays closed elsewhere", async () => {
    expect(await ask({ DEMO: "1" }, { "cf-connecting-ip": "127.0.0.1" })).toBe("open");
    expect(await ask({ DEMO: "1" }, { "cf-connecting-ip": "203.0.113.9" })).toBe(403);
    expect(await ask({ DEMO: "1" }, {})).toBe(403);
    expect(await ask({}, { "cf-connecting-ip": "127.0.0.1" })).toBe(403);
  });

  it("asks for its password when one is set", async () => {
    const { env } = counting({ DEMO: "1", CONSOLE_PASSWORD: "p:ässword" });
    expect(await ask(env, { "cf-connecting-ip": "127.0.0.1" })).toBe(401);
    expect(await ask(env, { authorization: basic("anyone:p:ässword") })).toBe("open");
    expect(await ask(env, { authorization: basic("anyone:wrong") })).toBe(401);
    expect(await ask(env, { authorization: "Basic %%%" })).toBe(401);
    expect(await ask(env, { authorization: basic("p:ässword").replace("Basic", "Bearer") })).toBe(401);
  });
});

describe("guesses at the console's password", () => {
  const password = "the one that opens";
  const from = async (env: LogsEnv, address: string, given: string) => {
    const headers = { "cf-connecting-ip": address, authorization: basic(`operator:${given}`) };
    const refused = await refuseAccess(new Request("http://logs.test/", { headers }), env);
    return { status: refused?.status ?? "open", wait: Number(refused?.headers.get("retry-after") ?? 0) };
  };
  const statuses = async (env: LogsEnv, address: string, count: number) => {
    const found: (number | string)[] = [];
    for (let guess = 0; guess < count; guess += 1) found.push((await from(env, address, `guess ${guess}`)).status);
    return found;
  };
  const { network, everyone, windowSeconds, knownDays } = attemptLimits;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it("are limited to ten in ten minutes per network; after that even the right one is refused, but other networks are not", async () => {
    const { env } = counting({ CONSOLE_PASSWORD: password });
    expect(await statuses(env, "203.0.113.9", network)).toEqual(Array(network).fill(401));
    for (const given of ["one more", password]) {
      const refused = await from(env, "203.0.113.9", given);
      expect(refused.status).toBe(429);
      expect(refused.wait).toBeGreaterThan(0);
      expect(refused.wait).toBeLessThanOrEqual(windowSeconds);
    }
    expect((await from(env, "203.0.113.10", password)).status).toBe("open");
    // A refused guess does not extend the wait.
    later(windowSeconds + 1);
    expect((await from(env, "203.0.113.9", password)).status).toBe("open");
  });

  it("are limited in the same way when they arrive at once", async () => {
    const { env } = counting({ CONSOLE_PASSWORD: password });
    const answers = await Promise.all(
      Array.from({ length: 4 * network }, (_, guess) => from(env, "203.0.113.9", `guess ${guess}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(network);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3 * network);
  });

  it("do not count requests without a password or with the right one", async () => {
    const { env } = counting({ CONSOLE_PASSWORD: password });
    for (let page = 0; page < 2 * network; page += 1) {
      expect((await refuseAccess(new Request("http://logs.test/"), env))?.status).toBe(401);
      expect((await from(env, "203.0.113.9", password)).status).toBe("open");
    }
    expect(await statuses(env, "203.0.113.9", 1)).toEqual([401]);
  });

  it("are limited to a thousand over all networks; then unknown networks wait, and recent operators do not", async () => {
    const { env, within } = counting({ CONSOLE_PASSWORD: password });
    expect((await from(env, "198.51.100.7", password)).status).toBe("open");
    await within("everyone", async (object) => {
      for (let guess = 0; guess < everyone; guess += 1) await object.count();
    });
    const unknownNetwork = await from(env, "203.0.113.9", password);
    expect(unknownNetwork.status).toBe(429);
    expect(unknownNetwork.wait).toBeGreaterThan(0);
    expect((await from(env, "198.51.100.7", password)).status).toBe("open");
    later(windowSeconds + 1);
    expect((await from(env, "203.0.113.9", password)).status).toBe("open");
  });

  it("expire with their window, and a known network after its days", async () => {
    const { env, within } = counting({ CONSOLE_PASSWORD: password });
    const own = <T>(use: (object: ConsoleAttempts) => Promise<T>) => within("network 198.51.100.7", use);
    expect((await from(env, "198.51.100.7", password)).status).toBe("open");
    await statuses(env, "198.51.100.7", network);
    later(windowSeconds + 1);
    await own((object) => object.alarm());
    expect(await own((object) => object.attempt(password, 60))).toEqual({ open: true });
    later(knownDays * 86_400 + 1);
    expect(await own((object) => object.attempt(password, 60))).toEqual({ open: false, wait: 60 });
    await own((object) => object.alarm());
    expect(await own((object) => object.attempt(password, 0))).toEqual({ open: true });
  });
});

describe("every page of the console", () => {
  /** A call to the log here would bypass the access check. */
  const closed = (env: Partial<LogsEnv>) =>
    ({
      ...counting(env).env,
      get REQUESTS(): never {
        throw new Error("the log was called");
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

  it.each(paths)("%s is refused without access and never reads the log", async (path) => {
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

  it("refuses a network that has guessed too often", async () => {
    const env = closed({ CONSOLE_PASSWORD: "the one" });
    const headers = { authorization: basic("operator:another") };
    for (let guess = 0; guess < attemptLimits.network; guess += 1) {
      await worker.fetch(new Request("http://logs.test/", { headers }), env);
    }
    const answer = await worker.fetch(new Request("http://logs.test/alerts", { headers }), env);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([429, "no-store"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await answer.text()).length).toBeLessThan(40);
  });

  it("refuses other methods", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await worker.fetch(new Request("http://logs.test/", { method }), closed({ DEMO: "1" }));
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});
