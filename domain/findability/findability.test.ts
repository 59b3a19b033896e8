import { regionNames } from "@contracts/regions";
import { describe, expect, it } from "vitest";
import { storefrontOrigins } from "../../tests/factories/edge";
import { alternatesOf } from "./alternates";
import { atomFeed } from "./atom";
import { robotsText } from "./robots";
import { sitemapFile, sitemapIndex } from "./sitemap";
import { xmlText } from "./xml";

const origins = storefrontOrigins("jp");

describe("sitemaps", () => {
  it("list every page with its alternates, which link back", () => {
    const file = (current: string) =>
      sitemapFile([{ path: "/products/4060?a=1&b=2", changedAt: 0 }], { ...origins, current });
    const siblings = (text: string) =>
      [...text.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`);
    const own = siblings(file(origins.jp));
    expect(own.slice(0, 3)).toEqual([
      "en http://shop.test/products/4060?a=1&amp;b=2",
      "ja http://jp.shop.test/products/4060?a=1&amp;b=2",
      "zh-Hans http://cn.shop.test/products/4060?a=1&amp;b=2",
    ]);
    expect(own.at(-1)).toBe("x-default http://shop.test/products/4060?a=1&amp;b=2");
    expect(new Set(own.map((sibling) => sibling.split(" ")[0])).size).toBe(regionNames.length + 1);
    expect(siblings(file(origins.global))).toEqual(siblings(file(origins.cn)));
    expect(file(origins.jp)).toContain(
      "<loc>http://jp.shop.test/products/4060?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>",
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
    const tags = alternatesOf("/a", origins, ["en", "cn"]).map(({ hrefLang }) => hrefLang);
    expect(tags).toEqual(expect.arrayContaining(["en", "zh-Hans", "x-default"]));
    expect(tags).not.toContain("ja");
  });

  it("match the alternates in the page head", () => {
    const tags = alternatesOf("/x", origins).map(({ hrefLang }) => hrefLang);
    const file = sitemapFile([{ path: "/x", changedAt: null }], origins);
    expect([...file.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag)).toEqual(tags);
  });
});

describe("feeds", () => {
  const feed = {
    title: "News",
    self: "https://s.test/f.xml",
    page: "https://s.test/",
    language: "en-us",
    author: "Shop",
    since: Date.UTC(2026, 2, 1),
  };
  it("are dated by their newest entry", () => {
    const entry = (updatedAt: number) => ({ title: "A < B", href: "https://s.test/a", updatedAt, summary: null });
    const text = atomFeed({ ...feed, entries: [entry(2_000), entry(1_000)] });
    expect(text).toContain("<title>A &lt; B</title>");
    expect(text.match(/<updated>([^<]+)/)?.[1]).toBe("1970-01-01T00:00:02.000Z");
  });
  it("without entries are dated by the last change of their sources", () => {
    expect(atomFeed({ ...feed, entries: [] })).toContain("<updated>2026-03-01T00:00:00.000Z</updated>");
  });
});

it("XML text has no markup and no characters that XML forbids", () => {
  expect(xmlText("a\u0000\u0008<b>&\"'\ud800")).toBe("a&lt;b&gt;&amp;&quot;&apos;\ufffd");
});

it("robots.txt excludes personal pages, names the sitemap and states what programs may do", () => {
  const lines = robotsText("https://shop.test", false).split("\n");
  expect(lines).toContain("Content-Signal: search=yes, ai-input=yes, ai-train=no");
  expect(robotsText("https://shop.test", true)).toContain("ai-train=yes");
  expect(lines).toContain("Disallow: /cart/");
  expect(lines).toContain("Sitemap: https://shop.test/sitemap.xml");
});
