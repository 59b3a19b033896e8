import type { Page } from "@playwright/test";
import { basketCount, chooseMarket, fillBasket, hydrated } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const ways = (page: Page) => page.getByRole("main");
const distributorNote = /sent to your local distributor/;

test("T-BASK-16, T-BASK-17, T-BASK-18, C-PRICE-10: distributor countries see no price and request a quote", async ({
  page,
  shop,
}) => {
  for (const country of ["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"]) {
    await page.context().clearCookies();
    await chooseMarket(page, shop.global, country);
    await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
    await page.goto("/cart");
    await expect(ways(page).getByText(distributorNote), country).toBeVisible();
    const request = ways(page).getByRole("link", { name: "Request a Quote", exact: true });
    await expect(request).toHaveAttribute("href", "/quote/review");
    await expect(ways(page).getByRole("link", { name: /checkout/i })).toHaveCount(0);
    await expect(ways(page).getByText(/[$€£￥]|Subtotal/)).toHaveCount(0);
  }
});

test("T-BASK-20, C-PRICE-10: quote countries may turn the cart into a quote, in their own currency", async ({
  page,
  shop,
}) => {
  for (const [country, symbol] of [
    ["US", "$"],
    ["DE", "€"],
    ["AT", "€"],
    ["GB", "£"],
  ] as const) {
    await page.context().clearCookies();
    await chooseMarket(page, shop.global, country);
    await fillBasket(page, shop.global, { sku: "4060S" });
    await page.goto("/cart");
    await expect(ways(page).getByText(/turn this basket into a quote/), country).toBeVisible();
    await expect(ways(page).getByText("Subtotal").locator("..")).toContainText(symbol);
    await expect(ways(page).getByRole("link", { name: "Proceed to checkout" })).toHaveAttribute(
      "href",
      "/checkout/review",
    );
    await expect(ways(page).getByRole("link", { name: "Turn basket into a quote" })).toHaveAttribute(
      "href",
      "/quote/review",
    );
    await expect(ways(page).getByText(distributorNote)).toHaveCount(0);
  }
});

test("T-BASK-19, T-BASK-20: Japan has no checkout and proceeds to the basket review", async ({
  page,
  shop,
  scripts,
}) => {
  await page.goto(`${shop.jp}/products/4060S`);
  if (scripts) await hydrated(page);
  await page.locator("#order").getByRole("button", { name: "バスケットに追加" }).first().click();
  await expect(basketCount(page)).toHaveText("(1)");
  await page.goto(`${shop.jp}/cart`);
  await expect(ways(page).getByRole("link", { name: "バスケットの確認へ進む" })).toHaveAttribute(
    "href",
    "/quote/review",
  );
  await expect(ways(page).getByRole("link", { name: /手続き/ })).toHaveCount(0);
  await expect(ways(page).getByText("見積書を作成")).toBeVisible();
  await expect(ways(page)).toContainText("￥63,000");
});

test("T-BASK-19: in English, the button says 'Proceed to basket review'", async ({ page, shop }) => {
  await chooseMarket(page, shop.global, "JP", "en");
  await fillBasket(page, shop.global, { sku: "4060S" });
  await page.goto("/cart");
  const review = ways(page).getByRole("link", { name: "Proceed to basket review", exact: true });
  await expect(review).toHaveAttribute("href", "/quote/review");
  await expect(ways(page).getByRole("link", { name: /checkout/i })).toHaveCount(0);
});

test("C-PRICE-11: products excluded or without a price in a country cannot be added there, but elsewhere", async ({
  page,
  shop,
}) => {
  const add = async (origin: string, sku: string) => {
    const form = { intent: "add", sku, quantity: "1" };
    const response = await page.request.post(`${origin}/cart`, { form, headers: { origin }, maxRedirects: 0 });
    return { status: response.status(), text: await response.text() };
  };
  const unavailable = "The product code is not available to add to your basket at this time.";
  await chooseMarket(page, shop.global, "US");
  expect(await add(shop.global, "2112S")).toMatchObject({ status: 422, text: expect.stringContaining(unavailable) });
  await chooseMarket(page, shop.global, "DE");
  expect(await add(shop.global, "2110S")).toMatchObject({ status: 422, text: expect.stringContaining(unavailable) });
  expect((await add(shop.global, "2112S")).status).toBe(303);
  await page.context().clearCookies();
  await chooseMarket(page, shop.global, "JP");
  expect((await add(shop.global, "2113S")).status).toBe(422);
  expect((await add(shop.global, "2111S")).status).toBe(422);
  expect((await add(shop.global, "2112S")).status).toBe(303);
});

test("the cart is available in Chinese", async ({ page, shop }) => {
  await chooseMarket(page, shop.global, "US", "cn");
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  await page.goto("/cart");
  for (const text of ["购物车", "2 件商品", "最近添加：4060S", "商品合计", "去结算", "将购物车转为报价单"]) {
    await expect(ways(page).getByText(text).first()).toBeVisible();
  }
  await expect(ways(page)).not.toContainText(/basket|checkout|subtotal|quote/i);
});
