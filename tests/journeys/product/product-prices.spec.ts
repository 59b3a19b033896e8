import type { Page } from "@playwright/test";
import { chooseMarket } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const panel = (page: Page) => page.getByRole("region", { name: /^(Sizes and prices|サイズと価格|规格与价格)$/ });
const add = (page: Page) => panel(page).getByRole("button", { name: "ADD TO BASKET", exact: true });

/** Offers of the page's structured data. */
async function offers(page: Page): Promise<{ readonly sku: string }[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts
    .map((text) => JSON.parse(text))
    .flatMap((data) => data["@graph"] ?? [data])
    .flatMap((node) => node.offers ?? []);
}

/** Each market is tested without a browser in tests/integration/product/product-prices.test.ts. */
for (const [country, price] of [
  ["US", "$399.00"],
  ["JP", "￥63,000"],
] as const)
  test(`the price of ${country} is shown, and its size can be bought`, { tag: "@scripts" }, async ({ page, shop }) => {
    await chooseMarket(page, shop.global, country, "en");
    await page.goto("/products/4060S");
    const row = panel(page).getByRole("row", { name: /4060S/ });
    await expect(row.getByText(price, { exact: true })).toBeVisible();
    await expect(row.getByRole("radio")).toBeChecked();
    await expect(add(page)).toBeVisible();
    expect((await offers(page))[0]?.sku).toBe("4060S");
  });

test("C-PRICE-12: an outage of the price service is reported, and buying works again afterwards", {
  tag: "@scripts",
}, async ({ page, shop, request }) => {
  // No other journey opens this product: a cached answer would hide the fault.
  const sku = "9803S";
  const fault = (mode: string) =>
    request.post(`${shop.services}/_demo/faults`, {
      data: { service: "availability", mode, match: sku },
      maxRetries: 2,
    });
  await chooseMarket(page, shop.global, "JP", "en");
  try {
    await fault("garbage");
    expect((await page.goto(`/products/${sku}`))?.status()).toBe(200);
    await expect(panel(page).getByText("Product Pricing Unavailable", { exact: true })).toBeVisible();
    await expect(panel(page).getByRole("button")).toHaveCount(0);
    expect(await offers(page)).toEqual([]);
  } finally {
    await fault("none");
  }
  await page.goto(`/products/${sku}`);
  await expect(panel(page)).toContainText("￥");
  await expect(add(page)).toBeVisible();
});
