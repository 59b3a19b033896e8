/** Pages that are read: what they do without the app, and what brings it. Begun without the sign of other journeys. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { withPictures } from "../fixtures/browser";
import { expect, test } from "../fixtures/test";

test.use(withPictures);

const article = "/research/pathways/pi3k-akt-signaling";
/** Bytes of the file that does what reading needs. */
const readingBytes = 3_200;
const isTakenOver = (page: Page) => page.evaluate(() => "__remixRouter" in window);

test("C-HEAD-07, C-HEAD-10, C-CHROME-07, C-ANALYT-09: an article is read without the app", { tag: "@scripts" }, async ({
  browser,
  request,
  shop,
}) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (/\.js($|\?)/.test(response.url())) scripts.add(response.url());
  });
  await page.goto(shop.global + article);
  await expect(page.locator("html[data-device='desktop']")).toHaveCount(1);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.locator("summary", { hasText: "Products" }).first().hover();
  await expect(menu.getByRole("link", { name: "Phospho-specific antibodies" })).toBeVisible();
  await page.mouse.move(4, 780);
  await expect(menu.getByRole("link", { name: "Phospho-specific antibodies" })).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(menu).toBeHidden();

  const ahead = page.waitForRequest((request) => request.headers()["sec-purpose"] === "prefetch");
  await page.mouse.wheel(0, -600);
  await page.getByRole("main").locator("a[href^='/browse?q=']").first().hover();
  expect(new URL((await ahead).url()).pathname).toBe("/browse");

  const message = page.getByRole("dialog").filter({ hasText: "Network error." });
  await page.context().setOffline(true);
  await expect(message).toBeVisible();
  await page.context().setOffline(false);
  await expect(message).toHaveCount(0);

  const bodies = await Promise.all([...scripts].map(async (address) => (await request.get(address)).body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes, [...scripts].join()).toBeLessThanOrEqual(readingBytes);
  expect(await isTakenOver(page)).toBe(false);

  const field = page.getByRole("banner").getByRole("searchbox");
  await field.focus();
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
  expect(await isTakenOver(page)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(
        () => window.dataLayer?.filter((entry) => (entry as { event?: string }).event === "page_view").length,
      ),
    )
    .toBe(1);
  await page.close();
});
