import type { Page } from "@playwright/test";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

/** A small page; every page has the footer. */
const lightPage = "/about-us/our-company";

const footer = (page: Page) => page.getByRole("contentinfo");
const group = (page: Page, name: string) => footer(page).locator("summary", { hasText: name });
const inCompany = (page: Page) => footer(page).getByRole("link", { name: "Media room" });

test("C-FOOT-01: groups expand and collapse below 640 px, and are expanded from there on", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(lightPage);
  for (let press = 0; press < 2; press += 1) {
    await expect(inCompany(page)).toBeVisible();
    await group(page, "Company").click();
    await expect(inCompany(page)).toBeHidden();
    await group(page, "Company").click();
  }
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["Featured offers", "Troubleshooting", "Order support", "Media room"]) {
      await expect(footer(page).getByRole("link", { name, exact: true }).first()).toBeVisible();
    }
  }
});

test("C-FOOT-01, C-CHROME-15: with scripts groups start collapsed, and follow a resized window after 50 ms", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(lightPage);
  await expect(page.locator("html")).toHaveAttribute("data-device", "small-mobile");
  await expect(inCompany(page)).toBeHidden();
  await group(page, "Company").click();
  await expect(inCompany(page)).toBeVisible();
  await group(page, "Company").click();
  await expect(inCompany(page)).toBeHidden();
  for (const [width, device] of [
    [639, "small-mobile"],
    [640, "mobile"],
    [767, "mobile"],
    [768, "tablet"],
    [1023, "tablet"],
    [1024, "desktop"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator("html"), `${width} px`).toHaveAttribute("data-device", device);
  }
  await expect(inCompany(page)).toBeVisible();
});

test("C-FOOT-04: copyright, its background and the logo come from the global settings", { tag: "@no-scripts" }, async ({
  page,
  shop,
}) => {
  await page.goto(lightPage);
  await expect(
    footer(page).getByText("© 2026 Benchside. A demonstration shop: nothing here is for sale."),
  ).toBeVisible();
  const logo = footer(page).getByRole("link", { name: "Benchside", exact: true }).getByRole("img");
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const band = footer(page).locator("img[src*='copyright-band']");
  await expect(band).toBeVisible();
  // The band of lanes ends above the text.
  const strip = await band.boundingBox();
  const words = await footer(page).getByText("© 2026 Benchside.").boundingBox();
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  await page.goto(`${shop.cn}${lightPage}`);
  await expect(footer(page).getByText("演示备案00000000号")).toBeVisible();
});

test("C-FOOT-05, C-FOOT-06: the first tab stop skips the header; events hide and show the footer", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto(lightPage);
  await expect(page.locator("html[data-device]")).toHaveCount(1);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event("footer:hide")));
  await expect(footer(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("footer:show")));
  await expect(footer(page).getByRole("link", { name: "Privacy" }).last()).toBeVisible();
});
