import type { Page } from "@playwright/test";
import { chooseMarket } from "../fixtures/basket";
import { expect, test } from "../fixtures/test";

const panel = (page: Page) => page.getByRole("region", { name: /^(Sizes and prices|サイズと価格|规格与价格)$/ });
const add = (page: Page) => panel(page).getByRole("button", { name: "ADD TO BASKET", exact: true });
const quote = (page: Page) => panel(page).getByRole("button", { name: "REQUEST A PRICE QUOTE", exact: true });
const anyPrice = /[$€£￥¥]\s?\d/;

interface Offer {
  readonly sku: string;
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
}

/** Offers of the page's structured data. */
async function offers(page: Page): Promise<Offer[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts
    .map((text) => JSON.parse(text))
    .flatMap((data) => data["@graph"] ?? [data])
    .flatMap((node) => node.offers ?? []);
}

for (const [country, price, currency] of [
  ["US", "$399.00", "USD"],
  ["DE", "€415.00", "EUR"],
  ["AT", "€423.00", "EUR"],
  ["GB", "£351.00", "GBP"],
  ["JP", "￥63,000", "JPY"],
] as const)
  test(`C-CTRY-01, C-PRICE-02, C-PRICE-04, C-PRICE-05, C-PRICE-13, C-PRICE-15, C-DATA-03: ${country} sees its own price and buys`, async ({
    page,
    shop,
  }) => {
    await chooseMarket(page, shop.global, country, "en");
    await page.goto("/products/4060S");
    const row = panel(page).getByRole("row", { name: /4060S/ });
    await expect(row.getByText(price, { exact: true })).toBeVisible();
    await expect(row.getByRole("radio")).toBeChecked();
    await expect(add(page)).toBeVisible();
    const [offer] = await offers(page);
    expect(offer).toMatchObject({ sku: "4060S", priceCurrency: currency, availability: "https://schema.org/InStock" });
    expect(Number(offer?.price)).toBe(Number(price.replace(/[^\d.]/g, "")));
  });

test("C-PRICE-06, C-DATA-23: China's prices come from the price service, and nothing is ordered there", async ({
  page,
  shop,
}) => {
  await chooseMarket(page, shop.global, "CN", "en");
  await page.goto("/products/4060S");
  await expect(panel(page).getByText("¥3,350.00", { exact: true })).toBeVisible();
  await expect(panel(page).getByRole("button")).toHaveCount(0);
  await expect(panel(page).getByRole("link", { name: "Contact us to order" })).toBeVisible();
  expect(await offers(page)).toEqual([]);
});

test("C-PRICE-06: Japan and China ask the price service, others do not", async ({ page, shop, request, scripts }) => {
  // A product that nobody has asked for in Japan before: a page that is kept asks no service.
  const unseen = scripts ? "64509" : "47140";
  const asked = async (country: string, key: string) => {
    const since = Date.now();
    await page.context().clearCookies();
    await chooseMarket(page, shop.global, country, "en");
    await page.goto(`/products/${key}`);
    const { calls } = await (await request.get(`${shop.services}/_demo/calls?since=${since - 1}`)).json();
    return calls.filter(
      (call: { path: string; query: string }) => call.path.includes("getclp") && call.query.includes(key),
    );
  };
  expect(await asked("US", unseen)).toEqual([]);
  expect((await asked("JP", unseen)).length).toBe(1);
});

for (const country of ["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"])
  test(`C-PRICE-07, C-PRICE-10: ${country} sees no price and asks its distributor`, async ({ page, shop }) => {
    await chooseMarket(page, shop.global, country);
    await page.goto("/products/4060S");
    await expect(panel(page)).not.toContainText(anyPrice);
    await expect(panel(page).getByText("Your local distributor tells you price and availability.")).toBeVisible();
    await expect(quote(page)).toBeVisible();
    await expect(add(page)).toHaveCount(0);
    expect(await offers(page)).toEqual([]);
  });

test("C-PRICE-09: countries with a partner get its button in place of the basket", async ({ page, shop }) => {
  for (const country of ["BE", "NL", "LU", "FR", "CA", "AU", "NZ"]) {
    await chooseMarket(page, shop.global, country);
    await page.goto("/products/4060S");
    const link = panel(page).getByRole("link", { name: /BUY FROM OUR PARTNER/ });
    await expect(link, country).toHaveAttribute("href", /^https:\/\//);
    await expect(panel(page).getByRole("button"), country).toHaveCount(0);
    await expect(panel(page), country).not.toContainText(anyPrice);
  }
});

test("C-PRICE-04, C-PRICE-05: elsewhere there is neither price nor basket, and a way to ask", async ({
  page,
  shop,
}) => {
  await chooseMarket(page, shop.global, "KR");
  await page.goto("/products/4060S");
  await expect(panel(page)).not.toContainText(anyPrice);
  await expect(panel(page).getByRole("button")).toHaveCount(0);
  await expect(panel(page).getByRole("link", { name: "Contact us to order" })).toBeVisible();
});

test("C-PRICE-01: no price of what is discontinued; it names its successor", async ({ page }) => {
  await page.goto("/products/2102S");
  await expect(panel(page).getByText("Product 2102 is discontinued")).toBeVisible();
  await expect(panel(page)).not.toContainText(anyPrice);
  await expect(panel(page).getByRole("button")).toHaveCount(0);
  expect(await offers(page)).toEqual([]);
  const successor = page
    .getByRole("main")
    .getByRole("link", { name: /^75209/ })
    .first();
  await expect(successor).toHaveAttribute("href", "/products/75209");
});

test("C-PROD-14: an obsolete product keeps a page without purchase that nobody indexes", async ({ page }) => {
  await page.goto("/products/2106S");
  await expect(panel(page).getByText("Product 2106 is discontinued")).toBeVisible();
  await expect(panel(page)).not.toContainText(anyPrice);
  await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/);
});

test("C-PRICE-01, C-PROD-14: products before their release have no page for visitors", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  for (const key of ["2103", "2105", "2107"]) expect((await page.goto(`/products/${key}`))?.status(), key).toBe(404);
});

test("C-PRICE-03: on hold is said outside Japan, where it is simply not sold", async ({ page, shop }) => {
  const text = "Product on Backorder - Available Within 30 Days";
  await page.goto("/products/2101S");
  await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
  await expect(add(page)).toBeVisible();
  expect((await offers(page))[0]?.availability).toBe("https://schema.org/BackOrder");
  await chooseMarket(page, shop.global, "JP", "en");
  await page.goto("/products/2101S");
  await expect(panel(page).getByText("Product 2101 is currently unavailable")).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(add(page)).toHaveCount(0);
});

test("C-PRICE-11: what a country excludes, or has no price for, is not sold there and is elsewhere", async ({
  page,
  shop,
}) => {
  for (const [country, key] of [
    ["US", "2112"],
    ["JP", "2113"],
    ["DE", "2110"],
    ["JP", "2111"],
  ] as const) {
    await chooseMarket(page, shop.global, country, "en");
    await page.goto(`/products/${key}`);
    await expect(
      panel(page).getByText(`Product ${key} is currently unavailable`),
      `${key} in ${country}`,
    ).toBeVisible();
    await expect(panel(page).getByRole("button")).toHaveCount(0);
    expect(await offers(page), `${key} in ${country}`).toEqual([]);
    await chooseMarket(page, shop.global, "GB", "en");
    await page.goto(`/products/${key}`);
    await expect(add(page), `${key} in GB`).toBeVisible();
  }
});

test("C-PRICE-14: hidden prices are asked for; what is made to order says so", async ({ page }) => {
  await page.goto("/products/2114S");
  await expect(panel(page).getByText("The price of this product is given on request.")).toBeVisible();
  await expect(panel(page)).not.toContainText(anyPrice);
  await expect(quote(page)).toBeVisible();
  expect(await offers(page)).toEqual([]);
  await page.goto("/products/2115S");
  await expect(panel(page).getByText(/^Made to order\./)).toBeVisible();
  await expect(add(page)).toBeVisible();
});

test("a product of the proteomics services is inquired for, not sold", async ({ page }) => {
  await page.goto("/products/3990S");
  await expect(panel(page).getByRole("link", { name: "PTMScan inquiry" })).toHaveAttribute(
    "href",
    "/services/proteomics-analytical-services/ptmscan-inquiries",
  );
  await expect(panel(page).getByRole("button")).toHaveCount(0);
});

test("C-PRICE-12: without an answer of the price service the page says so, and sells again when it answers", async ({
  page,
  shop,
  request,
}, { project }) => {
  // Each project has a product of its own: kept answers of one would hide the fault from the other.
  const sku = project.name === "scripts" ? "9803S" : "26938S";
  const fault = (mode: string) =>
    request.post(`${shop.services}/_demo/faults`, { data: { service: "availability", mode, match: sku } });
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

test("T-SHIP-01, T-SHIP-05: dates of the US, as month and day; none elsewhere and no call", async ({
  page,
  shop,
  request,
}) => {
  await page.goto("/products/4060S");
  await expect(
    panel(page)
      .getByRole("row", { name: /4060S/ })
      .getByText(/^(Today|[A-Z][a-z]{2} \d{1,2})$/),
  ).toBeVisible();
  const since = Date.now();
  await chooseMarket(page, shop.global, "DE");
  await page.goto("/products/2102");
  await page.goto("/products/9272S");
  await expect(panel(page).getByRole("columnheader", { name: "Ships" })).toHaveCount(0);
  const { calls } = await (await request.get(`${shop.services}/_demo/calls?since=${since}`)).json();
  expect(calls.filter(({ path }: { path: string }) => path.includes("/gop/DE/"))).toEqual([]);
});
