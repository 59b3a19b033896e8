import type { Page } from "@playwright/test";
import { cartCalls, commerceFaults, fillBasket, hydrated, openPanel, readBasket } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const invalid = "The quantity you entered is invalid. Please review for accuracy";
const row = (page: Page, sku: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: sku });
const input = (page: Page, sku: string) => row(page, sku).getByRole("textbox", { name: `Quantity of ${sku}` });
const stepper = (page: Page, sku: string, name: "Increase" | "Decrease") =>
  row(page, sku).getByRole("button", { name: new RegExp(`^${name}`) });

test.describe("quantity with scripts", { tag: "@scripts" }, () => {
  test("T-LINE-01, T-LINE-02, T-LINE-03, T-LINE-04, T-LINE-05, T-LINE-06, T-LINE-07, T-LINE-09, T-LINE-19: is changed with plus and minus within its limits, or by typing digits", async ({
    page,
    shop,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await fillBasket(page, shop.global, { sku: "4060S" }, { sku: "9272S" });
    await page.goto("/cart");
    await hydrated(page);
    const field = input(page, "4060S");
    await test.step("T-LINE-01, T-LINE-06: plus and minus change it by one, never below one", async () => {
      await stepper(page, "4060S", "Increase").click();
      await expect(field).toHaveValue("2");
      await expect(row(page, "4060S")).toContainText("$798.00");
      await stepper(page, "4060S", "Decrease").click();
      await expect(field).toHaveValue("1");
      await expect(row(page, "4060S").getByText("$399.00")).toHaveCount(2);
      await expect(stepper(page, "4060S", "Decrease")).toBeDisabled();
    });
    await test.step("T-LINE-07, T-LINE-09: zero asks for removal; keeping the item restores its quantity", async () => {
      await field.fill("0");
      const dialog = page.getByRole("dialog", { name: "Remove this item?" });
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Keep item" }).click();
      await expect(field).toHaveValue("1");
      expect((await readBasket(page, shop.global)).count).toBe(2);
    });
    await test.step("T-LINE-19: an empty quantity is invalid, at its own line only", async () => {
      await field.fill("");
      await page.keyboard.press("Enter");
      await expect(row(page, "4060S").getByText(invalid)).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(row(page, "9272S").getByText(invalid)).toHaveCount(0);
    });
    await test.step("T-LINE-02, T-LINE-03, T-LINE-04: accepts four digits, nothing else, no pasting", async () => {
      await field.pressSequentially("a-.");
      await expect(field).toHaveValue("");
      await field.pressSequentially("12345");
      await expect(field).toHaveValue("1234");
      await page.evaluate(() => navigator.clipboard.writeText("12"));
      await field.selectText();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(field).toHaveValue("1234");
    });
    await test.step("T-LINE-05: plus stops at 9999", async () => {
      await field.fill("9998");
      await expect(stepper(page, "4060S", "Increase")).toBeEnabled();
      await stepper(page, "4060S", "Increase").click();
      await expect(field).toHaveValue("9999");
      await expect(stepper(page, "4060S", "Increase")).toBeDisabled();
    });
  });

  test("T-LINE-08, T-CCALL-05, T-CCALL-20: three presses within 300 ms become one change after a pause", async ({
    page,
    shop,
    request,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    await page.clock.install();
    await page.goto("/cart");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const since = Date.now();
    let sent = 0;
    page.on("request", (sentRequest) => {
      if (sentRequest.method() === "POST") sent += 1;
    });
    const increase = stepper(page, "4060S", "Increase");
    for (const pauseMs of [100, 100, 390]) {
      await increase.click();
      await page.clock.runFor(pauseMs);
    }
    expect(sent).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(() => sent).toBe(1);
    await page.clock.resume();
    await expect(row(page, "4060S")).toContainText("$1,596.00");
    expect(sent).toBe(1);
    const updates = (await cartCalls(request, shop.services, id, since)).filter(({ method }) => method === "POST");
    expect(updates.map(({ body }) => body?.actions)).toEqual([
      [expect.objectContaining({ action: "changeLineItemQuantity", quantity: 4 })],
    ]);
    expect(updates[0]?.body?.version).toEqual(expect.any(Number));
  });

  for (const path of ["/cart", "/products/4060"]) {
    test(`a quantity typed before the scripts run is not lost: ${path}`, async ({ page, shop }) => {
      await fillBasket(page, shop.global, { sku: "4060S" });
      let open = () => {};
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      const field = page.getByRole("main").locator("input[name=quantity]").first();
      await field.fill("7");
      if (path === "/cart") await page.keyboard.press("Enter");
      open();
      await hydrated(page);
      await expect(
        page
          .getByRole("main")
          .getByRole("button", { name: /^Increase/ })
          .first(),
      ).toBeVisible();
      await expect(field).toHaveValue("7");
      if (path === "/cart") await expect.poll(async () => (await readBasket(page, shop.global)).count).toBe(7);
    });
  }

  test("a change made during another one is not lost", async ({ page, shop, request }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    const faults = commerceFaults(request, shop.services, id);
    await page.goto("/cart");
    await hydrated(page);
    await faults.set({ mode: "slow", delayMs: 1500, times: 1 });
    await input(page, "4060S").fill("5");
    await page.waitForRequest((sent) => sent.method() === "POST");
    await input(page, "4060S").fill("7");
    await expect(row(page, "4060S")).toContainText("$2,793.00");
    await expect(input(page, "4060S")).toHaveValue("7");
    expect((await readBasket(page, shop.global)).count).toBe(7);
  });

  test("a change is not lost when the shopper leaves the page at once", async ({ page, shop }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    await page.goto("/cart");
    await hydrated(page);
    await stepper(page, "4060S", "Increase").click();
    await row(page, "4060S").getByRole("link", { name: /Akt/ }).click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.locator("header [data-slot='basket-count']")).toHaveText("(2)");
    expect((await readBasket(page, shop.global)).count).toBe(2);
    // It is also not lost when the shopper leaves the page during the pause.
    await page.goto("/cart");
    await hydrated(page);
    await stepper(page, "4060S", "Increase").click();
    await page.goto("/country");
    await expect.poll(async () => (await readBasket(page, shop.global)).count).toBe(3);
  });

  test("T-LINE-10, T-LINE-09: changing the quantity of a designed kit needs confirmation", async ({ page, shop }) => {
    await fillBasket(page, shop.global, { sku: "25001S", experimentId: "design-1" });
    await page.goto("/");
    const panel = await openPanel(page);
    const field = panel.getByRole("textbox", { name: "Quantity of 25001S" });
    await panel.getByRole("button", { name: /^Increase/ }).click();
    const dialog = page.getByRole("dialog", { name: "Change the quantity of this kit?" });
    await dialog.getByRole("button", { name: "Keep quantity" }).click();
    await expect(field).toHaveValue("1");
    expect((await readBasket(page, shop.global)).count).toBe(1);
    await panel.getByRole("button", { name: /^Increase/ }).click();
    await dialog.getByRole("button", { name: "Change quantity" }).click();
    await expect(panel.getByRole("status")).toHaveText("2 items");
    await expect(field).toHaveValue("2");
  });

  test("T-LINE-17, T-LINE-20: a failed change is reported at its line and keeps the typed text", async ({
    page,
    shop,
    request,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S" }, { sku: "9272S" });
    const { id } = await readBasket(page, shop.global);
    const faults = commerceFaults(request, shop.services, id);
    await page.goto("/cart");
    await hydrated(page);
    // A rejection without a reason is retried once.
    await faults.set({ mode: "error", status: 400, times: 2 });
    await input(page, "4060S").fill("5");
    const unsaid =
      "An error occurred while trying to add products to the cart. Please try again later or contact customer service.";
    await expect(row(page, "4060S").getByText(unsaid)).toBeVisible();
    await expect(input(page, "4060S")).toHaveValue("5");
    await expect(row(page, "9272S").getByText(unsaid)).toHaveCount(0);

    const errors = [{ code: "OutOfStock", message: "Only 4 pieces of 4060S are left." }];
    await faults.set({ mode: "error", status: 400, errors, times: 1 });
    await input(page, "4060S").fill("6");
    await expect(row(page, "4060S").getByText("Only 4 pieces of 4060S are left.")).toBeVisible();
    await expect(row(page, "4060S").getByText(unsaid)).toHaveCount(0);

    // T-CART-13: the next success clears the message.
    await input(page, "4060S").fill("4");
    await expect(row(page, "4060S").getByText("Only 4 pieces")).toHaveCount(0);
    await expect(row(page, "4060S")).toContainText("$1,596.00");
  });
});
