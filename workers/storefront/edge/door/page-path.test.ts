import { expect, it } from "vitest";
import { canonicalPagePath } from "./page-path";

it.each([
  ["/", "/", null],
  ["/products/4060", "/products/:id", null],
  ["/products/4060S", "/products/:id", null],
  ["/products/4060/", "/products/:id", "/products/4060"],
  ["/products/4060///", "/products/:id", "/products/4060"],
  ["/PRODUCTS/4060", "/products/:id", "/products/4060"],
  ["/Products/4060S/DataSheet/", "/products/:id/datasheet", "/products/4060S/datasheet"],
  ["/products/Primary-Antibodies/4060", "/products/:category/:id", null],
  [
    "/ACCOUNT/my/orderhistory/W262523831106",
    "/account/my/orderhistory/:ordernumber",
    "/account/my/orderhistory/W262523831106",
  ],
  ["/About-Us/", "/*", "/About-Us"],
  ["/About-Us", "/*", null],
  ["/robots.TXT", "/robots.txt", "/robots.txt"],
  ["/%2F/evil.test/", "/*", "/%2F/evil.test"],
])("%s with route %s becomes %s", (pathname, pattern, path) => {
  expect(canonicalPagePath(pathname, pattern)).toBe(path);
});
