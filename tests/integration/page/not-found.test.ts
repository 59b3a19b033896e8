/** 404 pages. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

it.each(["/no-such-page", "/products/0001X", "/products/%20", "/learn-and-support/nothing/here"])(
  "C-ERRP-01, C-ERRP-02, C-ERRP-05, C-ERRP-06, C-ERRP-08: %s is a 404 page that helps",
  async (path) => {
    const page = await readPage(shop, path);
    expect(page.status).toBe(404);
    expect(page.all("title").map(({ text }) => text)).toContain("Page Not Found | Benchside");
    expect(page.having("name", "robots").map(({ attribs }) => attribs.content)).toEqual(["noindex"]);
    expect(page.all("h1").map(({ text }) => text)).toEqual(["This page could not be found"]);
    const crumbs = page.main.having("aria-label", "You are here")[0];
    expect(crumbs?.all("a").map(({ attribs }) => attribs.href)).toEqual(["/"]);
    expect(crumbs?.text).toContain("Page Not Found");
    const linked = (words: string) => page.main.all("a", words).map(({ attribs }) => attribs.href);
    expect(linked("Go to the home page")).toEqual(["/"]);
    expect(linked("Contact Us")).toEqual(["/learn-and-support/support-information"]);
    expect(page.having("aria-label", "Main menu")).not.toEqual([]);
  },
);

it.each([
  ["jp.localhost", "お探しのページは見つかりませんでした"],
  ["cn.localhost", "找不到该页面"],
])("the 404 page of %s is in its language", async (host, title) => {
  const page = await readPage(shop, "/no-such-page", { host });
  expect([page.status, page.all("h1").map(({ text }) => text)]).toEqual([404, [title]]);
});
