/** The frame of content pages without scripts, and valid nesting of their HTML. */
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { plainBrowser } from "../plain-browser";
import { type Page, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const article = "/learn-and-support/technical-support/choosing-a-blocking-agent/101";
const titleOf = (page: Page) => page.all("h1").map(({ text }) => text);

it("C-CHROME-01: the section's navigation marks only one entry, even if a group links to the same page", async () => {
  for (const path of ["/product-information/promotions", "/learn-and-support/videos-and-webinars"]) {
    const page = await readPage(shop, path);
    const marked = page.main.all("aside").flatMap((aside) => aside.having("aria-current", "page"));
    expect([path, marked.length]).toEqual([path, 1]);
    const groups = page.main.all("li").filter((item) => item.all("ul").length > 0);
    expect(groups.filter((group) => group.all("a")[0]?.attribs["aria-current"] === "page")).toEqual([]);
  }
});

it("C-CHROME-01: header, footer and the navigation of the section, with the page marked", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/about-us/contact-us");
  expect([page.all("header").length, page.all("footer").length].every((count) => count > 0)).toBe(true);
  const side = (of: Page) => of.main.having("aria-label", "About us")[0];
  const marked = (of: Page) =>
    side(of)
      ?.having("aria-current", "page")
      .map(({ text }) => text);
  expect(marked(page)).toEqual(["Contact us"]);
  const next = await browser.follow(side(page)?.all("a", "Order support")[0]);
  expect([titleOf(next), marked(next)]).toEqual([["Order support"], ["Order support"]]);
});

it("C-CONT-02: the list of articles leads to them", async () => {
  const browser = plainBrowser(shop);
  const list = await browser.goto("/learn-and-support/technical-support/articles");
  const page = await browser.follow(list.main.all("a", "Storing antibodies")[0]);
  expect(titleOf(page)).toEqual(["Storing antibodies"]);
  expect(page.url.pathname).toMatch(/\/technical-support\/storing-antibodies\/110$/);
});

it("C-CONT-08: the section is called Learn & Support, and breadcrumbs show the titles of their links", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/learn-and-support/videos-and-webinars/pi3k-akt-in-one-hour");
  const steps = page.main.having("aria-label", "You are here")[0];
  expect(steps?.all("li").map(({ text }) => text)).toEqual([
    ...["Home", "Learn & Support", "Videos & Webinars", "PI3K and Akt signaling in one hour"],
  ]);
  expect(titleOf(await browser.follow(steps?.all("a", "Learn & Support")[0]))).toEqual(["Learn & Support"]);
});

it("C-CONT-15, AMB-C-10: an unknown address is Page Not Found", async () => {
  for (const path of ["/no/such/page", "/about-us/nothing"]) {
    const page = await readPage(shop, path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.main.text).toContain("This page could not be found");
  }
});

it("C-CHROME-02: a page in the empty frame has neither header nor footer, and the page after it has both", async () => {
  const browser = plainBrowser(shop);
  const frames = (page: Page) => page.having("data-frame").map(({ tag }) => tag);
  const bare = await browser.goto("/content/without-frame");
  expect([titleOf(bare).length, frames(bare)]).toEqual([1, []]);
  const framed = await browser.follow(bare.all("a", "Back to the blocks of a page")[0]);
  expect(framed.url.pathname).toBe("/content");
  expect(framed.having("aria-label", "Main menu")).not.toEqual([]);
  expect(framed.all("footer").at(-1)?.text).toContain("© 2026 Benchside");
});

it.each([
  ["localhost", "Products and services inquiry"],
  ["jp.localhost", "製品・サービスのお問い合わせ"],
  ["cn.localhost", "产品与服务咨询"],
])("every breadcrumb of an inquiry is a page in the reader's language: %s", async (host, name) => {
  const browser = plainBrowser(shop);
  const path = "/services/products-and-services-inquiry/customized-and-carrier-free-formulations";
  const page = await browser.goto(`http://${host}:${shop.port}${path}`);
  expect(titleOf(await browser.follow(page.main.all("nav")[0]?.all("a", name)[0]))).toEqual([name]);
});

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
const inline = new Set(["span", "p", "button", "a"]);
const blocks = new Set(["form", "div", "p", "ul", "h1", "h2", "h3"]);
const tableParts = new Set(["tr", "td", "th", "thead", "tbody"]);

/** Elements inside an element with one of these names. */
const within = (names: ReadonlySet<string>, test: (element: Element) => boolean, document: Element["children"]) =>
  DomUtils.findAll(({ name }) => names.has(name), document).flatMap((parent) =>
    DomUtils.findAll(test, parent.children).map(({ name }) => `${name} in ${parent.name}`),
  );

it.each(["localhost", "jp.localhost"])("forms and blocks are nested as HTML allows: %s", async (host) => {
  for (const path of [
    "/",
    "/browse?q=akt",
    "/products/4060",
    "/country",
    article,
    "/about-us/contact-us",
    "/content",
  ]) {
    const { body } = await shop.ask(path, { host });
    // Parsed as written: a browser would move misplaced elements.
    const document = parseDocument(body).children;
    expect(
      within(inline, ({ name }) => blocks.has(name), document),
      path,
    ).toEqual([]);
    const named = ({ name, attribs }: Element) => tableParts.has(name) && attribs.role !== undefined;
    expect(within(new Set(["table"]), named, document), path).toEqual([]);
  }
});
