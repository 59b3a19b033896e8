import {
  basketCount,
  cartCalls,
  commerceFaults,
  fillBasket,
  hydrated,
  openPanel,
  readBasket,
} from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

test("T-LINE-11, T-LINE-12: removing an item needs confirmation, and can be cancelled", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  await fillBasket(page, shop.global, { sku: "4060S" }, { sku: "9272S" });
  await page.goto("/cart");
  await hydrated(page);
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Catalog #" });
  const ask = () => page.getByRole("link", { name: "Remove 4060S from the basket" }).click();
  await ask();
  await expect(page.getByText("Remove this item?")).toBeVisible();
  await page.getByRole("button", { name: "Keep item" }).click();
  await expect(page.getByText("Remove this item?")).toHaveCount(0);
  await expect(lines).toHaveCount(2);
  await ask();
  await page.getByRole("button", { name: "Remove item" }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("9272S");
  await expect(basketCount(page)).toHaveText("(1)");
});

test.describe("the removal dialog", { tag: "@scripts" }, () => {
  test("T-LINE-12, T-LINE-15, T-CCALL-06: removes a line from the panel and leaves the focus in it", async ({
    page,
    shop,
    request,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
    const { id, lines } = await readBasket(page, shop.global);
    await page.goto("/");
    const panel = await openPanel(page);
    const since = Date.now();
    await panel.getByRole("link", { name: "Remove 4060S from the basket" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove this item?" });
    await expect(dialog).toContainText("4060S");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(panel).toBeVisible();
    await panel.getByRole("link", { name: "Remove 4060S from the basket" }).click();
    await dialog.getByRole("button", { name: "Remove item" }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole("status")).toHaveText("Your basket is empty");
    await expect(basketCount(page)).toHaveText("(0)");
    const updates = (await cartCalls(request, shop.services, id, since)).filter(({ method }) => method === "POST");
    expect(updates.flatMap(({ body }) => body?.actions ?? [])).toContainEqual({
      action: "removeLineItem",
      lineItemId: lines[0]?.id,
    });
  });

  test("T-LINE-13: warns before a kit of a designed panel is removed", async ({ page, shop }) => {
    await fillBasket(page, shop.global, { sku: "25001S", experimentId: "design-1" }, { sku: "25001S" });
    await page.goto("/cart");
    await hydrated(page);
    const remove = page.getByRole("link", { name: "Remove 25001S from the basket" });
    // T-LINE-16: the same SKU with and without a design is two lines.
    await expect(remove).toHaveCount(2);
    await remove.first().click();
    const dialog = page.getByRole("dialog", { name: "Remove this panel kit?" });
    await expect(dialog).toContainText("is part of a panel that you designed");
    await dialog.getByRole("button", { name: "Keep item" }).click();
    await remove.nth(1).click();
    await expect(page.getByRole("dialog", { name: "Remove this item?" })).toBeVisible();
  });

  test("T-LINE-18, T-TERR-11: lists each message of the gateway once", async ({ page, shop, request }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    await page.goto("/cart");
    await hydrated(page);
    const errors = [
      { code: "Locked", message: "The basket is being approved." },
      { code: "Owner", message: "Ask the approver first." },
      { code: "Locked", message: "The basket is being approved." },
    ];
    const faults = commerceFaults(request, shop.services, `POST /commerce/api/carts/${id}`);
    await faults.set({ mode: "error", status: 400, errors, times: 1 });
    await page.getByRole("link", { name: "Remove 4060S from the basket" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove this item?" });
    await dialog.getByRole("button", { name: "Remove item" }).click();
    await expect(dialog.getByRole("listitem")).toHaveText(["The basket is being approved.", "Ask the approver first."]);
    await dialog.getByRole("button", { name: "Remove item" }).click();
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  });
});
