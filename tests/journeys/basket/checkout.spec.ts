/** From the cart to an order in a browser (rows T-CHK, T-PAY, T-PROMO, T-TANALYT). */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe";
import { basketCount, fillBasket, hydrated } from "../../fixtures/basket";
import { signInBuyer } from "../../fixtures/buyer";
import { allowAnalytics, keepDataLayer } from "../../fixtures/consent";
import { expect, test } from "../../fixtures/test";

const number = "4111 1111 1111 1111";
const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).click();
const orderNumber = (page: Page) => page.getByRole("main").getByText(/^W\d{12}$/);

test("T-CHK-01, T-CHK-04, T-CHK-10, T-PROMO-04, T-PROMO-05: by purchase order, with a promotion code", {
  tag: "@scripts",
}, async ({ page, shop, expectProblem }) => {
  test.slow();
  // A rejected form returns an error status, which browsers log.
  expectProblem(/status of 422/);
  await page.setViewportSize({ width: 360, height: 760 });
  await signInBuyer(page, shop);
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  await page.goto("/cart");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Proceed to checkout" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review your basket");
  await page.getByRole("textbox", { name: "Promotion code" }).fill("SPRING19");
  await press(page, "Apply");
  await expect(page.getByText("Promotion code SPRING19 has expired")).toHaveCount(1);
  await expectAccessible(page, "review");
  await page.getByRole("textbox", { name: "Promotion code" }).fill("WELCOME10");
  await press(page, "Apply");
  await expect(page.getByText("-$79.80")).toBeVisible();
  await page.getByRole("link", { name: "Continue to shipping" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shipping information");
  await expect(page.getByRole("listitem").filter({ hasText: "Shipping information" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await page.getByRole("radio", { name: /Danvers/ }).check();
  await page.getByRole("radio", { name: /Overnight/ }).check();
  await page.getByLabel("Special handling").fill("Cold room B");
  await expectAccessible(page, "shipping information");
  await press(page, "Continue to payment");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment information");
  await press(page, "Continue to summary");
  await expect(page.getByText("You must agree before the order can be placed.")).toBeVisible();
  // The button is far below the error summary.
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessible(page, "payment information with problems");
  await page.getByRole("radio", { name: /Purchase order/ }).check();
  await page.getByLabel("Purchase order number").fill("PO-2030/7");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await press(page, "Continue to summary");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summary");
  await expect(page.getByText("Cold room B")).toBeVisible();
  await expectAccessible(page, "summary");
  await press(page, "Place order");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
  const placed = await orderNumber(page).textContent();
  await expectAccessible(page, "confirmation");
  await page.reload();
  await expect(orderNumber(page)).toHaveText(placed ?? "");
  // Back leads to the order, and to no page that could place it again.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("Nothing here yet");
});

test("a gift counts in the header at once; changes in another window are shown before the order is placed", {
  tag: "@scripts",
}, async ({ page, shop, expectProblem }) => {
  test.slow();
  expectProblem(/status of 409/);
  await signInBuyer(page, shop);
  await fillBasket(page, shop.global, { sku: "4060S" });
  await page.goto("/checkout/review");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Promotion code" }).fill("BENCHGIFT");
  await press(page, "Apply");
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("2 items");
  await expect(basketCount(page)).toHaveText("(2)");
  await page.getByRole("link", { name: "Continue to shipping" }).click();
  await press(page, "Continue to payment");
  await page.getByRole("radio", { name: /Purchase order/ }).check();
  await page.getByLabel("Purchase order number").fill("PO-7");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await press(page, "Continue to summary");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summary");

  await fillBasket(page, shop.global, { sku: "9272S" });
  await press(page, "Place order");
  await expect(page.getByText("9272S was added (1).")).toBeVisible();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "9272S" }).last()).toBeVisible();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("3 items");
  await press(page, "Place order");
  await expect(orderNumber(page)).toBeVisible();
});

test("T-PAY-03, T-PAY-06: by card, whose number is entered only in the frame of the payments service", {
  tag: "@scripts",
}, async ({ page, shop, expectProblem }) => {
  test.slow();
  expectProblem(/422 .*\/payments\/cards\//);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(shop.global)) requests.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await signInBuyer(page, shop);
  await fillBasket(page, shop.global, { sku: "9272S" });
  await page.goto("/checkout/shippinginformation");
  await page.getByRole("radio", { name: /Ground/ }).check();
  await press(page, "Continue to payment");
  await page.waitForURL("**/paymentinformation");
  await hydrated(page);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await press(page, "Continue to summary");
  const fields = page.frameLocator("main iframe");
  // The frame must not scroll, whatever height its fields report.
  await page.setViewportSize({ width: 360, height: 740 });
  await fields.getByRole("button").click();
  await expect(fields.locator("[role='alert']")).toBeVisible();
  // The checkbox is beside its text, not in a separate row.
  expect((await fields.locator("input[name='save']").boundingBox())?.width).toBeLessThan(40);
  const inside = page.frames().find((frame) => frame.url().includes("/payments/cards/"));
  await expect
    .poll(() => inside?.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight))
    .toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fields.locator("input[name='number']").fill(number);
  await fields.locator("input[name='holder']").fill("Rosalind Mint");
  await fields.locator("input[name='expiration']").fill("12/39");
  await fields.locator("input[name='code']").fill("123");
  // The shop's page cannot read the card fields and contains none itself.
  expect(await page.locator("main input[autocomplete^='cc-']").count()).toBe(0);
  await expectAccessible(page, "card fields in a frame");
  await fields.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summary");
  await expect(page.getByText("Visa ending in 1111")).toBeVisible();
  await press(page, "Place order");
  await expect(orderNumber(page)).toBeVisible();
  expect(requests.join("\n").replace(/[^\d\n]/g, "")).not.toContain(number.replaceAll(" ", ""));
});

interface Entry {
  readonly event?: string;
  readonly [member: string]: unknown;
}
async function pushed(page: Page, name: string): Promise<Entry> {
  await page.waitForFunction(
    (wanted) => window.dataLayer?.some((entry) => (entry as Entry).event === wanted) ?? false,
    name,
  );
  const entries = await page.evaluate(() => (window.dataLayer ?? []).splice(0) as Entry[]);
  const [entry, ...more] = entries.filter(({ event }) => event === name);
  expect(more, `${name} once`).toEqual([]);
  return entry ?? {};
}

test("T-TANALYT-01, T-TANALYT-02, T-TANALYT-03, T-TANALYT-04, T-TANALYT-05, T-TANALYT-06, T-TANALYT-07, T-TANALYT-08: every event of a purchase, once", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  test.slow();
  await allowAnalytics(context, shop.global);
  await keepDataLayer(context);
  await signInBuyer(page, shop);
  await page.goto("/products/4060");
  await hydrated(page);
  const item = { item_id: "4060", item_variant: "4060S", item_brand: "Benchside", price: 399, quantity: 1 };
  await page
    .getByRole("main")
    .getByRole("button", { name: /add to basket/i })
    .first()
    .click();
  expect(await pushed(page, "add_to_cart"), "T-TANALYT-01").toMatchObject({
    ecommerce: { currency: "USD", value: 399, items: [{ ...item, item_name: expect.any(String) }] },
  });
  await page.locator("header a[href='/cart']").click();
  expect(await pushed(page, "view_cart"), "T-TANALYT-02").toMatchObject({ ecommerce: { items: [item] } });
  const panel = page.getByRole("dialog", { name: "Basket" });
  await panel.getByRole("spinbutton").or(panel.getByRole("textbox")).first().fill("3");
  expect(await pushed(page, "add_to_cart")).toMatchObject({ ecommerce: { items: [{ ...item, quantity: 2 }] } });
  await panel.getByRole("spinbutton").or(panel.getByRole("textbox")).first().fill("1");
  expect(await pushed(page, "remove_from_cart"), "T-TANALYT-03").toMatchObject({
    ecommerce: { value: 798, items: [{ ...item, quantity: 2 }] },
  });
  await panel.getByRole("link", { name: "Proceed to checkout" }).click();
  expect(await pushed(page, "begin_checkout"), "T-TANALYT-04").toMatchObject({
    ecommerce: { value: 399, items: [item] },
  });
  await page.getByRole("link", { name: "Continue to shipping" }).click();
  await page.getByRole("radio", { name: /Ground/ }).check();
  await press(page, "Continue to payment");
  expect(await pushed(page, "add_shipping_info"), "T-TANALYT-05").toMatchObject({
    ecommerce: { value: 399, shipping_tier: "us-ground", items: [item] },
  });
  await page.getByRole("radio", { name: /Purchase order/ }).check();
  await page.getByLabel("Purchase order number").fill("PO-7");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await press(page, "Continue to summary");
  expect(await pushed(page, "add_payment_info"), "T-TANALYT-06").toMatchObject({
    ecommerce: { payment_type: "purchaseOrder", items: [item] },
  });
  await press(page, "Place order");
  // Sent by the page as it unloads or, if it lacks time, by the next one.
  await page.waitForFunction(() => window.dataLayer?.some((entry) => (entry as Entry).event === "purchase") ?? false);
  const placed = await page.evaluate(() => (window.dataLayer ?? []).splice(0) as Entry[]);
  const named = (name: string) => placed.filter(({ event }) => event === name);
  expect(named("place_order"), "T-TANALYT-07").toMatchObject([{ ecommerce: { items: [item] } }]);
  expect(named("purchase"), "T-TANALYT-08").toHaveLength(1);
  expect(named("purchase")[0], "T-TANALYT-08").toMatchObject({
    ecommerce: {
      currency: "USD",
      value: 399,
      shipping: 29,
      tax: expect.any(Number),
      transaction_id: await orderNumber(page).textContent(),
      items: [item],
    },
  });
  await page.reload();
  await pushed(page, "page_view");
  const after = await page.evaluate(() => (window.dataLayer ?? []) as Entry[]);
  expect(after.filter(({ event }) => event === "purchase")).toEqual([]);
});

test("T-TANALYT-11, T-TANALYT-12, T-TANALYT-13: quick add and the quote request", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await allowAnalytics(context, shop.global);
  await keepDataLayer(context);
  await fillBasket(page, shop.global, { sku: "4060S" });
  await page.goto("/");
  await hydrated(page);
  await page.locator("header a[href='/cart/quick-add']").click();
  await pushed(page, "click_quick_add");
  await page.getByRole("dialog").locator("a[href='/cart/quick-add']").click();
  await pushed(page, "click_multi_quick_add");
  await page.goto("/cart");
  await hydrated(page);
  await pushed(page, "view_cart");
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  });
  await page.getByRole("main").getByRole("link", { name: "Turn basket into a quote" }).click();
  expect(await pushed(page, "e_requestQuote")).toMatchObject({
    ecommerce: { currency: "USD", items: [{ item_id: "4060" }] },
  });
});
