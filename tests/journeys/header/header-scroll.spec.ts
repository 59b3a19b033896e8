import type { Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { followLink } from "../../fixtures/follow-link";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const top = (page: Page) => page.getByRole("navigation", { name: "Country, support and account" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const search = (page: Page) => page.getByRole("banner").getByRole("searchbox");

async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
}

/** Position of an element from the top of the document. */
const place = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);

test.describe("C-HEAD-10: parts of the header hide on scrolling", { tag: "@scripts" }, () => {
  test("on a wide window past 115 px, back before 102 px", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/browse");
    await expect(menu(page)).toBeVisible();
    const before = await place(page);
    await scrollTo(page, 120);
    await expect(menu(page)).toBeHidden();
    await expect(top(page)).toBeHidden();
    await expect(search(page)).toBeInViewport();
    expect(await place(page), "the page stands still").toBe(before);
    await scrollTo(page, 105);
    await expect(menu(page)).toBeHidden();
    await scrollTo(page, 100);
    await expect(menu(page)).toBeVisible();
    await scrollTo(page, 110);
    await expect(menu(page)).toBeVisible();
    await scrollTo(page, 0);
    await expect(top(page)).toBeInViewport();
  });

  test("on a phone past 102 px, back before 67 px", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/browse");
    await expect(top(page)).toBeVisible();
    const before = await place(page);
    await scrollTo(page, 105);
    await expect(top(page)).toBeHidden();
    await expect(search(page)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport();
    expect(await place(page), "the page stands still").toBe(before);
    await scrollTo(page, 80);
    await expect(top(page)).toBeHidden();
    await scrollTo(page, 60);
    await expect(top(page)).toBeVisible();
  });
});

test("the search stays visible", { tag: "@no-scripts" }, async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/browse");
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    await expect(search(page)).toBeInViewport();
  }
});

const anchorTop = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);

test("C-CHROME-10: an anchor lands 205 px below the top, by address or link; scrolling is smooth unless motion is reduced", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/products/4060");
  const link = page.getByRole("main").locator("a[href^='#']").last();
  const id = decodeURIComponent(((await link.getAttribute("href")) ?? "").slice(1));
  // Scrolling is smooth only during the press, which a later check may miss.
  await page.evaluate(() => {
    const { documentElement: html } = document;
    new MutationObserver(() => {
      html.dataset.testScrolls = `${html.dataset.testScrolls ?? ""} ${getComputedStyle(html).scrollBehavior}`;
    }).observe(html, { attributeFilter: ["data-scroll"] });
  });
  await link.click();
  await expect(page.locator("html")).toHaveAttribute("data-test-scrolls", /smooth/);
  await expect.poll(() => anchorTop(page, id)).toBeCloseTo(205, -1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await link.click();
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await page.emulateMedia({ reducedMotion: null });
  // Opens another document first, so that the browser loads the address instead of scrolling.
  await page.goto("about:blank");
  await page.goto(`/products/4060#${id}`);
  await expect.poll(() => anchorTop(page, id)).toBeCloseTo(205, -1);
});

test("C-CHROME-10: nothing above an anchor moves during hydration", { tag: "@scripts" }, async ({ page }) => {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/products/4060", { waitUntil: "commit" });
  const last = page.getByRole("main").locator("[id='legal-statement']");
  await last.waitFor();
  // The page is invisible until its styles are loaded.
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => document.fonts.ready);
  const height = () => last.evaluate((anchor) => anchor.getBoundingClientRect().top + window.scrollY);
  const button = page
    .getByRole("main")
    .getByRole("button", { name: /add to basket/i })
    .first();
  const before = { height: await height(), button: await button.boundingBox() };
  letScriptsCome();
  await hydrated(page);
  await expect(page.getByRole("button", { name: /^Copy/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Increase/ }).first()).toBeVisible();
  // Fractions of a pixel are invisible; text sizes add up to half a pixel over a page 4,000 pixels high.
  expect(Math.abs((await height()) - before.height)).toBeLessThan(1);
  expect(await button.boundingBox()).toEqual(before.button);
});

test("C-CHROME-11: a new page starts at its top; with noscroll the position is kept", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/browse");
  await expect(page.locator("html[data-device]")).toHaveCount(1);
  const follow = (href: string) => followLink(page, href);
  await scrollTo(page, 700);
  await follow("/browse?q=akt&noscroll=true");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("akt");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await follow("/browse?q=erk");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("erk");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
