import { expect, it } from "vitest";
import { isShopPage } from "./shop-page";

it.each([
  ...["/", "/cart", "/Cart/", "/cart/quick-add", "/account/my/lists", "/account/my", "/account", "/products"],
  ...["/products/4060", "/products/primary-antibodies/4060", "/checkout", "/quote", "/clones/d9e", "/lots/12.json"],
  ...[
    "/01/09506000134352",
    "/ucp/v1",
    "/api/basket",
    "/mcp",
    "/robots.txt",
    "/.well-known/security.txt",
    "/feeds/x.xml",
  ],
])("a route serves %s", (path) => {
  expect(isShopPage(path)).toBe(true);
});

it.each([
  ...["/about-us/contact-us", "/services/proteomics-analytical-services/ptmscan-inquiries", "/about-us/terms"],
  ...["/research/new-page", "/carts", "/cart/quick-adds", "/account/other", "/products/a/b/c/d", "/robotsxtxt"],
  ...["/learn-and-support", "/learn-and-support/evidence/more"],
])("no route serves %s", (path) => {
  expect(isShopPage(path)).toBe(false);
});
