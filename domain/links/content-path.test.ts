import { expect, it } from "vitest";
import { articleKey, contentPath } from "./content-path";

it.each([
  ["/about-us/terms", "/about-us/terms"],
  ["/about-us/terms/?x=1#part", "/about-us/terms"],
  ["/learn-and-support/technical-support/storing/110", "/learn-and-support/technical-support/storing/110"],
  ["/browse?q=akt", null],
  ["/products/4060", null],
  ["/", null],
  ["/atg/catalog/product/4060", null],
  ["/feeds/news.xml", null],
  ["//evil.example/x", null],
  ["https://x.example/about-us", null],
  ["#part", null],
  ["", null],
])("the content page of %j is %j", (href, path) => {
  expect(contentPath(href)).toBe(path);
});

it("maps an article with and without its name to one path", () => {
  const path = "/learn-and-support/technical-support/110";
  expect([articleKey(path), articleKey("/learn-and-support/technical-support/any-name/110")]).toEqual([path, path]);
  expect(articleKey("/learn-and-support/technical-support/articles")).toBeNull();
});
