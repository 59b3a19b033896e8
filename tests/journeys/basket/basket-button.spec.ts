import type { Page } from "@playwright/test";
import { basketButton, basketCount, basketPanel, fillBasket, hydrated } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const order = (page: Page) => page.locator("#order");
/** Selects a size of 4060 and returns the button that adds it. */
async function addButton(page: Page, sku: string) {
  await order(page).locator("label", { hasText: sku }).click();
  return order(page).getByRole("button", { name: /basket/i });
}

test("T-BTN-01, T-BTN-02, T-BTN-03, T-BTN-04: the basket button counts the items, 99+ above 99, and opens the basket", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await page.goto("/");
  await expect(basketCount(page)).toHaveText("(0)");
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 96 }, { sku: "9272S", quantity: 3 });
  await page.reload();
  await expect(basketCount(page)).toHaveText("(99)");
  await fillBasket(page, shop.global, { sku: "4060S" });
  await page.reload();
  await expect(basketCount(page)).toHaveText("(99+)");
  await hydrated(page);
  await basketButton(page).click();
  await expect(basketPanel(page)).toBeVisible();
});

test("T-BTN-02: a page prefetched before an add shows the right count", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/products/4060");
  await hydrated(page);
  const before = await page.evaluate(() => fetch("/products/9272").then((response) => response.text()));
  await (await addButton(page, "4060S")).click();
  await expect(basketCount(page)).toHaveText("(1)");
  // The header that browsers send when they prefetch a page.
  await page.addInitScript(() => {
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      entries(type).map((entry) =>
        type === "navigation"
          ? Object.defineProperty(entry, "deliveryType", { value: "navigational-prefetch" })
          : entry,
      );
  });
  const stored = { contentType: "text/html; charset=utf-8", body: before };
  await page.route("**/products/9272", (route) => route.fulfill(stored));
  await page.goto("/products/9272");
  await expect(basketCount(page)).toHaveText("(1)");
});

test("T-BTN-05, T-BASK-24, AMB-T-10: a guest adds one and then three, and sees the count; the panel stays closed", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/products/4060S");
  const status = page.locator("header [role=status]").filter({ hasText: "Basket Updated" });
  await hydrated(page);
  await (await addButton(page, "4060S")).click();
  await expect(status).toContainText("1 Item added");
  await expect(basketCount(page)).toHaveText("(1)");
  await expect(page).toHaveURL(/\/products\/4060S/);
  await order(page).getByRole("textbox", { name: "Quantity" }).fill("3");
  await (await addButton(page, "4060T")).click();
  await expect(status).toContainText("3 Items added");
  await expect(basketCount(page)).toHaveText("(4)");
  await expect(basketPanel(page)).toBeHidden();
});

test.describe("the popup", { tag: "@scripts" }, () => {
  test("T-BTN-06: hides after three seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/products/4060S");
    await hydrated(page);
    // From here on the test controls the clock, so a busy machine does not affect it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await (await addButton(page, "4060S")).click();
    const popup = page.getByText("Basket Updated");
    await expect(popup).toBeVisible();
    await page.clock.runFor(2800);
    await expect(popup).toBeVisible();
    await page.clock.runFor(300);
    await expect(popup).toBeHidden();
  });
});
