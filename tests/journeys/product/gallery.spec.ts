import { exampleGroups } from "../../../app/components/examples/names";
import { accessibilityViews, expectAccessible } from "../../fixtures/axe";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

// The journeys without scripts use the same browser as those that need images.
test.use(withPictures);

/** Content blocks are checked on /content, which shows all of them (content.spec.ts). */
const { content: _, ...checkedHere } = exampleGroups;
const names = Object.values(checkedHere).flat();

test.describe("component gallery with scripts", { tag: "@scripts" }, () => {
  // A unit test computes color contrast. Each view checks a third of the components, because they do not differ by
  // language; `npm run quality` checks every page in each language.
  for (const [third, { language, host, colorScheme, width }] of accessibilityViews.entries())
    test(`has no accessibility violation in ${language}, ${colorScheme}, ${width} px`, async ({ page, shop }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      for (const name of names.filter((_, component) => component % 3 === third)) {
        await page.goto(`${shop[host]}/examples/${name}`);
        await expectAccessible(page, name);
      }
    });

  test("A-SESS-06, A-SESS-07: a toast appears at the bottom center and stays until it is closed", async ({ page }) => {
    await page.clock.install();
    await page.goto("/examples/toast");
    const live = page.getByRole("region", { name: "Messages" });
    await expect(async () => {
      await page.getByRole("button", { name: "Show a message" }).click();
      await expect(live.getByRole("dialog")).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(60_000);
    const box = await live.getByRole("dialog").boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error("the toast has no box");
    expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(2);
    expect(size.height - (box.y + box.height)).toBeLessThan(40);
    await live.getByRole("button", { name: "Close message" }).click();
    await expect(live.getByRole("dialog")).toHaveCount(0);
  });

  test("a dialog opens from its link, closes with Escape and returns the focus", async ({ page }) => {
    await page.goto("/examples/dialog");
    await hydrated(page);
    const opener = page.getByRole("link", { name: "Choose country and language" });
    await opener.click();
    await expect(page.getByRole("dialog", { name: "Country and language" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("a menu closes with Escape and with a press elsewhere", async ({ page }) => {
    await page.goto("/examples/menu");
    const menu = page.locator("summary", { hasText: "Account" });
    const orders = page.getByRole("link", { name: "Orders" });
    await expect(async () => {
      await menu.press("Enter");
      await expect(orders).toBeVisible({ timeout: 500 });
      await page.keyboard.press("Escape");
      await expect(orders).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(orders).toBeHidden();
  });
});

test.describe("component gallery, with and without scripts", () => {
  test("disclosures, menus and toasts open and close", async ({ page }) => {
    await page.goto("/examples/disclosure");
    await page.getByRole("main").locator("summary", { hasText: "Reactivity" }).click();
    await expect(page.getByRole("checkbox", { name: "Human" })).toBeVisible();
    await page.goto("/examples/menu");
    await page.locator("summary", { hasText: "What is RRID?" }).click();
    await expect(page.getByText("names an antibody in publications")).toBeVisible();
    await page.goto("/examples/toast");
    const resting = page.getByRole("main").getByRole("dialog");
    await expect(resting).toHaveCount(2);
    await resting.first().getByRole("button", { name: "Close message" }).click();
    await expect(resting).toHaveCount(1);
  });
});
