import type { Page } from "@playwright/test";
import { expectAccessible, twoViews } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

const table = (page: Page) => page.getByRole("main").getByRole("table");
const toggle = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Compare / })
    .first();
const tray = (page: Page) => page.getByRole("region", { name: "Comparison", exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("compare") ?? "[]"));

test("C-PROD-03, C-COMP-07: an address compares products and marks shared values", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/products/compare?productIds=4060,9272S,58128");
  await expect(table(page).locator("thead th")).toHaveCount(4);
  await expect(
    table(page)
      .getByRole("link", { name: /Phospho-Akt \(Ser473\)/ })
      .first(),
  ).toHaveAttribute("href", "/products/4060");
  const host = table(page).getByRole("row", { name: /^Host/ });
  await expect(host.getByRole("cell").nth(0)).toContainText("(shared)");
  await expect(host.getByRole("cell").nth(1)).toContainText("(shared)");
  await expect(host.getByRole("cell").nth(2)).not.toContainText("(shared)");
  await expect(table(page).getByRole("row", { name: /^Price/ })).toContainText("$");
});

test("C-COMP-04, C-COMP-06: an unavailable product keeps its column but is not in the link", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/products/compare?productIds=4060,99999,9272");
  const heads = table(page).locator("thead th");
  await expect(heads.nth(2)).toContainText("We are not able to retrieve this product info");
  await expect(page.getByRole("link", { name: "Link to this comparison" })).toHaveAttribute(
    "href",
    "/products/compare?productIds=4060,9272",
  );
  await heads.nth(2).getByRole("link", { name: "Remove 99999 from the comparison" }).click();
  await expect(page).toHaveURL(/productIds=4060,9272$/);
});

test("C-COMP-08: six products are compared at most, the others are named", { tag: "@scripts" }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await page.goto("/products/compare?productIds=4060,9272,58128,7074,2102,4370,9145");
  await expect(table(page).locator("thead th")).toHaveCount(7);
  await expect(page.getByText("Not shown: 9145.")).toBeVisible();
  await page.getByRole("textbox", { name: "Product number" }).fill("9145");
  await page.getByRole("button", { name: "Add to comparison" }).click();
  await expect(page.getByText("A comparison holds at most 6 products. Remove one first.")).toBeVisible();
});

test("a product is added by its number; a wrong number has an error beside the field and stays", {
  tag: "@scripts",
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  await page.goto("/products/compare");
  await expect(page.getByText("No products to compare yet.")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Product number" });
  await field.fill("akt");
  await page.getByRole("button", { name: "Add to comparison" }).click();
  await expect(page.getByText("Enter a product number, for example 4060.")).toBeVisible();
  await expect(field).toHaveValue("akt");
  await field.fill("4060s");
  await page.getByRole("button", { name: "Add to comparison" }).click();
  await expect(page).toHaveURL(/\/products\/compare\?productIds=4060$/);
});

test("C-PROD-02: the listing of products is the results page", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/products");
  await expect(page).toHaveURL(/\/browse$/);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Phospho|Antibody|mAb/ })
      .first(),
  ).toBeVisible();
});

test.describe("the visitor's own list", { tag: "@scripts" }, () => {
  test("C-COMP-01, C-COMP-02, C-COMP-05: a product is added, kept for the session and removed", async ({
    page,
    context,
  }) => {
    await page.goto("/products/4060");
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await expect(tray(page).getByRole("link")).toHaveText("Compare (1)");
    await page.reload();
    await expect(tray(page).getByRole("link")).toHaveText("Compare (1)");
    expect(await stored(page)).toEqual([
      { productId: "4060", productTitle: expect.stringContaining("Akt"), error: false },
    ]);
    const other = await context.newPage();
    await other.goto("/products/9272");
    await expect(toggle(other)).toHaveAttribute("aria-pressed", "false");
    await expect(tray(other)).toHaveCount(0);
    await toggle(page).click();
    await expect(tray(page)).toHaveCount(0);
  });

  test("C-COMP-03, C-COMP-04: the comparison updates names and leaves out failures", async ({ page }) => {
    await page.goto("/products/4060");
    await page.evaluate(() => {
      const entry = (productId: string) => ({ productId, productTitle: "An old name", error: false });
      sessionStorage.setItem("compare", JSON.stringify([entry("4060"), entry("99999"), entry("9272")]));
    });
    await page.goto("/products/compare");
    await expect(page).toHaveURL(/productIds=4060,99999,9272$/);
    await expect
      .poll(() => stored(page))
      .toEqual([
        { productId: "4060", productTitle: expect.stringContaining("Phospho-Akt"), error: false },
        { productId: "99999", productTitle: "An old name", error: true },
        { productId: "9272", productTitle: expect.stringContaining("Akt"), error: false },
      ]);
    await page.goto("/products/4060");
    await expect(tray(page).getByRole("link")).toHaveText("Compare (2)");
    await expect(tray(page).getByRole("link")).toHaveAttribute("href", "/products/compare?productIds=4060,9272");
  });

  test("is accessible at both widths", async ({ page, shop }) => {
    for (const { host, width } of twoViews.chinese) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop[host]}/products/compare?productIds=4060,99999,58128`);
      await expectAccessible(page, `${host} ${width}`);
    }
  });
});
