/** The cart in each market: ways to buy, prices, language, and where there is no cart. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainBrowser, plainBrowser } from "../plain-browser";
import type { Page } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const distributorNote = /sent to your local distributor/;
const noOrdering = "Online ordering is not available in your country/region.";

/** A new visitor who has chosen country and language. */
function visitorIn(country: string, language?: string): PlainBrowser {
  const visitor = plainBrowser(shop);
  visitor.setCookie("country", country === "US" ? "USA" : country);
  if (language) visitor.setCookie("language", language);
  return visitor;
}

async function add(visitor: PlainBrowser, sku: string, quantity = "1"): Promise<Page> {
  return visitor.post("/cart", { intent: "add", sku, quantity });
}

async function cartIn(country: string, language?: string): Promise<Page> {
  const visitor = visitorIn(country, language);
  expect((await add(visitor, "4060S", "2")).status, country).toBe(303);
  return visitor.goto("/cart");
}

const hrefs = ({ main }: Page, words: string | RegExp) => main.all("a", words).map(({ attribs }) => attribs.href);
const headerLinks = (page: Page, href: string) =>
  page.all("header").flatMap((header) => header.all("a").filter(({ attribs }) => attribs.href === href));

it("T-BASK-16, T-BASK-17, T-BASK-18, C-PRICE-10: distributor countries see no price and request a quote", async () => {
  for (const country of ["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"]) {
    const cart = await cartIn(country);
    expect(cart.main.text, country).toMatch(distributorNote);
    expect(hrefs(cart, "Request a Quote"), country).toEqual(["/quote/review"]);
    expect(hrefs(cart, /checkout/i), country).toEqual([]);
    expect(cart.main.text, country).not.toMatch(/[$€£￥]|Subtotal/);
  }
});

it("T-BASK-20, C-PRICE-10: quote countries may turn the cart into a quote, in their own currency", async () => {
  for (const [country, subtotal] of [
    ["US", /Subtotal \$/],
    ["DE", /Subtotal [\d., ]*€/],
    ["AT", /Subtotal [\d., ]*€/],
    ["GB", /Subtotal £/],
  ] as const) {
    const cart = await cartIn(country);
    expect(cart.main.text, country).toMatch(/turn this basket into a quote/);
    expect(cart.main.text, country).toMatch(subtotal);
    expect(hrefs(cart, "Proceed to checkout"), country).toEqual(["/checkout/review"]);
    expect(hrefs(cart, "Turn basket into a quote"), country).toEqual(["/quote/review"]);
    expect(cart.main.text, country).not.toMatch(distributorNote);
  }
});

it("T-BASK-19, T-BASK-20: Japan has no checkout and proceeds to the basket review", async () => {
  const japan = `http://jp.localhost:${shop.port}`;
  const visitor = plainBrowser(shop);
  expect((await visitor.post(`${japan}/cart`, { intent: "add", sku: "4060S", quantity: "1" })).status).toBe(303);
  const cart = await visitor.goto(`${japan}/cart`);
  expect(hrefs(cart, "バスケットの確認へ進む")).toEqual(["/quote/review"]);
  expect(hrefs(cart, /手続き/)).toEqual([]);
  expect(cart.main.text).toContain("見積書を作成");
  expect(cart.main.text).toContain("￥63,000");
});

it("T-BASK-19: in English, the button says 'Proceed to basket review'", async () => {
  const cart = await cartIn("JP", "en");
  expect(hrefs(cart, "Proceed to basket review")).toEqual(["/quote/review"]);
  expect(hrefs(cart, /checkout/i)).toEqual([]);
});

it("C-PRICE-11: products excluded or without a price in a country cannot be added there, but elsewhere", async () => {
  const refusal = "The product code is not available to add to your basket at this time.";
  for (const [country, sku] of [
    ["US", "2112S"],
    ["DE", "2110S"],
  ] as const) {
    const refused = await add(visitorIn(country), sku);
    expect([sku, refused.status]).toEqual([sku, 422]);
    expect(refused.body, sku).toContain(refusal);
  }
  expect((await add(visitorIn("DE"), "2112S")).status).toBe(303);
  for (const [sku, status] of [
    ["2113S", 422],
    ["2111S", 422],
    ["2112S", 303],
  ] as const)
    expect([sku, (await add(visitorIn("JP"), sku)).status]).toEqual([sku, status]);
});

it("the cart is available in Chinese", async () => {
  const { main } = await cartIn("US", "cn");
  for (const text of ["购物车", "2 件商品", "最近添加：4060S", "商品合计", "去结算", "将购物车转为报价单"])
    expect(main.text).toContain(text);
  expect(main.text).not.toMatch(/basket|checkout|subtotal|quote/i);
});

it("T-BTN-07: US, DE, AT, GB, Japan and the distributor countries have a basket and quick add", async () => {
  for (const country of ["US", "DE", "AT", "GB", "BR", "IN", "IL", "TR", "ZA", "PL", "CZ"]) {
    const home = await visitorIn(country).goto("/");
    for (const href of ["/cart", "/cart/quick-add"])
      expect([country, headerLinks(home, href).length > 0]).toEqual([country, true]);
  }
  const japan = await plainBrowser(shop).goto(`http://jp.localhost:${shop.port}/`);
  expect(headerLinks(japan, "/cart")).not.toEqual([]);
});

it("T-BTN-07: other countries have none, not even by its address", async () => {
  for (const country of ["FR", "NL", "CA", "KE"]) {
    const visitor = visitorIn(country);
    for (const path of ["/cart", "/cart/quick-add"]) {
      const page = await visitor.goto(path);
      expect(page.main.text, country).toContain(noOrdering);
      expect(headerLinks(page, "/cart"), country).toEqual([]);
    }
    expect([country, (await add(visitor, "4060S")).status]).toEqual([country, 403]);
  }
  const china = await plainBrowser(shop).goto(`http://cn.localhost:${shop.port}/`);
  expect(headerLinks(china, "/cart")).toEqual([]);
});
