import { anonymousVisitor, type DeclaredScope } from "@domain/http/edge-app";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { executionContext, type FakeContext } from "../../../tests/factories/edge";
import { openTestSite } from "../../../tests/factories/edge-site";
import type { BuiltRoute } from "./page/page-plan";
import { answer } from "./pipeline";

const scoped = (scope: DeclaredScope) => Object.assign(() => null, { scope });
const page = (id: string, path: string, kind: "public" | "private"): BuiltRoute => ({
  id,
  path,
  module: { default: () => null, loader: scoped({ kind, axes: ["country", "language"] }) },
});
const routes: Record<string, BuiltRoute> = {
  item: page("item", "products/:id", "public"),
  cart: page("cart", "cart", "private"),
  file: { id: "file", path: "file.json", module: { loader: scoped({ kind: "public", axes: ["region"] }) } },
  market: { id: "market", path: "market.json", module: { loader: scoped({ kind: "public", axes: ["country"] }) } },
  agents: { id: "agents", path: "agents.md", module: { loader: scoped({ kind: "public", axes: [] }) } },
};

let rendered: string[] = [];

/** Stub of Remix, whose page contains the market and the visitor that it was rendered for. */
async function handle(request: Request, given: unknown): Promise<Response> {
  const context = given as FakeContext;
  const { pathname } = new URL(request.url);
  rendered.push(pathname);
  context.scopes.push(pathname === "/cart" ? "private" : "public");
  if (pathname === "/products/1") return new Response(null, { status: 301, headers: { location: "/products/2" } });
  if (pathname.endsWith(".json"))
    return new Response("{}", {
      headers: { "content-type": "application/json", "cache-control": "public, max-age=300" },
    });
  if (pathname === "/agents.md") return new Response("own", { headers: { "content-type": "text/markdown" } });
  const { market, visitor, cookieHeader } = context.requestScope;
  const about = [market.country, market.language, visitor.kind, cookieHeader].join(" ");
  return new Response(
    `<html><head><link rel="canonical" href="https://shop.test${pathname}"/></head><body><main><h1>${about}</h1></main></body></html>`,
    {
      status: pathname === "/products/0" ? 404 : 200,
      headers: { "content-type": "text/html; charset=utf-8", link: "</styles.css>; rel=preload" },
    },
  );
}

const site = openTestSite(routes, handle);

async function visit(path: string, headers: Record<string, string> = {}) {
  const ctx = executionContext();
  const request = new Request(`http://shop.test${path}`, {
    headers: { "cf-connecting-ip": "203.0.113.9", ...headers },
  });
  const response = await answer(site, request, ctx);
  const text = await response.text();
  await ctx.idle();
  return { response, text, header: (name: string) => response.headers.get(name) };
}

beforeEach(() => {
  rendered = [];
  vi.spyOn(console, "log").mockImplementation(() => {});
});

describe("a page in Markdown", () => {
  it("is the same by its ending and by Accept, is stored, and contains no visitor data", async () => {
    const cookies = { cookie: "who=basket; country=USA" };
    const first = await visit("/products/5.md", cookies);
    expect(first.header("content-type")).toBe("text/markdown; charset=utf-8");
    expect(first.header("vary")).toBe("Accept, Cookie");
    expect(first.header("link")).toBe('<https://shop.test/products/5>; rel="canonical"');
    expect(first.text).toContain(`# US en ${anonymousVisitor.kind}\n`);
    const second = await visit("/products/5", { accept: "text/markdown" });
    expect(second.text).toBe(first.text);
    expect(rendered).toEqual(["/products/5"]);
  });

  it("is stored apart from HTML", async () => {
    await visit("/products/6.md");
    const html = await visit("/products/6", { accept: "text/html" });
    expect(html.header("content-type")).toContain("text/html");
    expect(html.header("vary")).toBe("Accept, Cookie");
    expect(rendered).toHaveLength(2);
  });

  it("has the country and language in its address", async () => {
    expect((await visit("/products/7.md?country=DE&language=jp")).text).toContain("# DE jp ");
    expect((await visit("/products/7.md?language=ja")).text).toContain("# US jp ");
    const japan = await visit("/products/7.md?country=JP&language=en");
    expect([japan.response.status, japan.header("cache-control")]).toEqual([302, "no-store"]);
    expect(japan.header("location")).toBe("http://jp.shop.test/products/7.md?country=JP&language=en");
  });

  it("keeps status and redirect of its page", async () => {
    expect((await visit("/products/0.md")).response.status).toBe(404);
    const moved = await visit("/products/1.md");
    expect([moved.response.status, moved.header("location")]).toEqual([301, "http://shop.test/products/2.md"]);
    expect((await visit("/products/1", { accept: "text/markdown" })).header("location")).toBe("/products/2");
  });

  it("does not exist for pages of one visitor, nor replaces a file of that name", async () => {
    expect((await visit("/cart", { accept: "text/markdown" })).header("content-type")).toContain("text/html");
    expect((await visit("/cart.md")).header("content-type")).not.toContain("text/markdown");
    expect((await visit("/agents.md")).text).toBe("own");
  });
});

it("caches may store only a file that is the same for all visitors of its host", async () => {
  const file = await visit("/file.json");
  expect([file.header("cache-control"), file.header("vary")]).toEqual(["public, max-age=300", null]);
  expect((await visit("/market.json")).header("cache-control")).toBe("private, no-cache");
});
