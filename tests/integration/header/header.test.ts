/** Contents of header and footer, by country and host. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { inMarket, type Page, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const header = (page: Page) => page.all("header")[0];
const footer = (page: Page) => page.all("footer").at(-1);
const utilities = (page: Page) => page.having("aria-label", "Country, support and account")[0];
const hrefs = (parts: readonly { attribs: Readonly<Record<string, string>> }[] = []) =>
  parts.map(({ attribs }) => attribs.href);

describe("the header", () => {
  it("C-HEAD-02, C-CTRY-04: the top bar has the country button, with US shown as USA", async () => {
    const button = async (country?: string) => {
      const page = await readPage(shop, "/browse", country ? inMarket(country) : {});
      return utilities(page)?.all("button", /^[A-Z]{2,3}$/)[0];
    };
    expect(await button()).toMatchObject({
      text: "USA",
      attribs: { "aria-label": expect.stringContaining("Country/region: United States") },
    });
    expect(await button("DE")).toMatchObject({
      text: "DE",
      attribs: { "aria-label": expect.stringContaining("Country/region: Germany") },
    });
  });

  it("a page with the name of its menu column has its own title", async () => {
    for (const [host, name] of [
      ["localhost", "Overview – Technical support"],
      ["jp.localhost", "概要 – テクニカルサポート"],
      ["cn.localhost", "概览 – 技术支持"],
    ] as const) {
      const links = header(await readPage(shop, "/browse", { host }))?.all("a", name);
      expect(new Set(hrefs(links)), host).toEqual(new Set(["/learn-and-support/technical-support"]));
    }
  });

  it("C-HEAD-03, C-HEAD-04: support, its telephone number as the second link, contact, then the PTM database and editors' links", async () => {
    const links = utilities(await readPage(shop, "/browse"))
      ?.all("li")
      .flatMap((item) => item.all("a"));
    expect(links?.map(({ text }) => text)).toEqual([
      ...["Technical support", "+1-617-555-0142", "Contact Us", "PhosphoSitePlus PTM Database", "Protocols"],
      "Featured offers",
    ]);
    expect(hrefs(links).slice(0, 4)).toEqual([
      "/learn-and-support/technical-support",
      "tel:+16175550142",
      "/about-us/contact-us",
      "/learn-and-support/phosphositeplus-ptm-database",
    ]);
    const number = async (host: string) =>
      hrefs(header(await readPage(shop, "/browse", { host }))?.having("href", /^tel:/))[0];
    expect(await number("jp.localhost")).toBe("tel:0300000142");
    expect(await number("cn.localhost")).toBe("tel:02100000142");
  });

  it("C-HEAD-14, C-CHROME-03: pages in the fullscreen frame start with the featured offers", async () => {
    const offers = (page: Page) => hrefs(header(page)?.all("a", "View Featured Offers"));
    const full = await readPage(shop, "/product-information/signalstar-multiplex-ihc");
    expect(offers(full)).toEqual(["/product-information/promotions"]);
    expect(utilities(full)).toBeDefined();
    expect(full.having("aria-label", "Main menu")).not.toEqual([]);
    expect(header(full)?.having("type", "search")).not.toEqual([]);
    expect(offers(await readPage(shop, "/browse"))).toEqual([]);
  });

  it("C-HEAD-15: sign-in and register links appear in the US, Germany, Austria and the United Kingdom only", async () => {
    const links = async (country: string) => {
      const part = utilities(await readPage(shop, "/country", inMarket(country)));
      return [hrefs(part?.all("a", "Sign In")), hrefs(part?.all("a", "Register"))];
    };
    for (const country of ["US", "DE", "AT", "GB"])
      expect([country, await links(country)]).toEqual([country, [["/account/sign-in"], ["/account/sign-up"]]]);
    for (const country of ["FR", "BR"]) expect([country, await links(country)]).toEqual([country, [[], []]]);
    const japan = header(await readPage(shop, "/country", { host: "jp.localhost" }));
    expect(japan?.having("href", "/account/sign-in")).toEqual([]);
  });

  it("C-HEAD-01, C-HEAD-17: has no account entry, and no preview banner without a preview", async () => {
    const page = await readPage(shop, "/browse");
    expect(page.all("a", "My Account")).toEqual([]);
    expect(page.text).not.toContain("Preview server");
  });
});

it("C-FOOT-05: the first tab stop skips the header", async () => {
  for (const path of ["/", "/browse", "/products/4060", "/cart", "/country", "/no-such-page"]) {
    const page = await readPage(shop, path);
    expect([path, hrefs(page.all("a", "Skip to main content"))]).toEqual([path, ["#main-content"]]);
    expect(page.having("id", "main-content").map(({ tag }) => tag)).toEqual(["main"]);
  }
});

describe("the footer", () => {
  it("C-FOOT-02: social icons link to the addresses of the global settings, in a new window", async () => {
    const part = footer(await readPage(shop, "/browse"));
    for (const [name, href] of [
      ["LinkedIn", "https://linkedin.example/benchside"],
      ["YouTube", "https://youtube.example/benchside"],
      ["X", "https://x.example/benchside"],
      ["WeChat", "https://wechat.example/benchside"],
    ] as const) {
      const [link] = part?.having("href", href) ?? [];
      expect([name, link?.attribs.target]).toEqual([name, "_blank"]);
      expect(link?.having("role", "img").map(({ attribs }) => attribs["aria-label"])).toEqual([name]);
    }
  });

  it("C-FOOT-03: the technical support number is the country's", async () => {
    const part = footer(await readPage(shop, "/browse"));
    expect(hrefs(part?.all("a", "Call: +1-617-555-0142"))).toEqual(["tel:+16175550142"]);
    expect(footer(await readPage(shop, "/browse", inMarket("DE")))?.text).toContain("Call: +49 30 23125 142");
    expect(footer(await readPage(shop, "/browse", { host: "jp.localhost" }))?.text).toContain("電話：03-0000-0142");
  });
});
