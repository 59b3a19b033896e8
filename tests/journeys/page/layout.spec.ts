/** A phone lays out late what its window does not show. What is pressed or read must not move because of it. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test";

test.use({ viewport: { width: 390, height: 844 } });

/** Where each part begins, in CSS px from the top of the page. */
const places = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((found) => found.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

const settled = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-settled", "");

for (const [path, parts] of [
  ["/browse", "main h2"],
  ["/products/4060", "main section[id]"],
] as const) {
  test(`parts that are left out once ${path} has settled keep their places`, { tag: "@scripts" }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const kept = await places(page, parts);
    expect(kept.length).toBeGreaterThan(8);
    // Laid out as a whole.
    await page.evaluate(() => document.documentElement.removeAttribute("data-settled"));
    expect(await places(page, parts)).toEqual(kept);
  });
}

test("a link to a section leads to it, before and after the page has settled", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/products/4060#citations");
  await settled(page);
  const heading = page.locator("#citations h2");
  await expect(heading).toBeInViewport();
  await page.goto("/products/4060");
  await settled(page);
  await page.locator("main header a[href='#citations']").click();
  await expect(heading).toBeInViewport();
});

test("another width of the window has other sizes", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await settled(page);
  await page.setViewportSize({ width: 600, height: 844 });
  await expect.poll(() => page.locator("html").getAttribute("data-settled")).toBeNull();
  await settled(page);
});
