/** Output for search engines: sitemaps, canonical addresses, alternates and feeds. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { doubled } from "../../factories/doubled";
import { type EdgeShop, type Host, storefrontHosts as hosts, sharedEdgeShop } from "../edge-shop";
import { askReady } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const siteOf = (host: Host) => `http://${host}:${shop.port}`;

/** The document at an absolute address of one of the hosts. */
async function read(address: string, type: RegExp): Promise<string> {
  const { hostname, pathname, search } = new URL(address);
  const answer = await askReady(shop, pathname + search, { host: hostname });
  expect([address, answer.status]).toEqual([address, 200]);
  expect(answer.header("content-type"), address).toMatch(type);
  return answer.body;
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

it("each host has a sitemap of its own pages, which its robots file links to", async () => {
  for (const host of hosts) {
    const site = siteOf(host);
    const robots = await read(`${site}/robots.txt`, /^text\/plain/);
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    const files = locations(await read(`${site}/sitemap.xml`, /xml/));
    expect(files.length).toBeGreaterThan(1);
    const pages: string[][] = [];
    for (const file of files) pages.push(locations(await read(file, /xml/)));
    for (const addresses of pages) expect(addresses.length).toBeLessThanOrEqual(50_000);
    const all = pages.flat();
    expect(doubled(all)).toEqual([]);
    expect(all.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);
    expect(all).toContain(`${site}/products/4060`);
    const clones = all.filter((address) => address.startsWith(`${site}/clones/`));
    expect([clones.includes(`${site}/clones/B7R2`), clones.length > 10]).toEqual([true, true]);
    expect(await read(clones[0] ?? "", /html/)).toContain(`<link rel="canonical" href="${clones[0]}"`);
    // Unreleased products are visible only to editors.
    expect(all).not.toContain(`${site}/products/2105`);
    expect(all).toContain(`${site}/`);
  }
});

it("every content page in the sitemap exists and has the same canonical address", async () => {
  const pages = locations(await read(`${siteOf("jp.localhost")}/sitemaps/pages.xml`, /xml/));
  expect(pages).toContain(`${siteOf("jp.localhost")}/browse`);
  expect(pages.length).toBeGreaterThan(40);
  // Articles have the date of their revision, other pages the date of their last change.
  const dated = /<loc>(?![^<]*technical-support)[^<]+<\/loc><lastmod>\d{4}-\d{2}-\d{2}T/;
  expect(await read(`${siteOf("jp.localhost")}/sitemaps/pages.xml`, /xml/)).toMatch(dated);
  const waiting = [...pages];
  const visit = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const html = await read(address, /^text\/html/);
      expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1], address).toBe(address);
      expect(html, address).not.toContain('name="robots" content="noindex');
    }
  };
  await Promise.all(Array.from({ length: 4 }, visit));
});

it("excerpts of a product page are in no sitemap, but are linked from the page and may be indexed", async () => {
  const site = siteOf("localhost");
  const html = await read(`${site}/products/4060`, /^text\/html/);
  for (const excerpt of ["datasheet", "applications", "protocol"]) {
    const address = `${site}/products/4060/${excerpt}`;
    expect(html, excerpt).toMatch(new RegExp(`href="/products/4060/${excerpt}[/"?]`));
    const page = await read(address, /^text\/html/);
    expect(page.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(address);
    expect(page, excerpt).not.toContain('name="robots" content="noindex');
  }
});

it("the basket, a private page, is not indexable, and the category leads to a product", async () => {
  const site = siteOf("jp.localhost");
  expect(await read(`${site}/cart`, /^text\/html/)).toContain('<meta name="robots" content="noindex"/>');
  const step = '"name":"一次抗体","item":"http://jp.localhost';
  expect(await read(`${site}/products/4060`, /^text\/html/)).toContain(step);
  expect((await shop.ask("/account")).header("location")).toBe("/account/my");
});

it("pages in three languages link to each other as alternates", async () => {
  const siblings = async (address: string) => {
    const html = await read(address, /^text\/html/);
    return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, tag, to]) => [
      tag,
      to,
    ]);
  };
  for (const path of ["/", "/products/4060", "/learn-and-support"]) {
    const own = await siblings(siteOf("localhost") + path);
    expect(own).toHaveLength(hosts.length + 1);
    for (const host of hosts) expect(await siblings(siteOf(host) + path)).toEqual(own);
  }
});

it("a sitemap file can begin after a given product", async () => {
  const site = siteOf("localhost");
  const all = locations(await read(`${site}/sitemaps/products-1.xml`, /xml/));
  const [, second = ""] = all;
  const behind = await read(`${site}/sitemaps/products-2.xml?after=${second.split("/").at(-1)}`, /xml/);
  expect(locations(behind)).toEqual(all.slice(2));
});

it("sitemap files outside the index do not exist", async () => {
  for (const path of [
    "/sitemaps/products-999.xml",
    "/sitemaps/products-0.xml",
    "/sitemaps/products-2.xml?after=x",
    "/sitemaps/x.xml",
    "/feeds/x.xml",
    "/feeds/products-NOGENE.xml",
    "/feeds/__proto__",
  ])
    expect((await shop.ask(path)).status, path).toBe(404);
});

it("products for a target have a feed, which is empty until the first is sold", async () => {
  const sold = await read(`${siteOf("localhost")}/feeds/products-AKT1.xml`, /^application\/atom\+xml/);
  expect(sold).toContain("/products/4060</id>");
  const unsold = await read(`${siteOf("jp.localhost")}/feeds/products-FCAR.xml`, /^application\/atom\+xml/);
  expect(unsold).toContain("FCARの製品");
  expect(unsold).not.toContain("<entry>");
  expect(unsold).not.toContain("<updated>1970");
});

it("news and new products have feeds in the host's language", async () => {
  for (const [host, language, title] of [
    ["localhost", "en-us", "News"],
    ["jp.localhost", "ja-jp", "ニュース"],
    ["cn.localhost", "zh-cn", "新闻"],
  ] as const) {
    const news = await read(`${siteOf(host)}/feeds/news.xml`, /^application\/atom\+xml/);
    expect(news).toContain(`xml:lang="${language}"`);
    expect(news).toContain(`<title>${title}`);
    expect(news.match(/<entry>/g)?.length).toBeGreaterThan(0);
    const products = await read(`${siteOf(host)}/feeds/new-products.xml`, /^application\/atom\+xml/);
    const [, first = ""] = products.match(/<entry>.*?<link href="([^"]+)"/) ?? [];
    await read(first, /html/);
    const home = await read(`${siteOf(host)}/`, /html/);
    expect(home.match(/type="application\/atom\+xml"/g)).toHaveLength(2);
  }
});
