/** Visible details of the frame around content. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const main = (page: Page) => page.getByRole("main");
const article = "/learn-and-support/technical-support/choosing-a-blocking-agent/101";

test("C-CONT-03, C-REND-06: no breadcrumb of an article is cut off, its text has its own column, and a wide table scrolls within the page, also with the keyboard", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  await page.goto(shop.jp + article);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await main(page)
      .getByRole("navigation")
      .first()
      .locator("*")
      .evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0),
      );
    expect(cut).toEqual([]);
    // Contents, products and the template's slot are in separate areas, so they take no width from the text.
    const title = await main(page).getByRole("heading", { level: 1 }).boundingBox();
    expect(title?.width, `title at ${width} pixels`).toBeGreaterThan(width === 360 ? 320 : width * 0.35);
  }
  const box = main(page)
    .getByRole("group")
    .filter({ has: page.getByRole("table") })
    .first();
  await box.focus();
  await expect(box).toBeFocused();
  // Most tables fit a phone, so this one is made wider than the window.
  await box.getByRole("table").evaluate((table: HTMLElement) => {
    table.style.inlineSize = "60rem";
  });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
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
