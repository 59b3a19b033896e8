import type { Page } from "@playwright/test";
import { lookAtBothWidths } from "../../fixtures/axe";
import { basketButton, chooseMarket, fillBasket, hydrated, openPanel } from "../../fixtures/basket";
import { test } from "../../fixtures/test";

const invalidQuantity = async (page: Page) => {
  const field = page.locator("main input[name=quantity]").first();
  await field.fill("");
  await field.press("Enter");
  await page.locator("main [aria-invalid]").first().waitFor();
};

test("basket and quick add are accessible in Japanese, at both widths", { tag: "@scripts" }, async ({
  page,
  shop,
  expectProblem,
}) => {
  test.setTimeout(120_000);
  expectProblem(/status of 422/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  const look = lookAtBothWidths(page);
  await chooseMarket(page, shop.global, "US", "jp");
  await page.goto("/cart");
  await look("empty basket");
  await openPanel(page);
  await look("empty panel");
  await page.keyboard.press("Escape");

  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 }, { sku: "25001S", experimentId: "design-1" });
  await page.goto("/cart");
  await hydrated(page);
  await look("basket");
  await invalidQuantity(page);
  await look("basket with an error");
  const panel = await openPanel(page);
  await panel.getByRole("listitem").nth(1).waitFor();
  await look("panel");
  await panel.locator("a[href*='remove=']").nth(1).click();
  await look("removal of a kit");
  const removal = await panel.locator("a[href*='remove=']").first().getAttribute("href");
  await page.goto(removal ?? "");
  await look("removal in the page");

  await hydrated(page);
  await page.locator("header a[href='/cart/quick-add']").first().click();
  const popup = page.locator("header [role=dialog]");
  await popup.locator("input[name=sku]").fill("25001S");
  await popup.locator("a[href='/products/signalstar/targetspecies']").waitFor();
  await look("quick add");

  await page.goto("/cart/quick-add");
  await look("quick add page");
  await page.locator("main input[name=code]").first().fill("2102S");
  await page.locator("main input[name=code]").nth(1).fill("ABCD");
  await page.locator("main button[value=add]").click();
  await page.getByRole("alert").waitFor();
  await look("quick add page with errors");

  await page.goto("/cart/quick-add");
  await page.locator("main textarea[name=paste]").fill("Dear team,\n4060S x 2\n4370\n2102S\n25001S\n9272S\t0");
  await page.locator("main button[formenctype]").click();
  await page.locator("main table").waitFor();
  await look("list under review");
  await page.locator("main button[value=add]").click();
  await page.locator("main table").waitFor();
  await look("list of which a part was added");
  await basketButton(page).waitFor();
});
