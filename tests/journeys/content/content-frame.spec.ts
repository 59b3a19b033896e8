/** Visible details of the frame around content. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const main = (page: Page) => page.getByRole("main");
const article = "/learn-and-support/technical-support/choosing-a-blocking-agent/101";

test("C-CHROME-01: the section's navigation marks one entry, even if a group has the same page", {
  tag: "@no-scripts",
}, async ({ page }) => {
  for (const path of ["/product-information/promotions", "/learn-and-support/videos-and-webinars"]) {
    await page.goto(path);
    await expect(main(page).locator("aside [aria-current=page]")).toHaveCount(1);
    await expect(main(page).locator("aside [aria-current=page] + ul")).toHaveCount(0);
  }
});

test("C-CONT-03: no breadcrumb of an article is cut off", { tag: "@no-scripts" }, async ({ page, shop }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop.jp + article);
    const cut = await main(page)
      .getByRole("navigation")
      .first()
      .locator("*")
      .evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0),
      );
    expect(cut).toEqual([]);
  }
});

test("C-REND-06: a wide table scrolls within the page, with the keyboard too", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(shop.jp + article);
  const box = main(page)
    .getByRole("group")
    .filter({ has: page.getByRole("table") })
    .first();
  await box.focus();
  await expect(box).toBeFocused();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
});

test("C-REND-06: a wide table has no accessibility violation", { tag: "@scripts" }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(shop.jp + article);
  await expectAccessible(page, "article");
});

test("C-CMS-07: an office address fits one line on wide screens, in every language", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const host of ["global", "jp", "cn"] as const) {
    await page.goto(`${shop[host]}/about-us/contact-us`);
    const links = main(page).getByRole("table").getByRole("link");
    expect(await links.count()).toBeGreaterThan(5);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(24);
      expect(box?.height, await link.innerText()).toBeLessThan(36);
    }
  }
});

test("every breadcrumb of an inquiry is a page in the reader's language", { tag: "@no-scripts" }, async ({
  page,
  shop,
}) => {
  for (const [host, name] of [
    ["global", "Products and services inquiry"],
    ["jp", "製品・サービスのお問い合わせ"],
    ["cn", "产品与服务咨询"],
  ] as const) {
    await page.goto(`${shop[host]}/services/products-and-services-inquiry/customized-and-carrier-free-formulations`);
    await main(page).getByRole("navigation").first().getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
});

test("forms and blocks are nested as HTML allows", { tag: "@no-scripts" }, async ({ page, shop }) => {
  const paths = ["/", "/browse?q=akt", "/products/4060", "/country", article, "/about-us/contact-us", "/content"];
  for (const host of ["global", "jp"] as const)
    for (const path of paths) {
      await page.goto(shop[host] + path);
      await expect(page.locator(":is(span, p, button, a) :is(form, div, p, ul, h1, h2, h3)")).toHaveCount(0);
      await expect(page.locator("table [role]:is(tr, td, th, thead, tbody)")).toHaveCount(0);
    }
});
