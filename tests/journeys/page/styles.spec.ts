/** The style sheet of interactive pages is fetched once a reading page is idle. */
import { expect, test } from "../../fixtures/test";

test("a reading page prefetches the second style sheet once", { tag: "@scripts" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/further-styles-")) asked.push(request.url());
  });
  await page.goto("/learn-and-support");
  const ahead = page.locator("head link[rel=prefetch][href*='/further-styles-']");
  await expect(ahead).toHaveCount(1);
  await expect.poll(() => asked.length).toBe(1);
  await page.goto("/cart");
  await expect(page.locator("head link[rel=stylesheet]")).toHaveCount(2);
  await expect(ahead).toHaveCount(0);
});
