/** The popup's add button, and lists pasted into the page for several products. */
import type { Locator, Page } from "@playwright/test";
import { basketCount, hydrated, readBasket } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const opener = (page: Page) => page.locator("header a[href='/cart/quick-add']").first();
const popup = (page: Page) => page.getByRole("dialog", { name: "Quick add" });
const field = (page: Page) => popup(page).getByRole("textbox", { name: "Catalog number" });
const addButton = (page: Page) => popup(page).getByRole("button", { name: "Add to basket" });
const code = (page: Page, row: number) => page.getByRole("textbox", { name: `Row ${row}: Catalog number` });
const quantity = (page: Page, row: number) => page.getByRole("textbox", { name: `Row ${row}: Quantity`, exact: true });

async function paste(into: Locator, text: string) {
  await into.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("T-QADD-13: the button stays disabled during the look-up, and if there is no response", {
  tag: "@scripts",
}, async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  let answer = (_go: boolean) => {};
  const asked = new Promise<void>((resolve) => {
    void page.route("**/api/quick-add?*", async (route) => {
      resolve();
      const go = await new Promise<boolean>((decide) => {
        answer = decide;
      });
      await (go ? route.continue() : route.abort());
    });
  });
  await page.goto("/");
  await hydrated(page);
  await opener(page).click();
  await field(page).fill("4060S");
  await asked;
  await expect(popup(page).getByText("Checking 4060S")).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  answer(false);
  await expect(popup(page).getByText("Network error. Please try again later.")).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
});

test("T-QADD-06: a pasted list fills the empty rows with codes and quantities", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await code(page, 2).fill("7074S");
  await paste(code(page, 1), "4060s\t2\r\n９２７２Ｓ\t１０\n5000S, 2101S\n2115S\n4060T");
  for (const [row, [sku, pieces]] of [
    ["4060S", "2"],
    ["7074S", "1"],
    ["9272S", "10"],
    ["5000S", "1"],
    ["2101S", "1"],
    ["2115S", "1"],
    ["4060T", "1"],
  ].entries()) {
    await expect(code(page, row + 1)).toHaveValue(sku ?? "");
    await expect(quantity(page, row + 1)).toHaveValue(pieces ?? "");
  }
  await page.getByRole("button", { name: "Add all to basket" }).click();
  await expect(basketCount(page)).toHaveText("(17)");
  expect((await readBasket(page, shop.global)).lines).toHaveLength(7);
});

test("T-QADD-06: a list longer than the form is reported", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/cart/quick-add");
  await hydrated(page);
  await paste(code(page, 1), Array.from({ length: 60 }, (_, index) => `${5000 + index}S`).join("\n"));
  await expect(page.getByRole("alert")).toContainText("At most 50 rows can be added at once.");
  await expect(code(page, 50)).toHaveValue("5049S");
});
