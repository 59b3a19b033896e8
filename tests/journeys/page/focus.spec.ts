/** Focus after a change: on the changed element, never at the top of the page. */
import type { Page } from "@playwright/test";
import { fillBasket, hydrated, openPanel } from "../../fixtures/basket";
import { signInBuyer } from "../../fixtures/buyer";
import { coveredStops } from "../../fixtures/tab-stops";
import { expect, test } from "../../fixtures/test";

const focused = (page: Page) =>
  page.evaluate(() => {
    // Between two documents there is no active element.
    const element = document.activeElement ?? document.body;
    return element && `${element.tagName}#${element.id}`;
  });

test.describe("the focus", { tag: "@scripts" }, () => {
  test("T-PROMO-01, T-PROMO-04: stays in the promotion block when a code is refused, applied and removed", async ({
    page,
    shop,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
    await page.goto("/cart");
    await hydrated(page);
    const code = page.getByRole("textbox", { name: "Promotion code" });
    await code.fill("SPRING19");
    await code.press("Enter");
    await expect(page.getByText("Promotion code SPRING19 has expired")).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue("SPRING19");
    await code.fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    const remove = page.getByRole("button", { name: "Remove promotion code WELCOME10" });
    await expect(remove).toBeVisible();
    await expect(page.getByRole("button", { name: "Apply" })).toBeFocused();
    await expect(code).toHaveValue("");
    await remove.click();
    await expect(remove).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe("SECTION#promotion");
  });

  test("T-LINE-12: moves to the cart when a line is removed, and to the message of an empty cart", async ({
    page,
    shop,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S" }, { sku: "9272S" });
    await page.goto("/cart");
    await hydrated(page);
    for (const [sku, place] of [
      ["4060S", "DIV#"],
      ["9272S", "DIV#basket-empty"],
    ] as const) {
      await page.getByRole("link", { name: `Remove ${sku} from the basket` }).click();
      await page.getByRole("button", { name: "Remove item" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect.poll(() => focused(page)).toBe(place);
    }
  });

  test("T-CHK-05: moves to the form of a new address, and back", async ({ page, shop }) => {
    await signInBuyer(page, shop);
    await fillBasket(page, shop.global, { sku: "4060S" });
    await page.goto("/checkout/shippinginformation");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Add a new address" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Add a new address" })).toBeVisible();
    await expect.poll(() => focused(page)).toBe("DIV#");
    await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Add a new address" })).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe("DIV#");
  });

  test("is not covered by bars at the bottom, of which a phone shows one at a time", async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/browse?q=akt");
    await hydrated(page);
    const compare = page.getByRole("main").getByRole("button", { name: /^Compare / });
    await compare.nth(0).click();
    await compare.nth(1).click();
    const tray = page.getByRole("region", { name: "Comparison" });
    await expect(tray.getByRole("listitem")).toHaveCount(2);
    await compare.nth(0).focus();
    expect(await coveredStops(page, 10)).toEqual([]);

    await page.goto("/products/signalstar/targetspecies");
    await page.locator("[name=species][value=Human]").check();
    await page.locator("button[value=species]").click();
    await expect(page).toHaveURL(/selectantibodies$/);
    await page.locator("[name=search]").focus();
    expect(await coveredStops(page, 8)).toEqual([]);
    await expect(tray).toBeHidden();

    await fillBasket(page, shop.global, { sku: "4060S" }, { sku: "9272S" });
    await page.goto("/cart");
    await hydrated(page);
    await page.getByRole("main").getByRole("link").first().focus();
    expect(await coveredStops(page, 9)).toEqual([]);
    await expect(tray).toBeHidden();
  });

  test("is not covered by the foot of the basket's panel, at 400 % zoom either", async ({ page, shop }) => {
    await fillBasket(page, shop.global, { sku: "4060S" }, { sku: "9272S" }, { sku: "4060T" }, { sku: "20396S" });
    for (const [width, height] of [
      [1280, 720],
      [360, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/products/4060");
      await openPanel(page);
      expect(await coveredStops(page, 24, "dialog"), `${width} × ${height}`).toEqual([]);
    }
  });

  test("is not covered by the total of an order at 400 % zoom", async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await signInBuyer(page, shop);
    await fillBasket(page, shop.global, { sku: "4060S" });
    for (const path of ["/checkout", "/cart"]) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole("heading", { level: 1 }).click();
      expect(await coveredStops(page, 25), path).toEqual([]);
    }
  });
});

// WebKit does not match `:focus-visible` on a radio button chosen by an arrow key, nor does Chromium after a press.
test("a radio button that has the focus shows it without :focus-visible", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/products/4060");
  await page.getByRole("heading", { level: 1 }).click();
  const size = page.getByRole("radio").first();
  const shown = await size.evaluate((radio) => {
    radio.focus();
    return [radio.matches(":focus-visible"), getComputedStyle(radio).outlineStyle];
  });
  expect(shown).toEqual([false, "solid"]);
});
