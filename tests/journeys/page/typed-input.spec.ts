/** Input that the browser restores: Back, a restored tab. It restores no field with `autocomplete="off"`. */
import { fillBasket } from "../../fixtures/basket";
import { signInBuyer } from "../../fixtures/buyer";
import { expect, test } from "../../fixtures/test";

test("what was typed is there again after Back", async ({ page, shop }) => {
  await signInBuyer(page, shop);
  await fillBasket(page, shop.global, { sku: "4060S" });
  const forms = {
    "/checkout": ["poNumber", "comment"],
    "/checkout/paymentinformation": ["poNumber", "comment", "invoiceEmail"],
    "/cart/quick-add/list": ["paste"],
    "/withdrawal": ["contract", "goods"],
    "/panel-builder": ["markers"],
    "/products/4060/review": ["lot", "author"],
  };
  for (const [path, names] of Object.entries(forms)) {
    await page.goto(path);
    // Its fields show with the choice.
    if (path === "/checkout") await page.getByRole("radio", { name: /Purchase order/ }).check();
    const fields = names.map((name) => page.getByRole("main").locator(`[name="${name}"]`).first());
    for (const field of fields) {
      // Some fields are in closed parts of the page.
      await field.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
      await field.fill("4711");
    }
    await page.goto("/country");
    await page.goBack();
    for (const field of fields) await expect(field, `${path} ${await field.getAttribute("name")}`).toHaveValue("4711");
  }
});

test("rows of quick add are there again after Back", async ({ page }) => {
  await page.goto("/cart/quick-add");
  const row = page.getByRole("main").getByRole("listitem").nth(1);
  await row.locator('[name="code"]').fill("9272S");
  await row.locator('[name="quantity"]').fill("3");
  await page.goto("/country");
  await page.goBack();
  await expect(row.locator('[name="code"]')).toHaveValue("9272S");
  await expect(row.locator('[name="quantity"]')).toHaveValue("3");
});

test("a code typed before scripts run stays in its row and is looked up", { tag: "@scripts" }, async ({ page }) => {
  let run = () => {};
  const running = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await running;
    await route.continue();
  });
  await page.goto("/cart/quick-add", { waitUntil: "commit" });
  const row = page.getByRole("main").getByRole("listitem").first();
  await row.locator('[name="code"]').fill("4060S");
  run();
  await expect(row.getByRole("status")).toContainText("Phospho-Akt");
  await expect(row.locator('[name="code"]')).toHaveValue("4060S");
});
