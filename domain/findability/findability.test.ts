import { describe, expect, it } from "vitest";
import { alternatesOf } from "./alternates";
import { atomFeed } from "./atom";
import { robotsText } from "./robots";
import { sitemapFile, sitemapIndex } from "./sitemap";
import { xmlText } from "./xml";

const origins = {
  current: "https://jp.shop.test",
  global: "https://shop.test",
  jp: "https://jp.shop.test",
  cn: "https://shop.test.cn",
};

describe("sitemaps", () => {
  it("list every page with its alternates, which link back", () => {
    const file = (current: string) =>
      sitemapFile([{ path: "/products/4060?a=1&b=2", changedAt: 0 }], { ...origins, current });
    const siblings = (text: string) =>
      [...text.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`);
    expect(siblings(file(origins.jp))).toEqual([
      "en https://shop.test/products/4060?a=1&amp;b=2",
      "ja https://jp.shop.test/products/4060?a=1&amp;b=2",
      "zh-Hans https://shop.test.cn/products/4060?a=1&amp;b=2",
      "x-default https://shop.test/products/4060?a=1&amp;b=2",
    ]);
    expect(siblings(file(origins.global))).toEqual(siblings(file(origins.cn)));
    expect(file(origins.jp)).toContain(
      "<loc>https://jp.shop.test/products/4060?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>",
    );
  });

  it("omit unknown modification dates", () => {
    expect(sitemapFile([{ path: "/", changedAt: null }], origins)).not.toContain("lastmod");
  });

  it("are listed in an index", () => {
    expect(sitemapIndex(["https://shop.test/a&b.xml"])).toContain(
      "<sitemap><loc>https://shop.test/a&amp;b.xml</loc></sitemap>",
    );
  });

  it("list alternates only in the languages of the page", () => {
    const file = sitemapFile([{ path: "/a", changedAt: null, languages: ["jp"] }], origins);
    expect([...file.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag)).toEqual(["ja"]);
    expect(alternatesOf("/a", origins, ["en", "cn"]).map(({ hrefLang }) => hrefLang)).toEqual([
      "en",
      "zh-Hans",
      "x-default",
    ]);
  });

  it("match the alternates in the page head", () => {
    expect(alternatesOf("/x", origins).map(({ hrefLang }) => hrefLang)).toEqual(["en", "ja", "zh-Hans", "x-default"]);
  });
});

describe("feeds", () => {
  const feed = {
    title: "News",
    self: "https://s.test/f.xml",
    page: "https://s.test/",
    language: "en-us",
    author: "Shop",
  };
  it("are dated by their newest entry", () => {
    const entry = (updatedAt: number) => ({ title: "A < B", href: "https://s.test/a", updatedAt, summary: null });
    const text = atomFeed({ ...feed, entries: [entry(2_000), entry(1_000)] });
    expect(text).toContain("<title>A &lt; B</title>");
    expect(text.match(/<updated>([^<]+)/)?.[1]).toBe("1970-01-01T00:00:02.000Z");
  });
  it("may be empty", () => {
    expect(atomFeed({ ...feed, entries: [] })).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
  });
});

it("XML text has no markup and no characters that XML forbids", () => {
  expect(xmlText("a\u0000\u0008<b>&\"'\ud800")).toBe("a&lt;b&gt;&amp;&quot;&apos;\ufffd");
});

it("robots.txt excludes personal pages and names the sitemap", () => {
  const lines = robotsText("https://shop.test").split("\n");
  expect(lines).toContain("Disallow: /cart/");
  expect(lines).toContain("Sitemap: https://shop.test/sitemap.xml");
});
