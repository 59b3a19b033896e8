/** Figures on the storefront's own origin: valid addresses, caching and errors. */
import type { RequestRecord } from "@domain/http/edge-app";
import { traceparent } from "@domain/http/trace/trace-context";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageFileOf, serveImage } from "./image-file";

/** The Cache API as in the runtime: keyed by address, ignoring `Vary`. */
function memoryCache() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => {
      kept.set(key, new Response(await response.arrayBuffer(), response));
    },
  };
  return { kept, cache: cache as unknown as Cache };
}

let asked: Request[];
let service: (request: Request) => Response | Promise<Response>;
let waiting: Promise<unknown>[];
let record: RequestRecord;
let memory: ReturnType<typeof memoryCache>;

const drawn = () =>
  new Response("<svg/>", {
    headers: {
      "content-type": "image/svg+xml",
      etag: '"drawn"',
      "cache-control": "public, max-age=31536000, immutable",
      "set-cookie": "a=1",
      server: "a server",
    },
  });

beforeEach(() => {
  asked = [];
  waiting = [];
  record = { entries: [], upstream: [], underWay: new Set() };
  memory = memoryCache();
  service = drawn;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const request = new Request(address, init);
    asked.push(request);
    return service(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const requestId = "01a215eb-2cc7-732a-b183-d51628bfad14";
const file = { kind: "figure", path: "/benchside-demo/4060-1-abc/2X" } as const;
async function ask(headers: Record<string, string> = {}, method = "GET") {
  const request = new Request("http://shop.test/figures/benchside-demo/4060-1-abc/2X", { method, headers });
  const response = await serveImage(request, file, {
    url: "http://images.test/images",
    cache: memory.cache,
    waitUntil: (work) => void waiting.push(work),
    record,
    requestId,
  });
  const text = await response.text();
  await Promise.all(waiting);
  return { status: response.status, text, header: (name: string) => response.headers.get(name) };
}

describe("figure addresses", () => {
  it.each([
    "/figures/benchside-demo/4060-1-abc/public",
    "/figures/benchside-demo/4060-1-abc/thumbnail",
    "/figures/a/abc/6X",
  ])("%s is valid", (path) => {
    expect(imageFileOf(path)).not.toBeNull();
  });

  it.each([
    "/figures",
    "/figures/benchside-demo/4060-1-abc",
    "/figures/benchside-demo/4060-1-abc/3X",
    "/figures/benchside-demo/4060-1-abc/2x",
    "/figures/benchside-demo/../_admin/2X",
    "/figures/_admin/figures/2X",
    "/figures/benchside-demo/_admin/2X",
    "/figures/benchside-demo/4060%2F1/2X",
    "/figures/benchside-demo/4060-1-abc/2X/",
    "/images/benchside-demo/4060-1-abc/2X",
    `/figures/benchside-demo/${"a".repeat(200)}/2X`,
  ])("%s is invalid", (path) => {
    expect(imageFileOf(path)).toBeNull();
  });
});

describe("picture addresses", () => {
  it.each([
    "/pictures/drawing-hero/en-us/1/hero.svg",
    "/pictures/blt1/a%20b%E6%96%87.PNG",
    "/pictures/v3/assets/blt0/blt1/f00/A_b-c.d(1).jpeg",
  ])("%s is valid", (path) => {
    expect(imageFileOf(path)).toEqual({ kind: "picture", path: path.slice("/pictures".length) });
  });

  it.each([
    "/pictures",
    "/pictures/",
    "/pictures/a/..%2F_admin.png",
    "/pictures/a/../b.png",
    "/pictures/a/.../b.png",
    "/pictures/a//b.png",
    "/pictures/a/b.pdf",
    "/pictures/a/b.png/",
    "/pictures/a%5Cb.png",
    "/pictures/a%zz.png",
    `/pictures/${"a/".repeat(9)}b.png`,
    `/pictures/${"a".repeat(600)}.png`,
  ])("%s is invalid", (path) => {
    expect(imageFileOf(path)).toBeNull();
  });
});

describe("an editor's picture", () => {
  const source = () => ({
    ...{ url: "http://content.test/assets", cache: memory.cache, record },
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    requestId,
  });
  const picture = { kind: "picture", path: "/drawing-hero/en-us/1/hero.svg" } as const;
  const get = (url = source().url) =>
    serveImage(new Request("http://shop.test/", { headers: { accept: "image/avif" } }), picture, { ...source(), url });

  it("is fetched from the content system once, whatever formats the browser accepts", async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await get();
      expect([answer.status, answer.headers.get("content-security-policy")]).toEqual([
        200,
        expect.stringContaining("sandbox"),
      ]);
      await answer.text();
      await Promise.all(waiting);
    }
    expect(asked.map(({ url, headers }) => [url, headers.get("accept")])).toEqual([
      ["http://content.test/assets/drawing-hero/en-us/1/hero.svg", "image/*"],
    ]);
    expect(record.upstream).toMatchObject([{ name: "picture-files", service: "content", status: 200 }]);
  });

  it("is a 404 if browsers load pictures elsewhere, or if the file is not an image", async () => {
    expect((await get("")).status).toBe(404);
    service = () => new Response("<script>", { headers: { "content-type": "text/html" } });
    expect((await get()).status).toBe(404);
    expect(asked).toHaveLength(1);
  });
});

describe("a figure", () => {
  it("is fetched from the image service once, then served from the data center with its own headers", async () => {
    const first = await ask();
    const second = await ask();
    expect(asked.map(({ url }) => url)).toEqual(["http://images.test/images/benchside-demo/4060-1-abc/2X"]);
    for (const answer of [first, second]) {
      expect([answer.status, answer.text]).toEqual([200, "<svg/>"]);
      expect(answer.header("content-type")).toBe("image/svg+xml");
      expect(answer.header("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.header("content-security-policy")).toContain("sandbox");
      expect(answer.header("x-content-type-options")).toBe("nosniff");
      expect(answer.header("cross-origin-resource-policy")).toBe("cross-origin");
      expect([answer.header("set-cookie"), answer.header("server")]).toEqual([null, null]);
    }
    expect(record.upstream).toMatchObject([{ name: "figure-files", service: "images", status: 200, attempts: 1 }]);
  });

  it("sends the image service nothing of the visitor but the newest format that the browser accepts", async () => {
    await ask({ accept: "image/avif,image/webp,*/*", cookie: "who=customer", authorization: "Bearer secret" });
    await ask({ accept: "image/webp,*/*" });
    await ask({ accept: "image/avif,image/webp,*/*" });
    expect(asked.map(({ headers }) => [...headers])).toEqual([
      [
        ["accept", "image/avif,image/*;q=0.8"],
        ["traceparent", traceparent(requestId, 1)],
      ],
      [
        ["accept", "image/webp,image/*;q=0.8"],
        ["traceparent", traceparent(requestId, 2)],
      ],
    ]);
  });

  it("is answered with 304 if unchanged, and without a body for HEAD", async () => {
    await ask();
    expect(await ask({ "if-none-match": 'W/"drawn", "other"' })).toMatchObject({ status: 304, text: "" });
    expect(await ask({ "if-none-match": '"other"' })).toMatchObject({ status: 200 });
    expect(await ask({}, "HEAD")).toMatchObject({ status: 200, text: "" });
  });

  it("is cached as a whole even if the first request is a HEAD", async () => {
    await ask({}, "HEAD");
    expect(await ask()).toMatchObject({ status: 200, text: "<svg/>" });
    expect(asked).toHaveLength(1);
  });

  it("returns an uncached 404 if it does not exist", async () => {
    service = () => new Response("no such figure", { status: 404 });
    expect(await ask()).toMatchObject({ status: 404 });
    expect((await ask()).header("cache-control")).toBe("no-store");
    expect([asked.length, memory.kept.size]).toEqual([2, 0]);
  });

  it("is requested a second time if a connection breaks or the service fails", async () => {
    for (const fails of [
      () => Promise.reject(new TypeError("disconnected")),
      () => new Response("broken", { status: 500 }),
    ]) {
      memory.kept.clear();
      const replies = [fails, drawn];
      service = () => (replies.shift() ?? drawn)();
      expect(await ask()).toMatchObject({ status: 200, text: "<svg/>" });
    }
    expect(record.upstream.map(({ status, attempts }) => [status, attempts])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });

  it("is requested again later if the service keeps failing", async () => {
    for (const fails of [
      () => new Response("too many", { status: 429 }),
      () => new Response("unknown key", { status: 401 }),
      () => new Response("broken", { status: 500 }),
      () => Promise.reject(new TypeError("refused")),
    ]) {
      service = fails;
      const answer = await ask();
      expect([answer.status, answer.header("retry-after"), answer.header("cache-control")]).toEqual([
        503,
        "5",
        "no-store",
      ]);
    }
    expect(record.upstream.map(({ status }) => status)).toEqual([429, 401, 500, "unreachable"]);
    service = drawn;
    expect(await ask()).toMatchObject({ status: 200 });
  });
});
