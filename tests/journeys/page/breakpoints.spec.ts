/** Widths at which the layout changes (C-CHROME-13). */
import type { Page } from "@playwright/test";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

/** For each width, a property of the home page that changes there. */
const changes = {
  414: ["main h1", "font-size"],
  640: ["main h1", "padding-inline-start of its column"],
  768: ["header nav[popover]", "display"],
  1024: ["footer [data-frame] > div", "grid-template-columns"],
  1280: ["main h1", "font-size"],
  1536: ["main h1", "padding-inline-start of its column"],
} as const;

async function drawn(page: Page, width: number, [selector, property]: readonly [string, string]): Promise<string> {
  await page.setViewportSize({ width, height: 800 });
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      if (!name.endsWith("of its column")) {
        const value = getComputedStyle(element).getPropertyValue(name);
        // Column sizes are in pixels; only the number of columns matters.
        return name.startsWith("grid") ? String(value.split(" ").length) : value;
      }
      let column: Element | null = element;
      while (column && getComputedStyle(column).paddingInlineStart === "0px") column = column.parentElement;
      return column ? getComputedStyle(column).paddingInlineStart : "";
    }, property);
}

test("C-CHROME-13: the layout changes at 414, 640, 768, 1024, 1280 and 1536 px, and fits into 320", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/");
  for (const [width, what] of Object.entries(changes)) {
    const [below, from] = [await drawn(page, Number(width) - 1, what), await drawn(page, Number(width), what)];
    expect(from, `${what.join(" ")} from ${width} px`).not.toBe(below);
  }
  for (const path of ["/", "/browse?q=akt", "/products/4060", "/cart", "/learn-and-support", "/country"]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
