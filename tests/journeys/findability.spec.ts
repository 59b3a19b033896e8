import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures/test";

// Search engines run no scripts here.
test.describe("what search engines read", { tag: "@no-scripts" }, () => {
  const read = async (request: APIRequestContext, address: string, type: RegExp) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toMatch(type);
    return answer.text();
  };
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

  test("each host has a sitemap of its own pages, as its robots file says", async ({ request, shop }) => {
    for (const host of [shop.global, shop.jp, shop.cn]) {
      const robots = await read(request, `${host}/robots.txt`, /^text\/plain/);
      expect(robots).toContain(`Sitemap: ${host}/sitemap.xml`);
      const files = locations(await read(request, `${host}/sitemap.xml`, /xml/));
      expect(files.length).toBeGreaterThan(1);
      const pages = (await Promise.all(files.map((file) => read(request, file, /xml/)))).map(locations);
      for (const addresses of pages) expect(addresses.length).toBeLessThanOrEqual(50_000);
      const all = pages.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((address) => !address.startsWith(`${host}/`))).toEqual([]);
      expect(all).toContain(`${host}/products/4060`);
      expect(all).toContain(`${host}/`);
    }
  });

  test("every content page of the sitemap is there and says the same canonical address", async ({ request, shop }) => {
    test.setTimeout(120_000);
    const pages = locations(await read(request, `${shop.jp}/sitemaps/pages.xml`, /xml/));
    expect(pages.length).toBeGreaterThan(40);
    for (const address of pages) {
      const html = await read(request, address, /^text\/html/);
      expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1], address).toBe(address);
      expect(html, address).not.toContain('name="robots" content="noindex');
    }
  });

  test("pages in three languages name each other", async ({ request, shop }) => {
    const siblings = async (address: string) => {
      const html = await read(request, address, /^text\/html/);
      return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, tag, to]) => [
        tag,
        to,
      ]);
    };
    for (const path of ["/", "/products/4060", "/learn-and-support"]) {
      const own = await siblings(shop.global + path);
      expect(own).toHaveLength(4);
      expect(await siblings(shop.jp + path)).toEqual(own);
      expect(await siblings(shop.cn + path)).toEqual(own);
    }
  });

  test("files that the index does not name do not exist", async ({ request, shop }) => {
    for (const path of [
      "/sitemaps/products-999.xml",
      "/sitemaps/products-0.xml",
      "/sitemaps/x.xml",
      "/feeds/x.xml",
      "/feeds/__proto__",
    ])
      expect((await request.get(shop.global + path)).status(), path).toBe(404);
  });

  test("news and new products are feeds in the language of the host", async ({ request, shop }) => {
    for (const [host, language, title] of [
      [shop.global, "en-us", "News"],
      [shop.jp, "ja-jp", "ニュース"],
      [shop.cn, "zh-cn", "新闻"],
    ] as const) {
      const news = await read(request, `${host}/feeds/news.xml`, /^application\/atom\+xml/);
      expect(news).toContain(`xml:lang="${language}"`);
      expect(news).toContain(`<title>${title}`);
      expect(news.match(/<entry>/g)?.length).toBeGreaterThan(0);
      const products = await read(request, `${host}/feeds/new-products.xml`, /^application\/atom\+xml/);
      const [, first = ""] = products.match(/<entry>.*?<link href="([^"]+)"/) ?? [];
      expect((await request.get(first)).status(), first).toBe(200);
      const home = await read(request, `${host}/`, /html/);
      expect(home.match(/type="application\/atom\+xml"/g)).toHaveLength(2);
    }
  });
});
