import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breadcrumbSteps } from "./breadcrumb";

const paths = (pathname: string) => breadcrumbSteps(pathname).map(({ path }) => path);

describe("breadcrumbSteps", () => {
  it("has one step per segment, with its full path", () => {
    expect(breadcrumbSteps("/about-us/our-company/media-room")).toEqual([
      { path: "/about-us", known: null, words: "About us" },
      { path: "/about-us/our-company", known: null, words: "Our company" },
      { path: "/about-us/our-company/media-room", known: null, words: "Media room" },
    ]);
  });

  it("C-CHROME-08: skips the segments cart, my, account and signalstar, but keeps them in the paths below", () => {
    expect(paths("/account/my/addresses")).toEqual(["/account/my/addresses"]);
    expect(paths("/cart/quick-add")).toEqual(["/cart/quick-add"]);
    expect(paths("/products/signalstar/panel")).toEqual(["/products", "/products/signalstar/panel"]);
    expect(paths("/Account/orders")).toEqual(["/Account/orders"]);
  });

  it("C-CHROME-08: skips only whole segments", () => {
    expect(paths("/product-information/signalstar-multiplex-ihc")).toHaveLength(2);
    expect(paths("/my-lab/accounting")).toHaveLength(2);
  });

  it("C-CHROME-09: shows browse as Products", () => {
    expect(breadcrumbSteps("/browse")).toEqual([{ path: "/browse", known: "products", words: "Browse" }]);
    expect(breadcrumbSteps("/browse/list").map(({ known }) => known)).toEqual(["products", null]);
  });

  it("handles escapes, repeated slashes and a trailing slash", () => {
    expect(breadcrumbSteps("//research//%E7%99%8C/").map(({ words }) => words)).toEqual(["Research", "癌"]);
    expect(breadcrumbSteps("/a%E0%A4%A").map(({ words }) => words)).toEqual(["A%E0%A4%A"]);
    expect(breadcrumbSteps("/")).toEqual([]);
  });

  it("never throws and never links off the site", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { path } of breadcrumbSteps(text)) expect(path).toMatch(/^\/[^/]/);
      }),
    );
  });
});
