/** Reading pages: their scripts, and features for readers. */
import { brotliCompressSync } from "node:zlib";
import { budgets } from "../../../bench/script-bytes.mjs";
import { withPictures } from "../../fixtures/browser";
import { allowAnalytics } from "../../fixtures/consent";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const article = "/research/pathways/pi3k-akt-signaling";

test("C-HEAD-07, C-HEAD-10, C-CHROME-07, C-ANALYT-09: an article loads few scripts, each once", {
  tag: "@scripts",
}, async ({ browser, request, shop }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const fetched: string[] = [];
  page.on("request", (asked) => {
    if (asked.url().startsWith(shop.global) && asked.headers()["sec-purpose"] !== "prefetch") fetched.push(asked.url());
  });
  await allowAnalytics(page.context(), shop.global);
  await page.goto(shop.global + article);
  await expect(page.locator("html[data-device='desktop']")).toHaveCount(1);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.locator("summary", { hasText: "Products" }).first().hover();
  await expect(menu.getByRole("link", { name: "Phospho-specific antibodies" })).toBeVisible();
  await page.mouse.move(4, 780);
  await expect(menu.getByRole("link", { name: "Phospho-specific antibodies" })).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(menu).toBeHidden();

  // This browser prefetches according to the document's speculation rules.
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);

  const message = page.getByRole("dialog").filter({ hasText: "Network error." });
  await page.context().setOffline(true);
  await expect(message).toBeVisible();
  await page.context().setOffline(false);
  await expect(message).toHaveCount(0);

  await expect
    .poll(() =>
      page.evaluate(
        () => window.dataLayer?.filter((entry) => (entry as { event?: string }).event === "page_view").length,
      ),
    )
    .toBe(1);
  const scripts = fetched.filter((address) => /\.js($|\?)/.test(address));
  const bodies = await Promise.all(
    [...new Set(scripts)].map(async (address) => (await request.get(address, { maxRetries })).body()),
  );
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes, scripts.join()).toBeLessThanOrEqual(budgets.reading);
  expect(fetched.filter((address, index) => fetched.indexOf(address) !== index)).toEqual([]);
  expect(await page.evaluate(() => "__remixContext" in window)).toBe(false);
  await page.close();
});
