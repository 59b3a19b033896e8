import { edgeSlotClose, edgeSlotOpen } from "@domain/edge-slot/markers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { doubled } from "../../../../tests/factories/doubled";
import { executionContext, type FakeContext } from "../../../../tests/factories/edge";
import { openTestSite } from "../../../../tests/factories/edge-site";
import { answer } from "../pipeline";
import { createReplacer } from "./follow-render";
import { headOf, registerRender, textOf } from "./in-flight-renders";

const origin = "http://shop.test";
const loader = Object.assign(() => null, { scope: { kind: "public" as const, axes: [] } });
const routes = Object.fromEntries(
  ["good", "half", "cookie", "liar", "moved", "fault", "breaks"].map((id) => [
    id,
    { id, path: id, module: { default: () => null, loader } },
  ]),
);

/** Finishes the render that waits halfway. */
let goOn = () => {};
let rendered = 0;

/** Stub of Remix: a page in two parts; a test releases the second. */
async function handle(request: Request, given: unknown): Promise<Response> {
  rendered += 1;
  const context = given as FakeContext;
  const { pathname } = new URL(request.url);
  const page = pathname.slice(1);
  context.degraded = page === "half";
  context.scopes.push(page === "liar" ? "private" : "public");
  if (page === "cookie") context.setCookies = ["ct-cart=sealed"];
  if (page === "moved") return new Response(null, { status: 302, headers: { location: "/good" } });
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { nonce } = context.requestScope;
  const parts = [
    `<html><head></head><body>${rendered} ${edgeSlotOpen("basket-count")}(0)${edgeSlotClose("basket-count")}<script nonce="${nonce}">run()</script>`,
    `<p>end</p><script nonce="${nonce}">again()</script></body></html>`,
  ].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts.shift();
      if (parts.length === 0) await waiting;
      if (page === "breaks" && parts.length === 0) return controller.error(new Error("broken"));
      if (part) controller.enqueue(part);
      if (parts.length === 0) controller.close();
    },
  });
  return new Response(body, { status: page === "fault" ? 503 : 200, headers: { "content-type": "text/html" } });
}

let site = openTestSite(routes, handle);
const lines: { cache: string }[] = [];

async function begin(path: string, cookie = "") {
  const ctx = executionContext();
  const response = await answer(site, new Request(origin + path, { headers: cookie ? { cookie } : {} }), ctx);
  const text = response.text().finally(() => ctx.idle());
  // Avoids an unhandled rejection before a test reads the text.
  text.catch(() => {});
  return { response, text };
}

const nonceOf = (text: string) => [...new Set(Array.from(text.matchAll(/ nonce="([^"]+)"/g), ([, nonce]) => nonce))];

beforeEach(() => {
  site = openTestSite(routes, handle);
  rendered = 0;
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((text: string) => {
    lines.push(...text.split("\n").map((line) => JSON.parse(line)));
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe("a page that is being rendered", () => {
  it.each(["/good", "/half", "/fault"])("%s is served to all who request it meanwhile", async (path) => {
    const first = await begin(path);
    const others = await Promise.all(["", "who=basket", "js=1"].map((cookie) => begin(path, cookie)));
    goOn();
    const texts = await Promise.all([first, ...others].map(({ text }) => text));
    expect(rendered).toBe(1);
    expect(texts.map((text) => text.includes("(3)"))).toEqual([false, false, true, false]);
    for (const text of texts) expect(text).toMatch(/^<html><head><\/head><body>1 .*<p>end<\/p>.*<\/body><\/html>$/);
    expect(others.map(({ response }) => response.headers.get("cache-control"))).toEqual([
      "private, no-cache",
      "private, no-store",
      "private, no-cache",
    ]);
    expect(lines.map(({ cache }) => cache).sort()).toEqual(["miss", "shared", "shared", "shared"]);
  });

  it("has a separate nonce for each of them", async () => {
    const answers = [await begin("/good"), await begin("/good"), await begin("/good")];
    goOn();
    const nonces = await Promise.all(answers.map(async ({ text }) => nonceOf(await text)));
    expect(nonces.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(nonces.flat()).size).toBe(3);
    for (const [index, { response }] of answers.entries()) {
      expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonces[index]?.[0]}'`);
    }
    const ids = answers.map(({ response }) => response.headers.get("x-request-id"));
    expect(doubled(ids)).toEqual([]);
  });

  it("is streamed before it is complete", async () => {
    await begin("/half");
    const { response } = await answered("/half");
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain("<body>1 (0)");
    goOn();
    let rest = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      rest += new TextDecoder().decode(part.value);
    }
    expect(rest).toContain("<p>end</p>");
  });

  it("is not shared afterwards if a part is missing", async () => {
    for (const expected of [1, 2]) {
      const { text } = await begin("/half");
      goOn();
      expect(await text).toContain(`<body>${expected} `);
    }
    expect(site.inFlightRenders.size).toBe(0);
  });

  it.each(["/cookie", "/liar"])("%s is never shared", async (path) => {
    const answers = [await begin(path), await begin(path)];
    expect(rendered).toBe(2);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
  });

  it("may be a redirect", async () => {
    const answers = await Promise.all([begin("/moved"), begin("/moved")]);
    expect(rendered).toBe(1);
    expect(answers.map(({ response }) => response.headers.get("location"))).toEqual(["/good", "/good"]);
  });

  it("fails for all of them, and the next request starts a new render", async () => {
    const answers = [await begin("/breaks"), await begin("/breaks")];
    goOn();
    for (const { text } of answers) await expect(text).rejects.toThrow();
    expect(site.inFlightRenders.size).toBe(0);
    await begin("/breaks");
    expect(rendered).toBe(2);
  });

  it("continues when its first visitor leaves", async () => {
    const { response } = await answered("/good");
    const { text } = await begin("/good");
    await response.body?.cancel();
    goOn();
    expect(await text).toContain("<p>end</p>");
  });

  it("is abandoned if its request was cancelled", async () => {
    const { render, unregister } = registerRender(new Map(), "key");
    vi.spyOn(Date, "now").mockReturnValue(render.aliveAt + 10_000);
    expect(await headOf(render)).toBeNull();
    await expect(textOf(render).next()).rejects.toThrow("broke off");
    unregister();
  });
});

async function answered(path: string) {
  const ctx = executionContext();
  return { response: await answer(site, new Request(origin + path), ctx) };
}

describe("the stream replacer", () => {
  it("finds text split across chunks", () => {
    const replacer = createReplacer("abcd", "X");
    const parts = ["1ab", "cd2abc", "3ab", "cdab"];
    expect(parts.map((part) => replacer.push(part)).join("") + replacer.end()).toBe("1X2abc3Xab");
  });
});
