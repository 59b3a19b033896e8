/** Off-screen content is laid out late on a phone. Content that is pressed or read must not move because of it. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test";

test.use({ viewport: { width: 390, height: 844 } });

/** Top of each part, in CSS px from the top of the page. */
const places = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((found) => found.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

const settled = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-settled", "");

for (const [path, parts] of [
  ["/browse", "main h2"],
  ["/products/4060", "main section[id]"],
] as const) {
  test(`parts skipped during layout keep their position on ${path}`, { tag: "@scripts" }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const kept = await places(page, parts);
    expect(kept.length).toBeGreaterThan(8);
    // Forces a complete layout.
    await page.evaluate(() => document.documentElement.removeAttribute("data-settled"));
    expect(await places(page, parts)).toEqual(kept);
  });
}

test("a link to a section works before and after the late layout", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/products/4060#citations");
  await settled(page);
  const heading = page.locator("#citations h2");
  await expect(heading).toBeInViewport();
  await page.goto("/products/4060");
  await settled(page);
  await page.locator("main header a[href='#citations']").click();
  await expect(heading).toBeInViewport();
});

test("another window width gives other sizes", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await settled(page);
  await page.setViewportSize({ width: 600, height: 844 });
  await expect.poll(() => page.locator("html").getAttribute("data-settled")).toBeNull();
  await settled(page);
});
