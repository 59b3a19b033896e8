/** A pasted or uploaded product list, and the cart's suggestions. */
import { basketCount, hydrated, openPanel, readBasket } from "../../fixtures/basket";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

test("T-QADD-06: a pasted text is reviewed, corrected in place and added, on a phone", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await page.getByLabel("Your list").fill("Dear team,\n2 x 4060S, and 9272 (3)\nRegards, Ada");
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText("1 row can be added.")).toBeVisible();
  await expect(page.getByText("9272 is a product number without a size.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(basketCount(page)).toHaveText("(0)");

  await page.getByRole("textbox", { name: "Catalog number in row 2" }).fill("9272S");
  // Enter only checks the rows again and adds nothing.
  await page.getByRole("textbox", { name: "Quantity in row 2" }).press("Enter");
  await expect(page.getByText("2 rows can be added.")).toBeVisible();
  await page.getByRole("button", { name: "Add 2 rows" }).click();
  await expect(page).toHaveURL(/\/cart\?added=/);
  await expect(basketCount(page)).toHaveText("(5)");
  expect((await readBasket(page, shop.global)).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ["4060S", 2],
    ["9272S", 3],
  ]);
});

test("T-QADD-06: a file is uploaded, and invalid rows stay visible", { tag: "@scripts" }, async ({ page, shop }) => {
  await page.goto("/cart/quick-add/list");
  await hydrated(page);
  const table = "Catalog No.;Quantity\r\n4060S;1\r\n2102S;1\r\n";
  await page
    .getByLabel("Or a file")
    .setInputFiles({ name: "order.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Add 1 row" }).click();
  await expect(page.getByText("1 item was added to your basket.")).toBeVisible();
  await expect(page.getByText("Product 2102S is discontinued")).toBeVisible();
  await expect(basketCount(page)).toHaveText("(1)");
  expect((await readBasket(page, shop.global)).lines.map(({ sku }) => sku)).toEqual(["4060S"]);
});

test("T-XSELL-02: a suggestion in the panel is added in place and disappears, and the focus stays", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const headers = { origin: shop.global };
  await page.request.post(`${shop.global}/cart`, {
    form: { intent: "add", sku: "4060S", quantity: "1" },
    headers,
    maxRetries,
  });
  await page.goto("/");
  const panel = await openPanel(page);
  const offers = panel.getByRole("region", { name: "Goes with your basket" });
  await expect(offers.getByRole("listitem")).toHaveCount(2);
  await offers
    .getByRole("listitem")
    .filter({ hasText: "9803S" })
    .getByRole("button", { name: "Add to basket" })
    .click();
  await expect(offers.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("link", { name: "Cell Lysis Buffer (10X)" })).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
});
