/** Figures from the storefront's own origin: which addresses are asked for, what is kept, what is said of the rest. */
import type { RequestRecord } from "@domain/http/edge-app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { figureFileOf, serveFigure } from "./figure-file";

/** The Cache API as the runtime has it: by address, without `Vary`. */
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

const file = { account: "benchside-demo", id: "4060-1-abc", variant: "2X" } as const;
async function ask(headers: Record<string, string> = {}, method = "GET") {
  const request = new Request("http://shop.test/figures/benchside-demo/4060-1-abc/2X", { method, headers });
  const response = await serveFigure(request, file, {
    url: "http://images.test/images",
    cache: memory.cache,
    waitUntil: (work) => void waiting.push(work),
    record,
  });
  const text = await response.text();
  await Promise.all(waiting);
  return { status: response.status, text, header: (name: string) => response.headers.get(name) };
}

describe("addresses of figures", () => {
  it.each([
    "/figures/benchside-demo/4060-1-abc/public",
    "/figures/benchside-demo/4060-1-abc/thumbnail",
    "/figures/a/abc/6X",
  ])("%s may be one", (path) => {
    expect(figureFileOf(path)).not.toBeNull();
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
  ])("%s is none", (path) => {
    expect(figureFileOf(path)).toBeNull();
  });
});

describe("a figure", () => {
  it("comes from the image service once, and from the data centre then, with headers of its own", async () => {
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

  it("tells the image service nothing of the visitor but the newest format that the browser takes", async () => {
    await ask({ accept: "image/avif,image/webp,*/*", cookie: "who=customer", authorization: "Bearer secret" });
    await ask({ accept: "image/webp,*/*" });
    await ask({ accept: "image/avif,image/webp,*/*" });
    expect(asked.map(({ headers }) => [...headers])).toEqual([
      [["accept", "image/avif,image/*;q=0.8"]],
      [["accept", "image/webp,image/*;q=0.8"]],
    ]);
  });

  it("that the browser has is not sent again; a HEAD has no body", async () => {
    await ask();
    expect(await ask({ "if-none-match": 'W/"drawn", "other"' })).toMatchObject({ status: 304, text: "" });
    expect(await ask({ "if-none-match": '"other"' })).toMatchObject({ status: 200 });
    expect(await ask({}, "HEAD")).toMatchObject({ status: 200, text: "" });
  });

  it("that is looked at first by a HEAD is kept whole", async () => {
    await ask({}, "HEAD");
    expect(await ask()).toMatchObject({ status: 200, text: "<svg/>" });
    expect(asked).toHaveLength(1);
  });

  it("that there is not is 404, kept nowhere", async () => {
    service = () => new Response("no such figure", { status: 404 });
    expect(await ask()).toMatchObject({ status: 404 });
    expect((await ask()).header("cache-control")).toBe("no-store");
    expect([asked.length, memory.kept.size]).toEqual([2, 0]);
  });

  it("is asked for again later while the service fails", async () => {
    for (const fails of [
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
    expect(record.upstream.map(({ status }) => status)).toEqual([500, "unreachable"]);
    service = drawn;
    expect(await ask()).toMatchObject({ status: 200 });
  });
});
