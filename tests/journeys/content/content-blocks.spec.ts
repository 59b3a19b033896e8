import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, title: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .last();

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error("not visible");
  return found;
};

test.describe("content blocks", () => {
  test("C-CMS-02, C-REND-01, C-REND-05, C-REND-06, C-REND-11: one page shows all ten kinds without scripts, as configured by editors", {
    tag: "@no-scripts",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/content");
    await expect(main(page).getByRole("heading", { level: 1, name: "Every block on one page" })).toBeVisible();
    await expect(section(page, "Tiles in three columns").getByRole("link", { name: "Tissue staining" })).toBeVisible();
    await expect(main(page).getByRole("navigation", { name: "Navigation" }).getByRole("link").first()).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "Headings, lists and tables" })).toBeVisible();
    await expect(section(page, "Reference to a fragment").getByText("For research use only.")).toBeVisible();
    await expect(main(page).getByRole("link", { name: "First round" }).first()).toBeVisible();
    await expect(main(page).getByText("Its text is seen at once.")).toBeVisible();
    await expect(main(page).getByRole("list", { name: "Announcements" })).toBeVisible();
    await expect(main(page).getByRole("list", { name: "Carousel" }).getByRole("listitem")).toHaveCount(4);
    await expect(main(page).getByRole("searchbox", { name: "Search products" })).toBeVisible();

    const block = section(page, "Reference to an image");
    const picture = await box(block.getByRole("img"));
    const whole = await box(block);
    expect(picture.width / whole.width).toBeGreaterThan(0.45);
    expect(picture.width / whole.width).toBeLessThan(0.51);
    expect(Math.abs(picture.x + picture.width - whole.x - whole.width)).toBeLessThan(4);
    await expect(section(page, "Reference to a pathway").getByRole("link")).toHaveAttribute(
      "href",
      "/research/pathways/jak-stat-signaling",
    );
    const table = main(page).getByRole("table").filter({ hasText: "Signal-to-background" });
    await expect(table.getByRole("columnheader")).toHaveText(["Dilution", "Ratio"]);
    await expect(table.getByRole("cell", { name: "9.1" })).toBeVisible();

    const text = main(page).getByText("It opens without scripts as well.");
    await expect(text).toBeHidden();
    await main(page).locator("summary", { hasText: "An item that is closed" }).click();
    await expect(text).toBeVisible();

    const tiles = section(page, "Tiles in three columns").getByRole("listitem");
    const boxes = await Promise.all([0, 1, 2].map((at) => box(tiles.nth(at))));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    await page.setViewportSize({ width: 360, height: 900 });
    const narrow = await Promise.all([0, 1, 2].map((at) => box(tiles.nth(at))));
    expect(new Set(narrow.map(({ x }) => Math.round(x))).size).toBe(1);
  });

  test("C-REND-04, C-REND-12: a video shows its name and links to its page; nothing is loaded from the provider", {
    tag: "@scripts",
  }, async ({ page }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto("/content");
    await section(page, "Reference to a video").getByRole("link", { name: "About this video" }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("PI3K and Akt signaling in one hour");
    await page.goto("/examples/video");
    await expect(main(page).getByText("No video id provided or video not found", { exact: true })).toBeVisible();
    expect([...hosts]).toEqual(["localhost"]);
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  test("an image map links to its targets from the image on wide screens and from the list on phones", {
    tag: "@no-scripts",
  }, async ({ page }) => {
    await page.goto("/examples/image-map");
    const group = main(page).getByRole("group", { name: "Links in the picture" });
    await expect(group.getByRole("link", { name: "Second round" })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(group).toBeHidden();
    await expect(main(page).getByRole("link", { name: "Second round" })).toBeVisible();
  });

  test("the ticker shows one line, and all lines when stopped or with reduced motion", { tag: "@no-scripts" }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/examples/hero");
    const ticker = main(page).getByRole("list", { name: "Announcements" }).first();
    const second = ticker.getByText("Eight protocols in three languages");
    await expect(ticker.getByText("Ship dates now appear next to the price")).toBeVisible();
    await expect(second).toBeHidden();
    await main(page).getByRole("checkbox", { name: "Stop and show all" }).check();
    await expect(second).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await expect(second).toBeVisible();
    await expect(main(page).getByRole("checkbox", { name: "Stop and show all" })).toBeHidden();
  });

  test("C-CONT-20: without scripts a carousel's slides scroll", { tag: "@no-scripts" }, async ({ page }) => {
    await page.goto("/examples/carousel");
    const track = main(page).getByRole("list", { name: "Carousel" }).last();
    await track.focus();
    await expect(track).toBeFocused();
    const [scroll, client] = await track.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(scroll).toBeGreaterThan(client ?? 0);
  });
});

test.describe("content blocks with scripts", { tag: "@scripts" }, () => {
  const carousel = (page: Page, at: number) => {
    const track = main(page).getByRole("list", { name: "Carousel" }).nth(at);
    const block = track.locator("xpath=..");
    return {
      track,
      next: block.getByRole("button", { name: "Next" }),
      previous: block.getByRole("button", { name: "Previous" }),
      dots: block.getByRole("button", { name: /^Show part/ }),
      scroll: () => track.evaluate((element) => Math.round(element.scrollLeft)),
    };
  };

  test("C-REND-10: arrows, dots and page numbers move by the configured number of slides, in a loop or up to the ends", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/examples/carousel");
    const { track, next, previous, dots, scroll } = carousel(page, 0);
    await expect(dots).toHaveCount(3);
    const slide = await box(track.getByRole("listitem").first());
    await next.click();
    await expect(main(page).getByText("2 / 3")).toBeVisible();
    await expect.poll(scroll).toBeGreaterThan(slide.width * 1.9);
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await dots.nth(2).click();
    await expect(main(page).getByText("3 / 3")).toBeVisible();
    await next.click();
    await expect(main(page).getByText("1 / 3")).toBeVisible();
    await previous.click();
    await expect(main(page).getByText("3 / 3")).toBeVisible();

    const one = carousel(page, 1);
    await expect(one.previous).toHaveAttribute("aria-disabled", "true");
    await expect(one.dots).toHaveCount(0);
    await one.next.click();
    await expect(one.previous).not.toHaveAttribute("aria-disabled");
    const none = carousel(page, 2);
    await expect(none.next).toHaveCount(0);

    // With reduced motion, a move ends at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const last = await scroll();
    await next.click();
    expect(await scroll()).not.toBe(last);
  });

  test("C-REND-02, C-REND-03: an image opens at 90 % of the window, on a light background until switched", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/examples/figure");
    const opener = main(page)
      .getByRole("link", { name: /Enlarge the image/ })
      .first();
    const dialog = page.getByRole("dialog");
    await hydrated(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    expect(Math.abs((await box(dialog)).width - 1280 * 0.9)).toBeLessThan(2);
    const toggle = dialog.getByRole("button", { name: "Dark background" });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    const ground = () =>
      dialog.getByRole("img").evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
    const light = await ground();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    expect(await ground()).not.toBe(light);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test("without scripts an image links to its file", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/examples/figure");
  await main(page)
    .getByRole("link", { name: /Enlarge the image/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/images\/examples\/blot\.svg$/);
});
