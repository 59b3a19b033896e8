import {
  basketButton,
  basketCount,
  basketLines,
  basketPanel,
  cartCalls,
  commerceFaults,
  fillBasket,
  hydrated,
  openPanel,
  readBasket,
} from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

test.describe("the panel", { tag: "@scripts" }, () => {
  test("T-BASK-01, T-BASK-02, T-BASK-03, T-BASK-12: closes with its button, a press beside it, and Escape; searches when empty", async ({
    page,
  }) => {
    await page.goto("/");
    const panel = await openPanel(page);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    await expect(basketButton(page)).toBeFocused();

    await openPanel(page);
    await page.mouse.click(40, 400);
    await expect(panel).toBeHidden();

    await openPanel(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await openPanel(page);
    await expect(panel.getByRole("status")).toHaveText("Your basket is empty");
    await panel.getByRole("searchbox").or(panel.getByRole("combobox")).fill("akt");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/browse\?.*akt/);
    await expect(panel).toBeHidden();
  });

  test("T-BASK-02, T-BASK-04, T-BASK-08: shows the number of items and the last added one, and no promotion without one", async ({
    page,
    shop,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 }, { sku: "9272S" });
    await page.goto("/");
    const panel = await openPanel(page);
    await expect(panel.getByRole("status")).toHaveText("3 items");
    await expect(panel.getByText("Most recent addition: 9272S")).toBeVisible();
    await expect(panel.getByText("Discounts or promotions")).toHaveCount(0);
    await fillBasket(page, shop.global, { sku: "4060S", quantity: 117 });
    await page.reload();
    await openPanel(page);
    await expect(panel.getByRole("status")).toHaveText("99+ items");
    await expect(panel.getByText("Most recent addition: 4060S")).toBeVisible();
  });

  test("T-BASK-05, T-BASK-06, T-BASK-07: shows complete lines and their subtotal", async ({ page, shop }) => {
    await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 }, { sku: "4060T" });
    await page.goto("/");
    const panel = await openPanel(page);
    const line = panel.getByRole("listitem").filter({ hasText: "4060S" });
    await expect(line.getByRole("link", { name: /Akt/ })).toHaveAttribute("href", "/products/4060S");
    await expect(line.getByRole("link", { name: "Remove 4060S from the basket" })).toBeVisible();
    for (const text of ["Catalog #", "4060S", "100 µl", "$399.00", "$798.00"]) await expect(line).toContainText(text);
    await expect(line.getByLabel("Quantity of 4060S", { exact: true })).toHaveValue("2");
    await expect(panel.getByText("Subtotal").locator("..")).toContainText("$963.00");
    await line.getByRole("link", { name: /Akt/ }).click();
    await expect(page).toHaveURL(/\/products\/4060S$/);
    await expect(panel).toBeHidden();
  });

  test("T-BASK-09, T-BASK-11, T-BASK-12: leads to the review and closes", async ({ page, shop, expectProblem }) => {
    // The target page belongs to the checkout; this test covers only the link.
    expectProblem(/404|status of/);
    await fillBasket(page, shop.global, { sku: "4060S" });
    for (const [name, path] of [
      ["Proceed to checkout", "/checkout/review"],
      ["Turn basket into a quote", "/quote/review"],
    ] as const) {
      await page.goto("/");
      const panel = await openPanel(page);
      await panel.getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(panel).toBeHidden();
    }
  });

  test("T-BASK-13, T-CCALL-01: reads the cart again when opened", async ({ page, shop, request }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    await page.goto("/");
    await openPanel(page);
    await page.keyboard.press("Escape");
    // Meanwhile another device of the same visitor adds an item.
    await fillBasket(page, shop.global, { sku: "9272S" });
    const since = Date.now();
    const panel = await openPanel(page);
    await expect(panel.getByRole("listitem").filter({ hasText: "9272S" })).toBeVisible();
    await expect(basketCount(page)).toHaveText("(2)");
    const reads = (await cartCalls(request, shop.services, id, since)).filter(({ method }) => method === "GET");
    expect(reads.length).toBeGreaterThan(0);
    expect(decodeURIComponent(reads[0]?.query ?? "")).toContain("expand=");
  });

  test("T-BASK-14: shows a loading state that ends, even if the cart is unreadable", async ({
    page,
    shop,
    request,
    expectProblem,
  }) => {
    expectProblem(/api\/basket/);
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    const faults = commerceFaults(request, shop.services, id);
    await faults.set({ mode: "slow", delayMs: 1200, times: 1 });
    await page.goto("/");
    await hydrated(page);
    await basketButton(page).click();
    const panel = basketPanel(page);
    await expect(panel.getByRole("status")).toContainText("Loading your basket");
    await expect(basketLines(panel)).toHaveCount(1);
    await expect(panel.getByRole("status")).not.toContainText("Loading");
    await page.keyboard.press("Escape");

    await page.route("**/api/basket", (route) => route.abort());
    await basketButton(page).click();
    await expect(panel.getByText("Network error. Please try again later.")).toBeVisible();
    await expect(panel.getByText("Nothing is lost")).toBeVisible();
    await page.unroute("**/api/basket");
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(basketLines(panel)).toHaveCount(1);
  });

  test("the cart page replaces a panel that cannot be loaded", async ({ page, shop, expectProblem }) => {
    expectProblem(/basket-panel|dynamically imported/);
    await fillBasket(page, shop.global, { sku: "4060S" });
    await page.route("**/*basket-panel-*.js", (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    await basketButton(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(basketLines(page.getByRole("main"))).toHaveCount(1);
  });
});
