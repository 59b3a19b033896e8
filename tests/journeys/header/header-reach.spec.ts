/** The page frame by touch and by keyboard, and the targets of its links. */
import type { Page } from "@playwright/test";
import { accessibilityViews, expectAccessible, expectFits } from "../../fixtures/axe";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const banner = (page: Page) => page.getByRole("banner");

test("everything in a phone's header is large enough for touch, and the country code is beside its icon", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/browse?q=akt");
  const small = await banner(page)
    .locator("a, button, input:not([type=hidden])")
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true });
        return shown && (width < 24 || height < 24) ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
      }),
    );
  expect(small).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const button = banner(page).getByRole("button", { name: "USA Country/region: United States" });
    const icon = await button.locator("svg").boundingBox();
    const code = await button.locator("b").boundingBox();
    if (!icon || !code) throw new Error("the button has an icon and a code");
    expect(code.x).toBeGreaterThan(icon.x + icon.width);
    expect(Math.abs(code.y + code.height / 2 - (icon.y + icon.height / 2))).toBeLessThan(4);
  }
});

test("without a cart the search extends to the page's edge", { tag: "@no-scripts" }, async ({ page, shop }) => {
  await page.goto(`${shop.cn}/browse`);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const search = await banner(page).getByRole("search").boundingBox();
    const heading = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox();
    if (!search || !heading) throw new Error("the page has a search and a column");
    expect(Math.round(search.x + search.width)).toBe(width - Math.round(heading.x));
  }
});

test.describe("with the keyboard only", { tag: "@scripts" }, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("C-HEAD-06: moves past the header, into the fourth level of the menu and back", async ({ page }) => {
    await page.goto("/country");
    await expect(page.locator("html[data-device]")).toHaveCount(1);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to main content");
    for (let step = 0; step < 30 && (await focused()) !== "Products"; step++) await page.keyboard.press("Tab");
    expect(await focused()).toBe("Products");
    await page.keyboard.press("Enter");
    const deep = banner(page).getByRole("link", { name: "Phospho-specific antibodies" });
    await expect(deep).toBeVisible();
    for (let step = 0; step < 12 && (await focused()) !== "Phospho-specific antibodies"; step++)
      await page.keyboard.press("Tab");
    await expect(deep).toBeFocused();
    await expect(deep).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Escape");
    await expect(deep).toBeHidden();
    expect(await focused()).toBe("Products");
    await page.keyboard.press("Enter");
    for (let step = 0; step < 12 && (await focused()) !== "Phospho-specific antibodies"; step++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/targetmodifications=/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("C-CTRY-02, C-CTRY-03: chooses a country, with the focus kept in the dialog", async ({ page }) => {
    await page.goto("/country");
    await expect(page.locator("html[data-device]")).toHaveCount(1);
    const button = banner(page)
      .getByRole("button", { name: /Country\/region/ })
      .first();
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Select your country/region" });
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("aust");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox")).toHaveValue("Austria");
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      const within = await dialog.evaluate((element) => {
        const at = document.activeElement;
        return at === document.body || element.contains(at);
      });
      expect(within).toBe(true);
    }
    await dialog.getByRole("button", { name: "Continue" }).focus();
    await page.keyboard.press("Enter");
    await expect(banner(page).getByRole("button", { name: /^AT / })).toBeVisible();
  });

  test("C-CTRY-02: the country selection is accessible as a page and as a dialog, in three languages", async ({
    page,
    shop,
  }) => {
    for (const [index, { host, width }] of accessibilityViews.entries()) {
      // The width depends on the language, but violations hardly do, so page and dialog are checked alternately.
      const [lookAtPage, lookAtDialog] =
        index % 2 === 0 ? [expectAccessible, expectFits] : [expectFits, expectAccessible];
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop[host]}/country`);
      await lookAtPage(page, `country page of ${host}, ${width}`);
      await expect(page.locator("html[data-device]")).toHaveCount(1);
      await banner(page).locator("[data-opens=country] button").first().click();
      const dialog = page.getByRole("dialog").filter({ has: page.getByRole("combobox") });
      await expect(dialog.getByRole("combobox")).toBeFocused();
      await lookAtDialog(page, `country dialog of ${host}, ${width}`);
      // A host with one language shows no language choice.
      await expect(dialog.locator("[data-language]")).toHaveCount(host === "global" ? 3 : 0);
      await expect(dialog.locator("div:empty:not([role])")).toHaveCount(0);
    }
  });
});
