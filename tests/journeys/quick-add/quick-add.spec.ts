import type { Page } from "@playwright/test";
import { basketCount, cartCalls, commerceFaults, fillBasket, hydrated, readBasket } from "../../fixtures/basket";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

const opener = (page: Page) => page.locator("header a[href='/cart/quick-add']").first();
const popup = (page: Page) => page.getByRole("dialog", { name: "Quick add" });
const field = (page: Page) => popup(page).getByRole("textbox", { name: "Catalog number" });
const addButton = (page: Page) => popup(page).getByRole("button", { name: "Add to basket" });
const invalid = "Please add a valid alphanumeric product code (e.g. 4060S)";

async function open(page: Page) {
  await hydrated(page);
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
}

test.describe("the popup", { tag: "@scripts" }, () => {
  test("T-QADD-01, T-QADD-02, T-QADD-03, T-QADD-04: opens on its button, has three parts, and closes with a press beside it, Escape, the focus or its link", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(popup(page)).toHaveCount(0);
    await open(page);
    await expect(field(page)).toBeFocused();
    await expect(addButton(page)).toBeDisabled();
    await expect(popup(page).getByRole("link", { name: "Add multiple items" })).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(popup(page)).toHaveCount(0);
    await open(page);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await open(page);
    await popup(page).getByRole("link", { name: "Add multiple items" }).focus();
    await page.keyboard.press("Tab");
    await expect(popup(page)).toHaveCount(0);
    await expect(page.locator(":focus")).toHaveCount(1);
    await open(page);
    await popup(page).getByRole("link", { name: "Add multiple items" }).click();
    await expect(page).toHaveURL(/\/cart\/quick-add$/);
    await expect(popup(page)).toHaveCount(0);
  });

  test("T-QADD-07, T-QADD-08, T-QADD-09, T-QADD-10, T-QADD-13, T-QADD-24: accepts seven characters in upper case; from the fourth on, reports an invalid number", async ({
    page,
  }) => {
    await page.goto("/");
    await open(page);
    await field(page).pressSequentially("12345ab6");
    await expect(field(page)).toHaveValue("12345AB");
    await field(page).fill("");
    await expect(addButton(page)).toBeDisabled();
    await field(page).pressSequentially("406");
    await expect(popup(page).getByText(invalid)).toHaveCount(0);
    await field(page).pressSequentially("0");
    await expect(popup(page).getByText(invalid)).toBeVisible();
    for (const code of ["406S", "S4060", "ABCD", "4060S-1"]) {
      await field(page).fill(code);
      await expect(popup(page).getByText(invalid), code).toBeVisible();
      await expect(addButton(page)).toBeDisabled();
    }
  });

  test("T-QADD-05, T-QADD-12, T-CCALL-07: closes after an add and opens empty", async ({ page, shop, request }) => {
    await fillBasket(page, shop.global, { sku: "9272S" });
    const { id } = await readBasket(page, shop.global);
    await page.goto("/");
    await open(page);
    await field(page).fill("2101s");
    await expect(popup(page).getByText("Product on Backorder - Available Within 30 Days")).toBeVisible();
    const since = Date.now();
    await addButton(page).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(basketCount(page)).toHaveText("(2)");
    await expect(page.getByText("Basket Updated")).toBeVisible();
    const calls = await cartCalls(request, shop.services, id, since);
    expect(calls.flatMap(({ body }) => body?.actions ?? [])).toEqual([
      { action: "addLineItem", sku: "2101S", quantity: 1 },
    ]);
    await open(page);
    await expect(field(page)).toHaveValue("");
    await expect(popup(page).getByText("Backorder")).toHaveCount(0);
  });

  test("T-QADD-11, T-QADD-33: looks up a valid number once; Enter adds, even before the verdict", async ({
    page,
    shop,
    request,
  }) => {
    await page.goto("/");
    await open(page);
    const since = Date.now();
    await field(page).pressSequentially("7074S");
    await expect(addButton(page)).toBeEnabled();
    const { calls } = await (await request.get(`${shop.services}/_demo/calls?since=${since}`, { maxRetries })).json();
    const lookups = calls.filter(
      ({ path, query }: { path: string; query: string }) =>
        path.endsWith("/products/briefs") && query.includes("7074S"),
    );
    expect(lookups.length).toBeLessThanOrEqual(1);
    await page.route("**/api/quick-add**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await field(page).fill("4060S");
    await page.keyboard.press("Enter");
    await expect(basketCount(page)).toHaveText("(1)");
    await expect(popup(page)).toHaveCount(0);
    await open(page);
    await field(page).fill("4060S");
    await expect(addButton(page)).toBeEnabled();
    await field(page).press("Enter");
    await expect(basketCount(page)).toHaveText("(2)");
  });

  test("T-QADD-30, T-TERR-11: lists the gateway's rejections below the input", async ({ page, shop, request }) => {
    await fillBasket(page, shop.global, { sku: "9272S" });
    const { id } = await readBasket(page, shop.global);
    const errors = [
      { code: "A", message: "First reason." },
      { code: "B", message: "Second reason." },
    ];
    await page.goto("/");
    await open(page);
    await field(page).fill("4060S");
    await expect(addButton(page)).toBeEnabled();
    await commerceFaults(request, shop.services, `POST /commerce/api/carts/${id}`).set({
      mode: "error",
      status: 400,
      errors,
      times: 1,
    });
    await addButton(page).click();
    await expect(popup(page).getByRole("alert").getByRole("listitem")).toHaveText(["First reason.", "Second reason."]);
    await expect(field(page)).toHaveValue("4060S");
    // The rejection applied to that number only.
    await field(page).fill("4060T");
    await expect(popup(page).getByRole("alert")).toHaveCount(0);
  });

  test("T-QADD-31, T-QADD-32: a scan product leads to its inquiry page", async ({ page, shop, request }) => {
    await page.goto("/");
    await open(page);
    await field(page).fill("3990S");
    // T-QADD-27, AMB-T-20: no message is shown, and adding stays possible.
    await expect(addButton(page)).toBeEnabled();
    await expect(popup(page).getByText("unavailable")).toHaveCount(0);
    await addButton(page).click();
    const link = popup(page).getByRole("link", { name: "Click here" });
    const inquiry = "/services/proteomics-analytical-services/ptmscan-inquiries";
    await expect(link).toHaveAttribute("href", inquiry);

    await page.keyboard.press("Escape");
    await fillBasket(page, shop.global, { sku: "9272S" });
    await page.reload();
    const { id } = await readBasket(page, shop.global);
    await open(page);
    await field(page).fill("4060S");
    await expect(addButton(page)).toBeEnabled();
    const errors = [{ code: "General", message: "Contact the CST Proteomics Group." }];
    await commerceFaults(request, shop.services, `POST /commerce/api/carts/${id}`).set({
      mode: "error",
      status: 400,
      errors,
      times: 1,
    });
    await addButton(page).click();
    await expect(popup(page).getByText("Contact the CST Proteomics Group.")).toBeVisible();
    await expect(link).toHaveAttribute("href", inquiry);
  });

  test("T-TERR-07: reports a look-up without a response, and Enter repeats it", async ({ page, expectProblem }) => {
    expectProblem(/api\/quick-add/);
    await page.goto("/");
    await open(page);
    await page.route("**/api/quick-add**", (route) => route.abort(), { times: 1 });
    await field(page).fill("4060S");
    await expect(popup(page).getByText("Network error. Please try again later.")).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
    await field(page).press("Enter");
    await expect(addButton(page)).toBeEnabled();
  });
});
