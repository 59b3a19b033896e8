/** Each content address of the demonstration has its page, under one canonical address. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type Page, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const read = (path: string, host?: string) => readPage(shop, path, { ...(host && { host }) });
const titleOf = (page: Page) => page.all("h1").map(({ text }) => text);
const canonical = (page: Page) => page.having("rel", "canonical")[0]?.attribs.href ?? "";
const robots = (page: Page) => page.having("name", "robots")[0]?.attribs.content ?? null;

const pages: readonly (readonly [path: string, title: string])[] = [
  ["/learn-and-support/technical-support", "Technical support"],
  ["/learn-and-support/technical-support/articles", "Support articles"],
  ["/learn-and-support/support-information", "Ordering and delivery"],
  ["/learn-and-support/support-information/shipping-and-storage", "Shipping and storage"],
  ["/learn-and-support/pdf-download-page", "Guides to download"],
  ["/learn-and-support/videos-and-webinars", "Videos & Webinars"],
  ["/learn-and-support/troubleshooting", "Troubleshooting"],
  ["/about-us/our-company/media-room", "Media room"],
  ["/about-us/contact-us", "Contact us"],
  ["/about-us/order-support", "Order support"],
  ["/research/cancer/cancer-biomarker-guide", "Cancer biomarker guide"],
  ["/learn-and-support/phosphositeplus-ptm-database", "PhosphoSitePlus PTM database"],
  ["/services/proteomics-analytical-services/ptmscan-inquiries", "PTMScan inquiries"],
];

describe("pages of content", () => {
  it.each(pages)(
    "C-CONT-01, C-CONT-02, C-CONT-04, C-CONT-05, C-CONT-06, C-CONT-07, C-CONT-09, C-CONT-10, C-CONT-11, C-CONT-12, C-CONT-13, C-CONT-22: %s is %s",
    async (path, title) => {
      const page = await read(path);
      expect(page.status).toBe(200);
      expect(titleOf(page)).toEqual([title]);
      expect(page.all("title").map(({ text }) => text)).toContain(`${title} | Benchside`);
    },
  );

  const kinds: readonly (readonly [path: string, title: string, content: string])[] = [
    ["/research/pathways/pi3k-akt-signaling", "PI3K / Akt signaling", "Extended views"],
    ["/about-us/our-company/media-room/carrier-free-formats", "", "Published"],
    ["/research/protein-domains/sh2-domain", "SH2 domain", "Consensus binding sites"],
    ["/protocols/10", "Western blotting", "Protocol 10"],
    ["/learn-and-support/videos-and-webinars/pi3k-akt-in-one-hour", "PI3K and Akt signaling in one hour", "Webinar"],
    ["/content", "Every block on one page", "Tiles in three columns"],
  ];
  it.each(kinds)("C-CONT-17: %s is shown by its type", async (path, title, content) => {
    const page = await read(path);
    if (title) expect(titleOf(page)).toEqual([title]);
    expect(page.main.text).toContain(content);
  });

  it("C-CONT-03: an article has an address with its name and one without", async () => {
    for (const name of ["", "another-name/"]) {
      const page = await read(`/learn-and-support/technical-support/${name}110`);
      expect(titleOf(page)).toEqual(["Storing antibodies"]);
      expect(canonical(page)).toMatch(/\/storing-antibodies\/110$/);
    }
  });

  it("C-CONT-09: the media room lists news, newest first", async () => {
    const { main } = await read("/about-us/our-company/media-room");
    const dates = main
      .all("li")
      .flatMap((item) => item.all("time"))
      .map(({ attribs }) => attribs.datetime ?? "");
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("C-CONT-16: a trailing slash redirects to the address without one", async () => {
    const answer = await shop.ask("/about-us/our-company/");
    expect([answer.status, new URL(answer.header("location")).pathname]).toEqual([301, "/about-us/our-company"]);
    const page = await read("/about-us/our-company");
    expect(titleOf(page)).toEqual(["Our company"]);
    expect(canonical(page)).toMatch(/\/about-us\/our-company$/);
  });

  it("C-CONT-23: pages marked by editors are not indexable", async () => {
    expect(robots(await read("/content"))).toBe("noindex");
    expect(robots(await read("/about-us/terms"))).toBe("nofollow");
    expect(robots(await read("/about-us"))).toBeNull();
  });

  it("C-CONT-24: a page that exists only in English has a notice and is marked as English", async () => {
    const path = "/learn-and-support/reading-a-certificate-of-analysis";
    const japanese = await read(path, "jp.localhost");
    expect(japanese.main.text).toContain("このページは英語版のみです。");
    expect(japanese.main.all("article").map(({ attribs }) => attribs.lang)).toEqual(["en"]);
    expect((await read(path)).main.all("article").map(({ attribs }) => attribs.lang)).toEqual([undefined]);
  });

  it("C-CMS-07: the contact page shows the office of the visitor's country", async () => {
    const japanese = await read("/about-us/contact-us", "jp.localhost");
    expect(japanese.main.all("a", "03-0000-0142").map(({ attribs }) => attribs.href)).toContain("tel:0300000142");
    const own = await read("/about-us/contact-us");
    expect(["h2", "h3"].flatMap((tag) => own.main.all(tag)).map(({ text }) => text)).toContain(
      "Technical support – United States",
    );
  });
});
