/** Off-screen content is laid out late on a phone. This must not move content that is being pressed or read. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test";

test.use({ viewport: { width: 390, height: 844 } });

/** Top of each element, in CSS px from the top of the page. */
const places = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((found) => found.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

const settled = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-settled", "");

test("sections skipped during layout keep their position", { tag: "@scripts" }, async ({ page }) => {
  const parts = "main section[id]";
  await page.goto("/products/4060");
  await settled(page);
  const kept = await places(page, parts);
  expect(kept.length).toBeGreaterThan(8);
  // Forces a complete layout.
  await page.evaluate(() => document.documentElement.removeAttribute("data-settled"));
  expect(await places(page, parts)).toEqual(kept);
});

test("visible rows of a list do not move while others are laid out", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await settled(page);
  /** Top of the row in the middle of the window, by its link. */
  const seen = () =>
    page.evaluate(async () => {
      const top = (row: Element) => Math.round(row.getBoundingClientRect().top);
      const row = document.elementsFromPoint(200, 420).find((element) => element.matches("#results li"));
      if (!row) return null;
      const before = top(row);
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      return { moved: top(row) - before };
    });
  await page.evaluate(() =>
    scrollTo(0, document.querySelector("nav[aria-label='Pages']")?.getBoundingClientRect().top ?? 0),
  );
  await page.mouse.move(200, 420);
  const rows: (number | null)[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, -380);
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    );
    rows.push((await seen())?.moved ?? null);
  }
  expect(rows.filter((moved) => moved !== null).length).toBeGreaterThan(8);
  expect(rows.filter((moved) => moved !== null && Math.abs(moved) > 1)).toEqual([]);
});

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

test("sizes are measured again for another window width", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await settled(page);
  await page.setViewportSize({ width: 600, height: 844 });
  await expect.poll(() => page.locator("html").getAttribute("data-settled")).toBeNull();
  await settled(page);
});
