import { edgeSlotClose, edgeSlotOpen } from "@domain/edge-slot/markers";
import { anonymousVisitor, type DeclaredScope, type Visitor } from "@domain/http/edge-app";
import { tokenTail } from "@domain/http/log/redact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { edgeSettings, executionContext, type FakeContext, fakeApp } from "../../../tests/factories/edge";
import { openTestSite } from "../../../tests/factories/edge-site";
import { refusalTexts } from "./door/refusal-texts";
import { createHeaderWriter } from "./headers/answer-headers";
import { pageLife } from "./page/page-cache";
import type { BuiltRoute } from "./page/page-plan";
import { answer } from "./pipeline";
import type { Site } from "./site";

const origin = "http://shop.test";
const scoped = (scope: DeclaredScope) => Object.assign(() => null, { scope });
const page = (
  id: string,
  path: string,
  kind: "public" | "private",
  axes: DeclaredScope["axes"] = ["country"],
): BuiltRoute => ({
  id,
  path,
  module: { default: () => null, loader: scoped({ kind, axes }) },
});
const routes: Record<string, BuiltRoute> = {
  home: page("home", "", "public"),
  browse: page("browse", "browse", "public", ["country", "language", "flags"]),
  cart: page("cart", "cart", "private"),
  half: page("half", "half", "public"),
  broken: page("broken", "broken", "public"),
  late: page("late", "late", "public"),
  slow: page("slow", "slow", "public"),
  cookie: page("cookie", "cookie", "public"),
  liar: page("liar", "liar", "public"),
  moved: page("moved", "moved", "public"),
  ends: page("ends", "ends", "private"),
  api: { id: "api", path: "api/list", module: { loader: scoped({ kind: "public", axes: [] }) } },
};

/** Requests that reached the app, in order. */
let seen: { request: Request; context: FakeContext }[] = [];
let lines: string[] = [];
let now = 0;

/** Stub of Remix: writes everything about the request into the page, so tests detect any leak. */
async function handle(request: Request, given: unknown): Promise<Response> {
  const context = given as FakeContext;
  seen.push({ request, context });
  const { pathname, search } = new URL(request.url);
  const { requestScope } = context;
  if (pathname.startsWith("/ends")) context.expired = "anonymous";
  if (search === "?on") return new Response(null, { status: 303, headers: { location: "/cart" } });
  if (search === "?anew") context.setCookies = ["ct-auth=new"];
  context.scopes.push(pathname === "/cart" || pathname === "/liar" || request.method === "POST" ? "private" : "public");
  if (pathname === "/half") context.degraded = true;
  // Late in the same cases as the app's pages: unless the document may wait.
  if (pathname === "/slow") context.late = requestScope.beginsAt !== undefined;
  if (pathname === "/broken")
    return new Response("<h1>fault</h1>", { status: 500, headers: { "content-type": "text/html" } });
  if (pathname === "/cookie") context.setCookies = ["ct-cart=sealed"];
  if (pathname === "/moved") return new Response(null, { status: 302, headers: { location: "/browse" } });
  const about = [
    requestScope.market.country,
    requestScope.market.language,
    requestScope.visitor.kind,
    requestScope.cookieHeader,
    requestScope.clientAddress,
    ...request.headers,
  ].join("|");
  const html = `<html><head></head><body>${pathname}${search} ${about} ${seen.length} ${edgeSlotOpen("basket-count")}(0)${edgeSlotClose("basket-count")}${edgeSlotOpen("account-links")}sign in${edgeSlotClose("account-links")}${edgeSlotOpen("toast")}${edgeSlotClose("toast")}<script nonce="${requestScope.nonce}">run()</script></body></html>`;
  const body = new ReadableStream({
    async pull(controller) {
      if (pathname === "/late") context.degraded = true;
      controller.enqueue(new TextEncoder().encode(html));
      controller.close();
    },
  });
  const isPage = !/\.data|\/api\//.test(request.url);
  return new Response(body, {
    headers: {
      "content-type": isPage ? "text/html; charset=utf-8" : "text/x-script",
      ...(isPage && { link: "</styles.css>; rel=preload; as=style" }),
    },
  });
}

const openSite = (overrides: Partial<Site> = {}) => openTestSite(routes, handle, overrides);

let site = openSite();

async function visit(path: string, cookie = "", init: RequestInit & { headers?: Record<string, string> } = {}) {
  const ctx = executionContext();
  const headers = { "cf-connecting-ip": "203.0.113.9", ...init.headers, ...(cookie && { cookie }) };
  const response = await answer(site, new Request(origin + path, { ...init, headers }), ctx);
  const text = await response.text();
  await ctx.idle();
  return { response, text, header: (name: string) => response.headers.get(name) ?? "" };
}

beforeEach(() => {
  seen = [];
  lines = [];
  now = Date.UTC(2030, 0, 1);
  vi.spyOn(Date, "now").mockImplementation(() => now);
  for (const level of ["log", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => {
      lines.push(...text.split("\n"));
    });
  }
  site = openSite();
});

const lastLine = () => JSON.parse(lines.at(-1) ?? "{}");
const secret = "who=basket; tracking=secret-of-mine";

describe("the canonical address of a page", () => {
  it("is reached by a permanent redirect with the query, except for data and forms", async () => {
    for (const [path, to] of [
      ["/browse/?q=akt", "/browse?q=akt"],
      ["/BROWSE?q=Akt", "/browse?q=Akt"],
    ] as const) {
      const { response, header } = await visit(path);
      expect([response.status, header("location")]).toEqual([301, origin + to]);
    }
    expect(seen).toEqual([]);
    const headers = { origin, "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    await visit("/CART", "", { method: "POST", headers, body: "a=1" });
    expect(seen.map(({ request }) => request.method)).toEqual(["POST"]);
  });

  it("does not apply to missing files", async () => {
    const { response, text } = await visit("/nothing/here.png", "", { headers: { accept: "image/*" } });
    expect([response.status, response.headers.get("content-type"), seen]).toEqual([
      404,
      "text/plain; charset=utf-8",
      [],
    ]);
    expect(text.length).toBeLessThan(200);
  });
});

describe("cookies of the session", () => {
  const visitWith = async (address: string, demo: boolean) => {
    const settings = edgeSettings();
    const { origin: current } = new URL(address);
    const app = fakeApp({
      ...settings,
      demo,
      hosts: [new URL(address).host],
      origins: { ...settings.origins, current },
    });
    const cookie = "ct-cart=sealed; Path=/; HttpOnly; Secure; SameSite=Strict";
    const site = openSite({
      app: { ...app, visitor: () => ({ ...anonymousVisitor, setCookies: [cookie] }) },
    });
    const answered = await answer(site, new Request(address), executionContext());
    return answered.headers.getSetCookie();
  };

  it("A-TOKEN-12: are Secure, except on a demonstration machine's local names", async () => {
    const [secure, plain] = [/; Secure;/, /^ct-cart=sealed; Path=\/; HttpOnly; SameSite=Strict$/];
    expect(await visitWith("http://localhost:8787/", true)).toEqual([expect.stringMatching(plain)]);
    expect(await visitWith("http://localhost:8787/", false)).toEqual([expect.stringMatching(secure)]);
    expect(await visitWith("http://shop.test/", true)).toEqual([expect.stringMatching(secure)]);
    expect(await visitWith("https://shop.test/", false)).toEqual([expect.stringMatching(secure)]);
  });
});

describe("a preview in the frame of the content's editor", () => {
  it("C-CMSQ-21: passes the session's hash to the app and lets only that site frame the page; visitors get neither", async () => {
    const frames = ["https://cms.example"];
    const app = fakeApp(edgeSettings());
    const opened = async (visitor: Visitor) => {
      const request = new Request(`${origin}/cart?live_preview=7f3a`);
      const { headers } = await answer(
        openSite({ app: { ...app, visitor: () => visitor } }),
        request,
        executionContext(),
      );
      const [, ancestors = ""] = /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "") ?? [];
      return [seen.at(-1)?.context.requestScope.livePreview, ancestors];
    };
    expect(await opened({ ...anonymousVisitor, kind: "preview", frames })).toEqual(["7f3a", "https://cms.example"]);
    expect(await opened(anonymousVisitor)).toEqual([undefined, "'none'"]);
  });
});

describe("pages in the store", () => {
  it.each([
    ["/", "", "kept"],
    ["/", "who=basket", "kept"],
    ["/", "who=customer", "kept"],
    ["/", "who=punchout", "kept"],
    ["/", "who=preview", "not kept"],
    ["/browse?q=akt", "", "kept"],
    ["/browse.data?q=akt", "", "kept"],
    ["/cart", "", "not kept"],
    ["/cart", "who=basket", "not kept"],
    ["/half", "", "not kept"],
    ["/late", "", "not kept"],
    ["/broken", "", "not kept"],
    ["/cookie", "", "not kept"],
    ["/liar", "", "not kept"],
    ["/moved", "", "not kept"],
    ["/api/list", "", "not kept"],
    ["/nowhere", "", "not kept"],
  ])("%s for %s: %s", async (path, cookie, expected) => {
    await visit(path, cookie);
    await visit(path, cookie);
    expect(seen.length).toBe(expected === "kept" ? 1 : 2);
  });

  it("never serves a form from the store", async () => {
    await visit("/");
    await visit("/", "", { method: "POST", headers: { origin }, body: "a=1" });
    expect(seen.length).toBe(2);
    expect(seen[1]?.request.method).toBe("POST");
  });
});

describe("a public page", () => {
  it("is rendered without cookie, header, address or tracking of the first visitor", async () => {
    const first = await visit("/browse?q=akt&utm_source=mine", secret, {
      headers: { "user-agent": "mine/1", "accept-language": "de" },
    });
    for (const mine of ["secret", "basket;", "203.0.113", "mine", "de|"]) expect(first.text).not.toContain(mine);
    expect(seen[0]?.request.url).toBe(`${origin}/browse?q=akt`);
    const second = await visit("/browse?q=akt");
    expect(seen.length).toBe(1);
    expect(second.text).toContain("/browse?q=akt US|en|visitor");
    expect(second.text).toContain("(0)sign in<script>");
  });

  it("shows each visitor's own slots from the same stored page", async () => {
    await visit("/", "country=AT");
    const [anonymousVisitor, basket, customer] = [
      await visit("/", "country=AT"),
      await visit("/", "country=AT; who=basket"),
      await visit("/", "who=customer"),
    ];
    expect(seen.length).toBe(1);
    expect(anonymousVisitor.text).toContain("(0)sign in");
    expect(basket.text).toContain("(3)sign in");
    expect(customer.text).toContain('(7)<a href="/account">Account AT</a>');
    expect([anonymousVisitor, basket, customer].map(({ header }) => header("cache-control"))).toEqual([
      "private, no-cache",
      "private, no-store",
      "private, no-store",
    ]);
  });

  it("W40: is separate for another country, language or cohort", async () => {
    for (const cookie of ["", "country=FR", "country=DE", "language=jp"]) await visit("/browse", cookie);
    expect(seen.length).toBe(4);
    for (const cookie of ["", "language=jp"]) await visit("/", cookie);
    expect(seen.length).toBe(5);
  });

  it("fills its slots while it is rendered too", async () => {
    expect((await visit("/", "who=basket")).text).toContain("(3)sign in");
    expect((await visit("/")).text).toContain("(0)sign in");
  });

  it("shows an ended session once and clears its cookies", async () => {
    await visit("/");
    const expired = await visit("/", "who=expired");
    expect(expired.text).toContain("<dialog>expired</dialog>");
    expect(expired.response.headers.getSetCookie()).toEqual(["ct-auth=; Max-Age=0"]);
    expect(expired.header("cache-control")).toBe("private, no-store");
    expect((await visit("/")).text).not.toContain("expired");
  });
});

describe("a session that ends", () => {
  it("A-TOKEN-16: during a page is reported on that page and not again", async () => {
    const ended = await visit("/ends", "who=customer");
    expect(ended.text).toContain("<dialog>expired</dialog>");
    expect(ended.text).toContain("sign in");
    expect(ended.response.headers.getSetCookie()).toEqual([]);
  });

  it.each(["/ends?on", "/ends.data"])("A-TOKEN-16: during %s is reported by the next document", async (path) => {
    const { response } = await visit(path, "who=customer");
    expect(response.headers.getSetCookie()).toEqual(["ct-notice=anonymous"]);
  });

  it("A-TOKEN-17: is not lost in a response that nobody reads", async () => {
    for (const path of ["/browse.data", "/api/list", "/moved"]) {
      expect((await visit(path, "who=expired")).response.headers.getSetCookie()).toEqual([]);
    }
    expect((await visit("/", "who=expired", { method: "HEAD" })).response.headers.getSetCookie()).toEqual([]);
    expect((await visit("/", "who=expired")).response.headers.getSetCookie()).toEqual(["ct-auth=; Max-Age=0"]);
  });

  it("A-TOKEN-17: keeps a session that the page started in the same request", async () => {
    const { response } = await visit("/cart?anew", "who=expired");
    expect(response.headers.getSetCookie()).toEqual(["ct-auth=new"]);
  });
});

describe("a private page", () => {
  it("sees the visitor's request without forged proxy headers", async () => {
    await visit("/cart", "who=basket", { headers: { "x-forwarded-host": "evil.test", "user-agent": "mine/1" } });
    expect(seen[0]?.request.headers.get("user-agent")).toBe("mine/1");
    expect(seen[0]?.request.headers.get("x-forwarded-host")).toBeNull();
    expect(seen[0]?.context.requestScope).toMatchObject({ cookieHeader: "who=basket", clientAddress: "203.0.113.9" });
  });
});

describe("an aging page", () => {
  it("is served slightly stale and renewed in the background", async () => {
    await visit("/");
    now += pageLife.freshMs;
    expect((await visit("/")).text).toContain(" 1 (0)");
    expect(seen.length).toBe(2);
    expect(seen[1]?.context.requestScope.visitor.kind).toBe("visitor");
    expect((await visit("/")).text).toContain(" 2 (0)");
  });

  it("that began before its data was complete is renewed by the next visit, whose document waits for the data", async () => {
    for (let visits = 0; visits < 2; visits += 1) expect((await visit("/slow")).text).toContain(" 1 (0)");
    expect(seen.map(({ context }) => context.late)).toEqual([true, false]);
    for (let visits = 0; visits < 2; visits += 1) expect((await visit("/slow")).text).toContain(" 2 (0)");
    expect(seen.length).toBe(2);
  });

  it("is logged with the calls and errors of its renewal", async () => {
    await visit("/");
    now += pageLife.freshMs;
    const fails = async () => {
      throw new Error("no page");
    };
    site = { ...site, built: { ...site.built, handle: fails } };
    expect((await visit("/")).response.status).toBe(200);
    expect(lastLine()).toMatchObject({
      cache: "stale",
      status: 200,
      entries: [{ level: "error", label: "stored page not renewed" }],
    });
  });

  it("is not served after new content was published", async () => {
    await visit("/");
    site = { ...site, app: { ...site.app, generation: async () => "1" } };
    expect((await visit("/")).text).toContain(" 2 (0)");
    expect((await visit("/")).text).toContain(" 2 (0)");
  });

  for (const status of [404, 410, 301]) {
    it(`is removed if its renewal returns ${status}`, async () => {
      await visit("/");
      now += pageLife.freshMs;
      const { handle: render } = site.built;
      const gone = async (request: Request, context: unknown) => {
        await render(request, context);
        const headers = { "content-type": "text/html", ...(status === 301 && { location: "/browse" }) };
        return new Response(status === 301 ? null : "gone", { status, headers });
      };
      site = { ...site, built: { ...site.built, handle: gone } };
      expect((await visit("/")).response.status).toBe(200);
      expect((await visit("/")).response.status).toBe(status);
      // It stays removed if the service fails afterwards.
      site = { ...site, built: { ...site.built, handle: async () => new Response("fault", { status: 500 }) } };
      expect((await visit("/")).response.status).toBe(500);
    });
  }

  it("is not used if an operator has disabled the store", async () => {
    site = { ...site, app: { ...site.app, settings: { ...site.app.settings, storesPages: false } } };
    await visit("/");
    expect((await visit("/")).text).toContain(" 2 (0)");
    expect(lastLine()).toMatchObject({ cache: "none", status: 200 });
  });

  it("is rendered before the response if it is old", async () => {
    await visit("/");
    now += pageLife.staleMs;
    expect((await visit("/")).text).toContain(" 2 (0)");
  });

  it("is served as a fallback if rendering fails", async () => {
    await visit("/");
    now += pageLife.staleMs;
    site = { ...site, built: { ...site.built, handle: async () => new Response("fault", { status: 500 }) } };
    const kept = await visit("/");
    expect(kept.response.status).toBe(200);
    expect(kept.text).toContain(" 1 (0)");
    expect(lastLine()).toMatchObject({ cache: "kept", status: 200 });
    now += pageLife.keptMs;
    expect((await visit("/")).response.status).toBe(500);
  });
});

describe("responses", () => {
  it("list the allowed methods with 405", async () => {
    const refused = async () => new Response("no", { status: 405, headers: { "content-type": "text/html" } });
    site = { ...site, built: { ...site.built, handle: refused } };
    const form = { method: "POST", headers: { origin }, body: "a=1" };
    expect((await visit("/browse", "", form)).header("allow")).toBe("GET, HEAD");
    expect((await visit("/api/list")).header("allow")).toBe("POST");
    const asData = async () =>
      new Response("Unexpected Server Error", { status: 405, headers: { "content-type": "text/plain" } });
    site = { ...site, built: { ...site.built, handle: asData } };
    expect((await visit("/api/list")).text).toMatch(
      /^This address does not accept this method\.\nReference: [0-9a-f-]{36}\n$/,
    );
  });

  it("get a text and the request id if the app sends no body, as a page or as plain text", async () => {
    const answering = (status: number) => {
      const answer = async () => new Response(null, { status, headers: { "retry-after": "600" } });
      site = { ...site, built: { ...site.built, handle: answer } };
    };
    answering(503);
    const feed = await visit("/api/list");
    expect(feed.text).toMatch(/^This cannot be shown at the moment[^\n]*\nReference: [0-9a-f-]{36}\n$/);
    expect(feed.text).toContain(feed.header("x-request-id") ?? "no id");
    expect(feed.header("retry-after")).toBe("600");
    const page = await visit("/api/list", "", { headers: { accept: "text/html" } });
    expect(page.text).toContain(`<code>${page.header("x-request-id")}</code>`);
    expect((await visit("/browse.data")).text).toBe("");
    answering(404);
    expect((await visit("/api/list")).text).toMatch(/^Not found\.\nReference: /);
    answering(204);
    expect((await visit("/api/list")).text).toBe("");
  });

  it("always carry the same security headers", async () => {
    const answers = [
      await visit("/"),
      await visit("/"),
      await visit("/broken"),
      await visit("/moved"),
      await visit("/browse.data"),
      await visit("/%"),
      await visit("/x", "", { method: "PUT" }),
    ];
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 500, 302, 200, 400, 405]);
    for (const { header } of answers) {
      expect(header("content-security-policy")).toContain("script-src 'self'");
      expect(header("strict-transport-security")).toContain("max-age");
      expect(header("x-content-type-options")).toBe("nosniff");
      expect(header("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("allow inline scripts by nonce when fresh and by hash when stored", async () => {
    const fresh = await visit("/");
    const nonce = /nonce="([\w-]+)"/.exec(fresh.text)?.[1];
    expect(fresh.header("content-security-policy")).toContain(`'nonce-${nonce}'`);
    const stored = await visit("/");
    expect(stored.text).toContain("<script>run()</script>");
    expect(stored.header("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(stored.header("content-security-policy")).not.toContain("nonce");
    // Other responses have no scripts, and HTTP/2 does not send equal headers again.
    const others = [await visit("/moved"), await visit("/cart?on")];
    expect(new Set(others.map(({ header }) => header("content-security-policy"))).size).toBe(1);
  });

  it("list early hints, fresh and stored", async () => {
    for (const { header } of [await visit("/"), await visit("/")]) {
      expect(header("link")).toBe("</styles.css>; rel=preload; as=style");
    }
  });

  it("may be compressed by a proxy, but not while they render if that would buffer them", async () => {
    expect((await visit("/")).header("content-encoding")).toBe("");
    site = openSite({ plainStreams: true });
    expect((await visit("/")).header("content-encoding")).toBe("identity");
    expect((await visit("/")).header("content-encoding")).toBe("");
  });

  it("to HEAD have headers and no body, stored or not", async () => {
    for (const path of ["/", "/", "/cart"]) {
      const { response, text } = await visit(path, "", { method: "HEAD" });
      expect([response.status, text]).toEqual([200, ""]);
    }
  });

  it("are 304 if the browser has the page, unless its content changed", async () => {
    await visit("/");
    const etag = (await visit("/")).header("etag");
    for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`, "*"])
      expect((await visit("/", "", { headers: { "if-none-match": tag } })).response.status, tag).toBe(304);
    expect((await visit("/", "", { headers: { "if-none-match": '"other"' } })).response.status).toBe(200);
    expect((await visit("/", "who=basket", { headers: { "if-none-match": etag } })).response.status).toBe(200);
  });

  it("offer a return path for browsers that no longer run scripts", async () => {
    expect((await visit("/?x=1", "js=1")).text).toContain('content="0; url=/api/no-scripts?goto=%2F%3Fx%3D1"');
    const { response } = await visit("/api/no-scripts?goto=//evil.test");
    expect([response.status, response.headers.get("location"), response.headers.get("set-cookie")]).toEqual([
      302,
      `${origin}/`,
      "js=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  it("are a 500 with a reference after a pipeline error, which is logged", async () => {
    site = { ...site, built: { ...site.built, handle: () => Promise.reject(new Error("boom")) } };
    const { response, text } = await visit("/cart");
    expect(response.status).toBe(500);
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(text).not.toContain("boom");
    expect(lastLine()).toMatchObject({ status: 500, entries: [{ level: "error", label: "pipeline failed" }] });
  });
});

describe("a refusal", () => {
  it.each([
    ["global", "The address is not well-formed.", "Reference: "],
    ["jp", "URLの形式が正しくありません。", "お問い合わせ番号："],
    ["cn", "网址格式不正确。", "参考编号："],
  ] as const)("says why, and which request it was, in the language of %s", async (region, reason, label) => {
    const settings = edgeSettings(region);
    site = openSite({ app: fakeApp(settings), headers: createHeaderWriter(settings) });
    const ctx = executionContext();
    const response = await answer(site, new Request(`${settings.origins.current}/%`), ctx);
    const id = response.headers.get("x-request-id");
    expect(await response.text()).toBe(`${reason}\n${label}${id}\n`);
    expect(response.headers.get("server-timing")).toContain(`trace;desc=${id}`);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it.each([
    ["global", "language=jp", "ja-jp", "URLの形式が正しくありません。", "ホームに戻る"],
    ["global", "language=<script>", "en", "The address is not well-formed.", "Go to the home page"],
    ["cn", "language=jp", "zh-cn", "网址格式不正确。", "返回首页"],
  ] as const)(
    "is a page for whoever reads one, in the language of %s with %s",
    async (region, cookie, lang, reason, home) => {
      const settings = edgeSettings(region);
      site = openSite({ app: fakeApp(settings), headers: createHeaderWriter(settings) });
      site = { ...site, built: { ...site.built, styles: ["/assets/styles.css"] } };
      const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", cookie };
      const response = await answer(
        site,
        new Request(`${settings.origins.current}/%`, { headers }),
        executionContext(),
      );
      const text = await response.text();
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(text).toMatch(new RegExp(`<html lang="${lang}[^>]*>`));
      expect(text).toContain(`<title>${reason} | Benchside</title><link rel="stylesheet" href="/assets/styles.css">`);
      expect(text).toContain(`<h1>${reason}</h1>`);
      expect(text).toContain(`<code>${response.headers.get("x-request-id")}</code>`);
      expect(text).toContain(`<a href="/">${home}</a>`);
      expect(text).not.toContain("<script");
    },
  );

  it.each(Object.entries(refusalTexts))("%s has a text in each language", (_reason, texts) => {
    expect(new Set(Object.values(texts)).size).toBe(3);
    expect(texts.jp).toMatch(/。$/);
    expect(texts.cn).toMatch(/。$/);
  });
});

describe("oversized forms", () => {
  const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
    visit("/cart", "", { method: "POST", headers: { origin, ...headers }, body, duplex: "half" } as RequestInit & {
      headers: Record<string, string>;
    });

  it("get a text if they have too many fields, before they are parsed", async () => {
    const fields = new URLSearchParams(Array.from({ length: 2001 }, (_, index) => [`f${index}`, ""]));
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    for (const body of [fields, form]) {
      const refused = await sent(body);
      expect([refused.response.status, refused.text]).toEqual([
        413,
        expect.stringMatching(/^The form has too many fields/),
      ]);
    }
    expect(seen).toEqual([]);
    expect((await sent(new URLSearchParams("a=1&b=2"))).response.status).toBe(200);
  });

  it("are refused when they exceed the limit, after reading to the end", async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536));
        pulled += 1;
        if (pulled === 40) controller.close();
      },
    });
    const refused = await sent(body);
    expect([refused.response.status, refused.text]).toEqual([413, expect.stringMatching(/^The request is too large/)]);
    expect(pulled).toBe(40);
  });

  it("are refused if they are incomplete", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect((await sent(body)).response.status).toBe(400);
  });
});

describe("overload", () => {
  const full = { enter: async () => null, enterAtOnce: () => null, isFull: () => true };

  it("refuses pages with a text and a link to the same address", async () => {
    site = openSite({ admission: full });
    const { response, text, header } = await visit("/browse?q=akt", "language=cn", {
      headers: { accept: "text/html" },
    });
    expect(response.status).toBe(503);
    expect(header("retry-after")).toBe("5");
    expect(header("cache-control")).toBe("no-store");
    expect(text).toContain(`<h1>${refusalTexts.busy.cn}</h1>`);
    expect(text).toContain('<a href="">重试</a>');
    expect(seen).toEqual([]);
  });

  it("refuses with JSON on request, and does not offer to resend a form", async () => {
    site = openSite({ admission: full });
    const asked = await visit("/api/list", "", { headers: { accept: "application/json" } });
    expect(asked.header("content-type")).toBe("application/json; charset=utf-8");
    expect(JSON.parse(asked.text)).toEqual({
      error: { code: "busy", message: refusalTexts.busy.en, reference: asked.header("x-request-id") },
    });
    const form = await visit("/cart", "", { method: "POST", headers: { origin, accept: "text/html" }, body: "a=1" });
    expect(form.response.status).toBe(503);
    expect(form.text).toContain(refusalTexts["busy-form"].en);
    expect(form.text).not.toContain('href=""');
  });

  it("still serves stored pages, even old ones, without renewing them", async () => {
    await visit("/");
    site = { ...site, admission: full };
    for (const age of [0, pageLife.freshMs, pageLife.staleMs]) {
      now += age;
      expect((await visit("/")).response.status).toBe(200);
    }
    expect(seen.length).toBe(1);
    expect(lastLine()).toMatchObject({ cache: "kept" });
  });

  it("admits requests by kind and releases their permit when the page was sent", async () => {
    const kinds: string[] = [];
    let taken = 0;
    const enterAtOnce = (kind: string) => {
      kinds.push(kind);
      taken += 1;
      return { release: () => (taken -= 1) };
    };
    site = openSite({ admission: { enterAtOnce, enter: async (kind) => enterAtOnce(kind), isFull: () => false } });
    await visit("/");
    await visit("/");
    await visit("/cart");
    now += pageLife.freshMs;
    await visit("/");
    expect(kinds).toEqual(["page", "basket", "renewal"]);
    expect(taken).toBe(0);
  });
});

describe("override ids", () => {
  it("C-FLAG-05, C-FLAG-07: are stored in a cookie for 7200 s if known, and only removed otherwise", async () => {
    const good = await visit("/browse?q=akt&ff-test=good");
    expect([good.response.status, good.header("location"), good.header("set-cookie")]).toEqual([
      302,
      `${origin}/browse?q=akt`,
      "ff-test=good; Max-Age=7200",
    ]);
    const other = await visit("/?ff-test=forged");
    expect([other.response.status, other.header("location"), other.header("set-cookie")]).toEqual([
      302,
      `${origin}/`,
      "",
    ]);
  });
});

describe("limits and log", () => {
  it("the coarse limit counts work, not stored pages", async () => {
    let left = 2;
    site = openSite({ limiter: { limit: async () => ({ success: left-- > 0 }) } });
    const statuses = [];
    for (const path of ["/", "/", "/", "/cart", "/cart", "/"]) statuses.push((await visit(path)).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
  });

  it("the coarse limit counts all addresses of a network together", async () => {
    const keys: string[] = [];
    site = openSite({
      limiter: {
        limit: async ({ key }: { key: string }) => {
          keys.push(key);
          return { success: true };
        },
      },
    });
    for (const address of ["2001:db8:0:7::1", "2001:db8:0:7:9::2", "203.0.113.9"])
      await visit("/cart", "", { headers: { "cf-connecting-ip": address } });
    expect(keys).toEqual(["2001:db8:0:7::/64", "2001:db8:0:7::/64", "203.0.113.9"]);
  });

  it("every request writes one line, without query, cookies or address", async () => {
    await visit("/browse?q=private-words", "who=customer; ct-auth=0a1b2c3d.sealedsealedsealedsealedsealed");
    expect(lines.length).toBe(1);
    expect(lastLine()).toMatchObject({
      kind: "request",
      region: "global",
      method: "GET",
      path: "/browse",
      pattern: "/browse",
      status: 200,
      cache: "miss",
      visitor: "customer",
      country: "AT",
      language: "en",
      visit: "visit-of-a-day",
    });
    expect(lines[0]).not.toMatch(/private-words|sealed|203\.0\.113/);
  });

  it("a call that outlasts the response is logged with its outcome", async () => {
    const call = { name: "content", service: "content", method: "POST", host: "content.test", path: "/graphql" };
    const entry = { ...call, startedMs: 0, ms: null as number | null, status: null as number | null };
    site = openSite({
      built: {
        ...site.built,
        handle: async (request, given) => {
          const { record } = (given as FakeContext).requestScope;
          record.upstream.push(Object.assign(entry, { source: "stale", attempts: 1 }));
          const running: Promise<unknown> = Promise.resolve().then(() => {
            Object.assign(entry, { ms: 40, status: 503 });
            record.underWay.delete(running);
          });
          record.underWay.add(running);
          return handle(request, given);
        },
      },
    });
    await visit("/cart");
    expect(lastLine().upstream).toEqual([{ ...entry, ms: 40, status: 503 }]);
  });

  it("a secret in an address is shortened in the log, for pages and data, found or not", async () => {
    const design = "mzxw6ytboi2gk3dpnzzxk4tfmy";
    for (const path of [`/products/signalstar/design/${design}/pdf`, `/design/${design}.data`, `/${design}`])
      await visit(path);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).not.toContain(design);
      expect(line).toContain(tokenTail(design));
    }
    await visit("/products/4060S/immunohistochemistry-protocols/W262523831106");
    expect(lastLine().path).toBe("/products/4060S/immunohistochemistry-protocols/W262523831106");
  });
});
