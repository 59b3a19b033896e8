import { describe, expect, it } from "vitest";
import { isPrefetched } from "./prefetch";

describe("prefetch on hover", () => {
  it.each(["/", "/browse?q=akt", "/products/4060", "/products/4060/datasheet?images=0", "/countries-of-origin"])(
    "prefetches %s",
    (address) => expect(isPrefetched(address)).toBe(true),
  );

  it.each([
    ...["/account/my", "/cart", "/cart/quick-add", "/checkout/review", "/quote/review", "/country?return=%2F"],
    ...["/products/4060/datasheet/pdf", "/products/4060/datasheet/pdf?images=0", "/products/4060/export/ris"],
    ...["/library/guide/file", "/feeds/news.xml", "/sitemap.xml", "/cart/quick-add/sample.csv", "/guide.pdf?v=2"],
    ...["/browse?q=akt&language=jp", "/?country=DE"],
  ])("does not prefetch %s", (address) => expect(isPrefetched(address)).toBe(false));
});
