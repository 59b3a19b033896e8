import { describe, expect, it } from "vitest";
import { ageOf, createPageCache, pageLife } from "./page-cache";
import { storePage } from "./stored-page";

/** The data center's cache as a map of addresses. */
function dataCenter() {
  const entries = new Map<string, Response>();
  const cache = {
    match: async (address: string) => entries.get(address)?.clone(),
    put: async (address: string, response: Response) => {
      entries.set(address, response);
    },
  };
  return { entries, cache: cache as unknown as Cache };
}

const page = () =>
  storePage(
    '<!--bs:slot:toast-->x<!--/bs:slot:toast-->é<script nonce="n">a()</script>',
    "text/html; charset=utf-8",
    "n",
    1000,
    "</styles.css>; rel=preload; as=style",
  );

describe("stored pages", () => {
  it("are read back unchanged from the data center in another isolate", async () => {
    const { cache } = dataCenter();
    const stored = await page();
    await createPageCache(cache).put("key country=DE", stored);
    const other = createPageCache(cache);
    expect(other.get("key country=DE")).toBeUndefined();
    expect(await other.fetch("key country=DE")).toEqual(stored);
    expect(other.get("key country=DE")).toEqual(stored);
    expect(await other.fetch("key country=AT")).toBeNull();
  });

  it("stay in memory if their key is too long for an address, or the data center's cache fails", async () => {
    const { entries, cache } = dataCenter();
    const pages = createPageCache(cache);
    await pages.put("k".repeat(2000), await page());
    expect(entries.size).toBe(0);
    expect(pages.get("k".repeat(2000))).toBeDefined();
    const broken = createPageCache({
      match: () => Promise.reject(new Error()),
      put: () => Promise.reject(new Error()),
    } as unknown as Cache);
    await broken.put("key", await page());
    expect(broken.get("key")).toBeDefined();
    expect(await broken.fetch("other")).toBeNull();
  });

  it("are rendered again if the data center's copy is incomplete or invalid", async () => {
    const { cache } = dataCenter();
    await createPageCache(cache).put("key", await page());
    const whole = await cache.match("https://stored-page.invalid/key");
    const brokenOff = new ReadableStream({ start: (controller) => controller.error(new Error("network lost")) });
    for (const copy of [
      new Response(brokenOff, { headers: whole?.headers ?? {} }),
      new Response("x", { headers: { "x-stored-page": "{" } }),
    ]) {
      const other = createPageCache({ match: async () => copy } as unknown as Cache);
      expect(await other.fetch("key")).toBeNull();
      expect(other.get("key")).toBeUndefined();
    }
  });

  it("age", async () => {
    const stored = await page();
    const at = (age: number) => ageOf(stored, stored.storedAt + age);
    expect([0, pageLife.freshMs - 1, pageLife.freshMs, pageLife.staleMs, pageLife.keptMs].map(at)).toEqual([
      "fresh",
      "fresh",
      "stale",
      "kept",
      null,
    ]);
    expect([-10, -pageLife.freshMs].map(at)).toEqual(["fresh", "stale"]);
  });
});
