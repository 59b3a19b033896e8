import type { Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

/** Expects a link's target at the right offset below the top of the window after smooth scrolling. */
async function standsAtOffset(page: Page, link: ReturnType<Page["locator"]>) {
  const anchor = decodeURIComponent(((await link.getAttribute("href")) ?? "").slice(1));
  await link.click();
  const target = page.locator(`[id="${anchor}"]`);
  // Content that is scrolled into view for the first time may still grow by a few pixels.
  await expect
    .poll(async () => Math.abs((await target.evaluate((place) => place.getBoundingClientRect().top)) - 205), {
      message: `#${anchor} at 205 px`,
    })
    .toBeLessThan(40);
}

test("C-CHROME-10: links within the page lead to their target at each press", { tag: "@scripts" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/research/pathways/pi3k-akt-signaling");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const index of [1, 0, 1, 2]) await standsAtOffset(page, links.nth(index));
});

test("C-TMPL-19: headings beside a product lead to their blocks, one after the other", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/products/4060");
  const links = page.getByRole("navigation", { name: "On this page" });
  for (const name of ["Reviews", "Figures", "Reviews"]) {
    await standsAtOffset(page, links.getByRole("link", { name, exact: true }));
  }
});

test("Back returns to the former scroll position", { tag: "@scripts" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/protocols/10");
  await hydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // The next scroll must start at the end position of this one.
  const move = (anchor: string) =>
    page.evaluate(
      (hash) =>
        new Promise<void>((resolve) => {
          addEventListener("scrollend", () => resolve(), { once: true });
          location.hash = hash;
        }),
      anchor,
    );
  const anchors = await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash));
  const tops: number[] = [];
  for (const anchor of anchors.slice(0, 2)) {
    await move(anchor);
    await expect.poll(top).not.toBe(tops.at(-1) ?? 0);
    tops.push(await top());
  }
  await page.goBack();
  await expect.poll(top).toBe(tops[0]);
  await page.goBack();
  await expect.poll(top).toBe(0);
  await page.goForward();
  await expect.poll(top).toBe(tops[0]);
});

test("an error's link leads to its field and keeps the typed text", { tag: "@scripts" }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 4\d\d/);
  await page.goto("/about-us/contact-us");
  const faults = page.locator("#inquiry-problems");
  await page.getByRole("textbox", { name: "Message" }).fill("Does it work in sections?");
  await page.getByRole("button", { name: "Send" }).click();
  await faults.getByRole("link").first().click();
  await expect(page).toHaveURL(/#inquiry-/);
  await faults.getByRole("link").last().click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Does it work in sections?");
  await page.goBack();
  await page.goBack();
  await expect(faults).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Does it work in sections?");
});
