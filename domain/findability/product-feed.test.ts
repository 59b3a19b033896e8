import { expect, it } from "vitest";
import { type MerchantItem, merchantEnd, merchantItem, merchantStart } from "./product-feed";

const item: MerchantItem = {
  sku: "4060S",
  number: "4060",
  title: "Phospho-Akt <Ser473> & more",
  description: "x".repeat(6000),
  href: "https://shop.test/products/4060S",
  image: null,
  price: "399.00 USD",
  bulkPrices: [],
  availability: "in_stock",
  availableOn: null,
  productType: "Primary Antibody",
};

it("an item has the fields that merchant feeds require, and its texts have no markup", () => {
  const text = merchantItem(item);
  expect(text).toContain("<g:title>Phospho-Akt &lt;Ser473&gt; &amp; more</g:title>");
  expect(text).toContain("<g:price>399.00 USD</g:price>");
  expect(text).not.toMatch(/image_link|availability_date|bulk_price/);
  const bulkPrices = Array.from({ length: 8 }, (_, index) => ({ pieces: 5 + index, price: `${390 - index}.00 USD` }));
  const [first, ...others] = merchantItem({ ...item, bulkPrices }).match(/<g:bulk_price>.*?<\/g:bulk_price>/g) ?? [];
  expect(first).toBe("<g:bulk_price><g:min_quantity>5</g:min_quantity><g:price>390.00 USD</g:price></g:bulk_price>");
  expect(others).toHaveLength(5);
  expect(merchantItem({ ...item, availability: "backorder", availableOn: "2026-12-27" })).toContain(
    "<g:availability>backorder</g:availability><g:availability_date>2026-12-27T00:00Z</g:availability_date>",
  );
  expect(/<g:description>(x*)</.exec(text)?.[1]).toHaveLength(5000);
});

it("a feed is one channel", () => {
  const start = merchantStart({ title: "A & B", href: "https://shop.test/", description: "d" });
  expect(start + merchantItem(item) + merchantEnd).toMatch(
    /^<\?xml .*<channel><title>A &amp; B<.*<\/channel><\/rss>\n$/s,
  );
});
