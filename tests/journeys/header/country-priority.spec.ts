import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test";

const code = (page: Page) => page.getByRole("banner").locator("form[data-opens='country'] button").first();

test.describe("conflicting sources", () => {
  test.use({ extraHTTPHeaders: { "cf-ipcountry": "GB" } });

  test("C-CTRY-06: host wins over parameter, cookie and client header, in this order", {
    tag: "@no-scripts",
  }, async ({ page, shop }) => {
    await page.goto("/browse");
    await expect(code(page)).toHaveText("GB");
    await page.context().addCookies([
      { name: "country", value: "AT", url: shop.global },
      { name: "country", value: "AT", url: shop.jp },
    ]);
    await page.goto("/browse");
    await expect(code(page)).toHaveText("AT");
    await page.goto("/browse?country=DE");
    await expect(code(page)).toHaveText("DE");
    await page.goto(`${shop.jp}/browse?country=DE`);
    await expect(page).toHaveURL(`${shop.jp}/browse`);
    await expect(code(page)).toHaveText("JP");
  });
});

test.describe("Northern Ireland", () => {
  test.use({ extraHTTPHeaders: { "cf-ipcountry": "NIR" } });

  test("C-CTRY-07: the client region NIR gets the storefront of Ireland", { tag: "@no-scripts" }, async ({ page }) => {
    await page.goto("/browse");
    await expect(code(page)).toHaveText("IE");
  });
});

test.describe("a browser that prefers Japanese", () => {
  test.use({ locale: "ja-JP" });

  test("C-LOC-04, C-CTRY-17: gets English and US dollars on the main host", { tag: "@no-scripts" }, async ({
    page,
  }) => {
    await page.goto("/products/4060");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-us");
    await expect(code(page)).toHaveText("USA");
    await expect(page.getByRole("main").getByText(/^\$\d/).first()).toBeVisible();
  });
});

test("C-CTRY-09, C-CTRY-10: host, parameter and cookie decide the language, in this order", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  const language = () => page.locator("html");
  await page.context().addCookies([{ name: "language", value: "jp", url: shop.global }]);
  await page.goto("/browse");
  await expect(language()).toHaveAttribute("lang", "ja-jp");
  await page.goto("/browse?language=cn");
  await expect(language()).toHaveAttribute("lang", "zh-cn");
  await page.goto(`${shop.jp}/browse?language=en`);
  await expect(language()).toHaveAttribute("lang", "ja-jp");
  await page.goto(`${shop.cn}/browse?language=en`);
  await expect(language()).toHaveAttribute("lang", "zh-cn");
});

test("C-CTRY-18: prices are in the currency of the country", { tag: "@no-scripts" }, async ({ page, shop }) => {
  for (const [country, price] of [
    ["DE", /€/],
    ["GB", /£/],
  ] as const) {
    await page.context().addCookies([{ name: "country", value: country, url: shop.global }]);
    await page.goto("/products/4060");
    await expect(page.getByRole("main").getByText(price).first(), country).toBeVisible();
  }
});

test("C-CTRY-21: the settings contain country and address of the client, on the main host only", {
  tag: "@no-scripts",
}, async ({ request, shop }) => {
  const answer = await request.get(`${shop.global}/api/user/settings`, { headers: { "cf-ipcountry": "DE" } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toMatch(/\bno-store$/);
  expect(answer.headers()["access-control-allow-origin"]).toBeUndefined();
  const settings = await answer.json();
  expect(Object.keys(settings).sort()).toEqual(["clientIP", "countryCode"]);
  expect(settings.countryCode).toBe("DE");
  expect((await request.get(`${shop.jp}/api/user/settings`)).status()).toBe(404);
  expect((await request.get(`${shop.cn}/api/user/settings`)).status()).toBe(404);
});

test("C-CTRY-20, C-CTRY-21: the browser requests them once per session, and not on the Japan and China hosts", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/user/settings")) asked.push(new URL(request.url()).host);
  });
  const answered = page.waitForResponse(/\/api\/user\/settings$/);
  await page.goto("/browse");
  await answered;
  const kept = () => page.evaluate(() => sessionStorage.getItem("user-settings"));
  await expect.poll(kept).toContain("clientIP");
  await page.goto("/country");
  await expect(page.locator("html[data-device]")).toHaveCount(1);
  expect(await kept()).toContain("clientIP");
  for (const host of [shop.jp, shop.cn]) {
    await page.goto(`${host}/browse`);
    await expect(page.locator("html[data-device]")).toHaveCount(1);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(asked).toEqual([new URL(shop.global).host]);
});
