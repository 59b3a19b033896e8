import { lookAtBothWidths, viewOf } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

test("a product's citation leads to a journal's table, whose lot and dilution come from a form", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/products/4060");
  await page.getByRole("link", { name: "Table for a methods section" }).first().click();
  await expect(page).toHaveURL(/\/methods\?item=4060$/);
  await expect(page.getByText("Cat# 4060, lot [lot used]; RRID:AB_99004060 (demonstration)")).toBeVisible();

  await page.getByRole("link", { name: "eLife", exact: true }).click();
  await expect(page.getByText("[application used] ([dilution used]); lot [lot used]")).toBeVisible();

  await page.getByRole("textbox", { name: "Lot", exact: true }).fill("24");
  await page.getByRole("combobox", { name: "Application", exact: true }).fill("wb");
  await page.getByRole("textbox", { name: "Dilution", exact: true }).fill("~1:1000 & 5% BSA");
  await page.getByLabel(/Add a list of product numbers/).fill("9272S 1\nnot a product");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page).toHaveURL(/item=4060~24~WB~!~1:1000%20%26%205%25%20BSA&item=9272&as=elife$/);
  await expect(page.getByText("WB (~1:1000 & 5% BSA); lot 24")).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Word", exact: true }).click();
  expect((await saved).suggestedFilename()).toBe("benchside-methods-elife.docx");
});

test("a wrong number has its error beside the field and is kept", { tag: "@scripts" }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await page.goto("/methods");
  await page.getByRole("textbox", { name: "Product number", exact: true }).fill("Akt antibody");
  await page.getByRole("button", { name: "Make the table" }).click();
  const field = page.getByRole("textbox", { name: "Product number", exact: true });
  await expect(field).toHaveValue("Akt antibody");
  await expect(field).toHaveAccessibleDescription(/Enter a product number, for example 4060/);
});

test("the kit is accessible in each style of table", { tag: "@scripts" }, async ({ page, shop, expectProblem }) => {
  expectProblem(/status of 400/);
  const look = lookAtBothWidths(page);
  const queries = ["item=4060~24~WB~1:1000&item=9803", "item=4060&as=omap", "item=abc&item=4060~99&as=nature"];
  for (const [index, query] of queries.entries()) {
    await page.goto(`${shop[viewOf(index).host]}/methods?${query}`);
    await look(query);
  }
});
