import type { Page } from "@playwright/test";
import { basketCount, cartCalls, fillBasket, hydrated, readBasket } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const rows = (page: Page) => page.locator("main ol > li");
const code = (page: Page, row: number) => page.getByRole("textbox", { name: `Row ${row}: Catalog number` });
const quantity = (page: Page, row: number) => page.getByRole("textbox", { name: `Row ${row}: Quantity`, exact: true });
const addAll = (page: Page) => page.getByRole("button", { name: "Add all to basket" });

test("T-QADD-06: several products are added by one list", { tag: "@scripts" }, async ({ page, shop, request }) => {
  await fillBasket(page, shop.global, { sku: "9272S" });
  const { id } = await readBasket(page, shop.global);
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await code(page, 1).fill("4060s");
  await code(page, 3).fill("7074s");
  await quantity(page, 3).fill("2");
  const since = Date.now();
  await addAll(page).click();
  await expect(page).toHaveURL(/\/cart\?added=/);
  await expect(page.getByRole("status").filter({ hasText: "Basket Updated" })).toContainText(
    "3 Items added 4060S, 7074S",
  );
  await expect(basketCount(page)).toHaveText("(4)");
  const adds = (await cartCalls(request, shop.services, id, since)).flatMap(({ body }) => body?.actions ?? []);
  expect(adds.filter(({ action }) => action === "addLineItem")).toEqual([
    { action: "addLineItem", sku: "4060S", quantity: 1 },
    { action: "addLineItem", sku: "7074S", quantity: 2 },
  ]);
});

test("T-QADD-06: a wrong row keeps all typed text, and the valid rows can be added", { tag: "@scripts" }, async ({
  page,
  shop,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await code(page, 1).fill("4060S");
  await code(page, 2).fill("2102S");
  await code(page, 3).fill("9272S");
  await quantity(page, 3).fill("");
  await addAll(page).click();
  await expect(page.getByRole("alert")).toHaveText(/2 rows need attention\. Nothing has been added yet\.$/);
  await expect(rows(page).nth(1)).toContainText("Product 2102S is discontinued");
  await expect(rows(page).nth(2)).toContainText("The quantity you entered is invalid. Please review for accuracy");
  await expect(code(page, 1)).toHaveValue("4060S");
  await expect(basketCount(page)).toHaveText("(0)");
  await page.getByRole("button", { name: "Add 1 valid row" }).click();
  await expect(basketCount(page)).toHaveText("(1)");
  expect((await readBasket(page, shop.global)).lines.map(({ sku }) => sku)).toEqual(["4060S"]);
});

test("rows are added in groups of five and keep their text; an empty form is reported", { tag: "@scripts" }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await expect(rows(page)).toHaveCount(5);
  await addAll(page).click();
  await expect(page.getByRole("alert")).toContainText("Enter at least one catalog number.");
  await hydrated(page);
  await code(page, 2).fill("4060S");
  await page.getByRole("button", { name: "Add five rows" }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(code(page, 2)).toHaveValue("4060S");
});

test("T-QADD-07, T-QADD-08, T-QADD-09: rows accept numbers like the popup", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await code(page, 1).pressSequentially("406");
  await expect(rows(page).nth(0)).not.toContainText("Please add");
  await code(page, 1).pressSequentially("0s1234");
  await expect(code(page, 1)).toHaveValue("4060S12");
  await code(page, 1).fill("4060s");
  await expect(code(page, 1)).toHaveValue("4060S");
  await expect(rows(page).nth(0)).toContainText("Phospho-Akt (Ser473)");
});
