import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

// The journeys without scripts use the same browser as those that need images.
test.use(withPictures);

/** A small page; every page has the header. */
const lightPage = "/about-us/our-company";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const label = (page: Page, name: string) => menu(page).locator("summary", { hasText: name }).first();
/** A link that exists only in the Products panel. */
const inProducts = (page: Page) => menu(page).getByRole("link", { name: "Phospho-specific antibodies" });
const inResearch = (page: Page) => menu(page).getByRole("link", { name: "PI3K / Akt", exact: true }).first();

test.describe("wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("C-HEAD-06: a press opens a submenu, four levels deep; another press, another submenu or following a link closes it", async ({
    page,
  }) => {
    await page.goto(lightPage);
    await expect(inProducts(page)).toBeHidden();
    await label(page, "Products").click();
    await expect(inProducts(page)).toBeVisible();
    await expect(menu(page).locator("li li li li a").first()).toBeVisible();
    await label(page, "Products").click();
    await expect(inProducts(page)).toBeHidden();
    await label(page, "Research areas").click();
    await expect(inResearch(page)).toBeVisible();
    await label(page, "Products").click();
    await expect(inResearch(page)).toBeHidden();
    await inProducts(page).click();
    await expect(page).toHaveURL(/targetmodifications=phosphorylation/);
    await expect(inProducts(page)).toBeHidden();
  });

  test("C-HEAD-07, C-HEAD-08: hovering for 300 ms opens a submenu; it closes 300 ms after the mouse has finally left", {
    tag: "@scripts",
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto(lightPage);
    await expect(page.locator("html[data-device]")).toHaveCount(1);
    // From here on the test controls the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await label(page, "Products").hover();
    await page.clock.runFor(200);
    await expect(inProducts(page)).toBeHidden();
    await page.clock.runFor(150);
    await expect(inProducts(page)).toBeVisible();
    await page.mouse.move(640, 790);
    await page.clock.runFor(200);
    await inProducts(page).hover();
    await page.clock.runFor(500);
    await expect(inProducts(page)).toBeVisible();
    await page.mouse.move(640, 790);
    await page.clock.runFor(250);
    await expect(inProducts(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(inProducts(page)).toBeHidden();
  });

  test("C-HEAD-06: keys open, navigate and close a submenu; a press right after hovering does not close it again", {
    tag: "@scripts",
  }, async ({ page }) => {
    await page.goto(lightPage);
    await expect(page.locator("html[data-device]")).toHaveCount(1);
    await label(page, "Products").focus();
    await page.keyboard.press("Enter");
    await expect(inProducts(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Product information" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "All products" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(inProducts(page)).toBeHidden();
    await expect(label(page, "Products")).toBeFocused();
    await label(page, "Products").hover();
    await expect(inProducts(page)).toBeVisible();
    await label(page, "Products").click();
    await expect(inProducts(page)).toBeVisible();
    await label(page, "Products").click();
    await expect(inProducts(page)).toBeHidden();
  });
});

test.describe("tablet", () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test("C-HEAD-09, C-CHROME-14: hovering opens nothing, a click toggles the submenu", { tag: "@scripts" }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(lightPage);
    await expect(page.locator("html[data-device='tablet']")).toHaveCount(1);
    await label(page, "Research areas").hover();
    await page.clock.runFor(2000);
    await expect(inResearch(page)).toBeHidden();
    await label(page, "Products").click();
    await expect(inProducts(page)).toBeVisible();
    await label(page, "Products").click();
    await expect(inProducts(page)).toBeHidden();
  });
});

test.describe("phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const open = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

  test("C-HEAD-11, C-HEAD-12: the sidebar is 300 px wide and has its five parts", async ({ page, scripts }) => {
    await page.goto(lightPage);
    await expect(menu(page)).toBeHidden();
    if (scripts) {
      await hydrated(page);
      await expect(page.locator("header nav[popover] button[autofocus]")).toHaveCount(1);
    }
    await open(page);
    await expect(menu(page)).toBeVisible();
    expect((await menu(page).boundingBox())?.width).toBe(300);
    // The sidebar covers its button, which gets the focus back when it closes.
    if (!scripts) await page.keyboard.press("Tab");
    await expect(menu(page).locator(":focus")).toHaveCount(1);
    if (scripts) await expect(menu(page).getByRole("button", { name: "Close menu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await open(page);
    await expect(menu(page).getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
    await expect(label(page, "Products")).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Register" })).toBeVisible();
    await expect(menu(page).getByRole("button", { name: /Country\/region: United States/ })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "PhosphoSitePlus PTM Database" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "+1-617-555-0142" })).toHaveAttribute("href", "tel:+16175550142");
  });

  test("C-HEAD-12, C-HEAD-13: the navigation expands to the fourth level, and is closed on an entry's target page", async ({
    page,
    scripts,
  }) => {
    await page.goto(lightPage);
    if (scripts) await expect(page.locator("html[data-device='small-mobile']")).toHaveCount(1);
    await open(page);
    await label(page, "Products").click();
    const column = menu(page).locator("summary", { hasText: "By category" });
    // With scripts, the groups start collapsed, so that the sidebar is short.
    if (scripts) await column.click();
    await expect(inProducts(page)).toBeVisible();
    await inProducts(page).click();
    await expect(page).toHaveURL(/targetmodifications=phosphorylation/);
    await expect(menu(page)).toBeHidden();
  });

  test("C-HEAD-11, C-CHROME-14: a rotated phone shows the menu in its usual place, not the open sidebar", {
    tag: "@scripts",
  }, async ({ page }) => {
    await page.goto(lightPage);
    await hydrated(page);
    await open(page);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    const header = page.getByRole("banner");
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(async () => (await bottom(menu(page))) <= (await bottom(header))).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(menu(page)).toBeHidden();
  });

  test("C-HEAD-11: its button, Escape and a press beside it close the sidebar", { tag: "@scripts" }, async ({
    page,
    expectProblem,
  }) => {
    // The mouse passes over links and so prefetches their pages.
    expectProblem(/status of 404 .*\/account\//);
    await page.goto(lightPage);
    await open(page);
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu(page)).toBeHidden();
    await open(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await open(page);
    await page.mouse.click(340, 600);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("touch", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test("C-HEAD-06: a tap also opens and closes a submenu on a wide screen", { tag: "@scripts" }, async ({ page }) => {
    await page.goto(lightPage);
    await label(page, "Products").tap();
    await expect(inProducts(page)).toBeVisible();
    await label(page, "Products").tap();
    await expect(inProducts(page)).toBeHidden();
  });
});
