/** Access to a staging deployment, with and without its password. */
import type { EdgeSettings } from "@domain/http/edge-app";
import { describe, expect, it, vi } from "vitest";
import { edgeSettings, executionContext, type FakeContext, fakeApp } from "../../../../tests/factories/edge";
import { openTestSite } from "../../../../tests/factories/edge-site";
import { answer } from "../pipeline";

const origin = "http://shop.test";
const password = "a password of staging";
const basic = (text: string) => ({ authorization: `Basic ${btoa(`anyone:${text}`)}` });
const scope = { kind: "public", axes: [] } as const;
const routes = {
  home: { id: "home", path: "", module: { default: () => null, loader: Object.assign(() => null, { scope }) } },
};

function open(staging: EdgeSettings["staging"], guesses = Number.POSITIVE_INFINITY) {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const reached: string[] = [];
  const reach = (by: string, url: string) => reached.push(`${by} ${new URL(url).pathname}`);
  let guessed = 0;
  const site = openTestSite(
    routes,
    async (request, context) => {
      reach("page", request.url);
      (context as FakeContext).scopes.push("public");
      return new Response("<html><body>a page</body></html>", { headers: { "content-type": "text/html" } });
    },
    {
      app: fakeApp({ ...edgeSettings(), staging }),
      files: {
        fetch: async (request: Request) => {
          reach("file", request.url);
          return new Response("a file");
        },
      } as unknown as Fetcher,
      limiter: {
        limit: async ({ key }: { key: string }) => {
          if (key.startsWith("password ")) guessed += 1;
          return { success: guessed <= guesses };
        },
      },
    },
  );
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const ctx = executionContext();
    const init = { method, headers: { ...headers, ...(method === "POST" && { origin }) } };
    const request = new Request(origin + path, { ...init, ...(method === "POST" && { body: "a=1" }) });
    const response = await answer(site, request, ctx);
    const text = await response.text();
    await ctx.idle();
    return { response, text, header: (name: string) => response.headers.get(name) };
  };
  return { ask, reached };
}

describe("staging", () => {
  it.each([
    "/",
    "/index.data",
    "/favicon.svg",
    "/assets/entry.client-a1.js",
    "/sitemap.xml",
    "/nowhere",
    "/api/no-scripts",
  ])("%s needs the password", async (path) => {
    const { ask, reached } = open({ password });
    const wrong = [{}, basic("a guess"), basic(""), basic(`${password} `), { authorization: "Basic %" }];
    for (const { response, text, header } of await Promise.all(wrong.map((headers) => ask(path, headers)))) {
      expect(response.status).toBe(401);
      expect(header("www-authenticate")).toMatch(/^Basic realm=/);
      expect(header("cache-control")).toBe("no-store");
      expect(text).not.toContain("a page");
    }
    expect((await ask("/", {}, "POST")).response.status).toBe(401);
    expect(reached).toEqual([]);
  });

  it("opens with the password, uncached, also for stored pages", async () => {
    const { ask, reached } = open({ password });
    for (let visit = 0; visit < 2; visit += 1) expect((await ask("/", basic(password))).text).toContain("a page");
    expect(reached).toEqual(["page /"]);
    expect((await ask("/")).response.status).toBe(401);
  });

  it("is closed if no password is set", async () => {
    const { ask, reached } = open({ password: null });
    for (const headers of [{}, basic(""), basic("null")]) {
      const { response, header } = await ask("/", headers);
      expect([response.status, header("www-authenticate")]).toEqual([403, null]);
    }
    expect(reached).toEqual([]);
  });

  it("tells search engines to stay out in every response, and in a robots.txt without a password", async () => {
    const { ask } = open({ password });
    const answers = [
      await ask("/", basic(password)),
      await ask("/", basic(password)),
      await ask("/favicon.svg", basic(password)),
      await ask("/a;b", {}),
      await ask("/"),
      await ask("/robots.txt"),
    ];
    expect(answers.map(({ header }) => header("x-robots-tag"))).toEqual(answers.map(() => "noindex, nofollow"));
    expect(answers.at(-1)).toMatchObject({ text: "User-agent: *\nDisallow: /\n" });
    for (const { header } of answers.slice(0, 3)) expect(header("cache-control")).toMatch(/^private/);
  });

  it("serves the manifest without a password, because browsers request it so", async () => {
    expect((await open({ password }).ask("/site.webmanifest")).text).toBe("a file");
  });

  it("limits wrong passwords per address", async () => {
    const { ask } = open({ password }, 2);
    const guess = async () =>
      (await ask("/", { ...basic("a guess"), "cf-connecting-ip": "203.0.113.9" })).response.status;
    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
    expect((await ask("/")).response.status).toBe(401);
  });
});

describe("any other deployment", () => {
  it("is open and indexable", async () => {
    const { ask } = open(null);
    const { response, header } = await ask("/");
    expect([response.status, header("x-robots-tag")]).toEqual([200, null]);
    expect((await ask("/favicon.svg")).header("cache-control")).toMatch(/^public/);
  });
});
