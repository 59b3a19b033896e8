/** The comparison of products without scripts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainPage, plainBrowser } from "../plain-browser";
import type { Page } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const heads = (page: Page) => page.main.all("thead").flatMap((head) => head.all("th"));
const row = (page: Page, label: RegExp) => page.main.all("tr", label)[0];
const form = (page: Page) => page.main.all("form").find((candidate) => candidate.all("button", "Add to comparison")[0]);
const field = (page: Page) =>
  form(page)
    ?.all("input")
    .find(({ attribs }) => attribs.type !== "hidden");
/** Adds a product by its number. */
const add = (browser: ReturnType<typeof plainBrowser>, page: PlainPage, number: string) =>
  browser.submit(form(page), { [field(page)?.attribs.name ?? ""]: number });
const addressOf = ({ url }: PlainPage) => decodeURIComponent(url.pathname + url.search);

it("C-PROD-03, C-COMP-07: an address compares products and marks shared values", async () => {
  const page = await plainBrowser(shop).goto("/products/compare?productIds=4060,9272S,58128");
  expect(heads(page)).toHaveLength(4);
  const [first] = page.main.all("a", /Phospho-Akt \(Ser473\)/);
  expect(first?.attribs.href).toBe("/products/4060");
  const cells = row(page, /^Host/)?.all("td") ?? [];
  expect(cells.map(({ text }) => text.includes("(shared)"))).toEqual([true, true, false]);
  expect(row(page, /^Price/)?.text).toContain("$");
  expect(row(page, /^Figures by application/)?.text).toMatch(/WB \d/);
});

it("C-COMP-04, C-COMP-06: an unavailable product keeps its column but is not in the link", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/products/compare?productIds=4060,99999,9272");
  expect(heads(page)[2]?.text).toContain("We are not able to retrieve this product info");
  expect(page.all("a", "Link to this comparison").map(({ attribs }) => attribs.href)).toEqual([
    "/products/compare?productIds=4060,9272",
  ]);
  const removed = await browser.follow(heads(page)[2]?.all("a", /Remove 99999 from the comparison/)[0]);
  expect(addressOf(removed)).toBe("/products/compare?productIds=4060,9272");
});

it("a former number is replaced by the current one and compared once", async () => {
  const page = await plainBrowser(shop).goto("/products/compare?productIds=4058,9272,4060");
  expect(heads(page)).toHaveLength(3);
  expect(page.main.text).toContain("4058 is the former number of this reagent; it is now 4060.");
  expect(page.all("a", "Link to this comparison").map(({ attribs }) => attribs.href)).toEqual([
    "/products/compare?productIds=4060,9272",
  ]);
});

it("a product that is not sold is reported as not sold", async () => {
  const page = await plainBrowser(shop).goto("/products/compare?productIds=4060,2106,2102");
  expect(heads(page).map(({ text }) => /Obsolete|Discontinued/.exec(text)?.[0])).toEqual([
    undefined,
    undefined,
    "Obsolete",
    "Discontinued",
  ]);
});

it("C-COMP-08: at most six products are compared, and the others are listed", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/products/compare?productIds=4060,9272,58128,7074,2102,4370,9145");
  expect(heads(page)).toHaveLength(7);
  expect(page.main.text).toContain("Not shown: 9145.");
  const refused = await add(browser, page, "9145");
  expect(refused.status).toBe(422);
  expect(refused.main.text).toContain("A comparison holds at most 6 products. Remove one first.");
});

it("equal values are in a separate group, or hidden by the switch", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/products/compare?productIds=4060,9272");
  expect(page.main.all("th", "The same in all")).toHaveLength(1);
  expect(page.main.having("href", /^\/methods\?item=4060.*item=9272/)).toHaveLength(1);
  expect(page.main.all("th", "Host")).toHaveLength(1);
  const different = await browser.follow(page.main.all("a", "Show only differences")[0]);
  expect(addressOf(different)).toBe("/products/compare?productIds=4060,9272&differences=only");
  expect([different.main.all("th", "Host"), different.main.all("th", "Clone").length]).toEqual([[], 1]);
  expect(addressOf(await browser.follow(different.main.all("a", "Show all values")[0]))).toBe(
    "/products/compare?productIds=4060,9272",
  );
});

it("every size has its price, also in Japan and China, and can be added", async () => {
  const browser = plainBrowser(shop);
  for (const host of ["localhost", "jp.localhost", "cn.localhost"]) {
    const page = await browser.goto(`http://${host}:${shop.port}/products/compare?productIds=4060`);
    expect(page.main.text, host).toMatch(/[$¥￥][\d,.]+.*4060S/s);
    // In China only distributors sell.
    if (host !== "cn.localhost") expect(page.main.having("data-act", "add"), host).not.toEqual([]);
  }
});

it("a product is added by its number; a wrong number has an error beside the field and stays", async () => {
  const browser = plainBrowser(shop);
  const empty = await browser.goto("/products/compare");
  expect(empty.main.text).toContain("No products to compare yet.");
  const refused = await add(browser, empty, "akt");
  expect(refused.status).toBe(422);
  expect(refused.main.text).toContain("Enter a product number, for example 4060.");
  expect(field(refused)?.attribs.value).toBe("akt");
  // The field is below the table, so the error is also at the top of the page.
  const long = await add(browser, await browser.goto("/products/compare?productIds=4060,9272"), "akt");
  expect(long.main.having("role", "alert").map(({ text }) => text)).toEqual([
    "Enter a product number, for example 4060.",
  ]);
  expect(addressOf(await add(browser, refused, "4060s"))).toBe("/products/compare?productIds=4060");
});

it("a product page links to a comparison that starts with it", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/products/4060");
  const link = page.main.having("aria-label", /^Compare /).find(({ attribs }) => attribs.href !== undefined);
  expect(addressOf(await browser.follow(link))).toBe("/products/compare?productIds=4060");
});

it("C-PROD-02: the listing of products is the results page", async () => {
  const page = await plainBrowser(shop).goto("/products");
  expect(page.url.pathname).toBe("/browse");
  expect(page.main.all("a", /Phospho|Antibody|mAb/)).not.toEqual([]);
});
