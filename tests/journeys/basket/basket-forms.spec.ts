/** Forged forms, and the page of a refused plain form. */
import type { Page } from "@playwright/test";
import { accessibilityViews, expectAccessible } from "../../fixtures/axe";
import { basketCount, chooseMarket, fillBasket, readBasket } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const invalidQuantity = "The quantity you entered is invalid. Please review for accuracy";
const invalidCode = "Please add a valid alphanumeric product code (e.g. 4060S)";
const unknown = "Unknown error. Please try again later.";

interface Attempt {
  readonly name: string;
  readonly form: Record<string, string>;
  readonly status: number;
  readonly text: string;
}

const forms: readonly Attempt[] = [
  { name: "an unknown intent", form: { intent: "explode", sku: "4060S" }, status: 400, text: unknown },
  { name: "no intent", form: { sku: "4060S" }, status: 400, text: unknown },
  { name: "no product", form: { intent: "add" }, status: 400, text: "There has been an error while adding to cart." },
  { name: "a code that is none", form: { intent: "add", sku: "__proto__" }, status: 400, text: invalidCode },
  { name: "no pieces", form: { intent: "add", sku: "4060S", quantity: "0" }, status: 400, text: invalidQuantity },
  { name: "-1 pieces", form: { intent: "add", sku: "4060S", quantity: "-1" }, status: 400, text: invalidQuantity },
  { name: "1e3 pieces", form: { intent: "add", sku: "4060S", quantity: "1e3" }, status: 400, text: invalidQuantity },
  { name: "too many", form: { intent: "add", sku: "4060S", quantity: "9999" }, status: 422, text: invalidQuantity },
  { name: "a line of no form", form: { intent: "change", line: "<b>", quantity: "2" }, status: 400, text: unknown },
  { name: "a key of no form", form: { intent: "add", sku: "4060S", key: "x" }, status: 400, text: unknown },
];

const post = (page: Page, origin: string, path: string, form: Record<string, string>) =>
  page.request.post(`${origin}${path}`, { form, headers: { origin }, maxRedirects: 0 });

test("T-LINE-19, T-TERR-06: a form that no page creates is refused with a reason and changes nothing", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  for (const { name, form, status, text } of forms) {
    const plain = await post(page, shop.global, "/cart", form);
    expect(plain.status(), name).toBe(status);
    expect(await plain.text(), name).toContain(text);
    const call = await post(page, shop.global, "/api/basket", form);
    expect(call.status(), name).toBe(status === 422 ? 200 : status);
    expect(await call.json(), name).toMatchObject({ ok: false, messages: [{ text }] });
  }
  expect((await readBasket(page, shop.global)).count).toBe(2);
});

test("full-width and lower-case characters are the same code and quantity", { tag: "@no-scripts" }, async ({
  page,
  shop,
}) => {
  await fillBasket(page, shop.jp, { sku: " ４０６０ｓ ", quantity: 1 });
  const added = await post(page, shop.jp, "/cart", { intent: "add", sku: "4060S", quantity: "１２" });
  expect(added.status()).toBe(303);
  expect((await readBasket(page, shop.jp)).lines).toMatchObject([{ sku: "4060S", quantity: 13 }]);
});

test("T-LINE-19: a refused plain add is shown again as typed, with the reason at its field", {
  tag: "@no-scripts",
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  await page.goto("/products/4060S");
  const order = page.locator("#order");
  const typed = order.getByRole("textbox", { name: "Quantity" });
  await typed.evaluate((input) => input.removeAttribute("pattern"));
  await typed.fill("1e3");
  await order.getByRole("button", { name: "ADD TO BASKET" }).first().click();
  const again = page.getByRole("main").locator("form", { has: page.getByLabel("Catalog number") });
  const quantity = again.getByRole("textbox", { name: "Quantity" });
  await expect(again.getByRole("textbox", { name: "Catalog number" })).toHaveValue("4060S");
  await expect(quantity).toHaveValue("1e3");
  await expect(quantity).toHaveAccessibleDescription(`Error ${invalidQuantity}`);
  await quantity.fill("3");
  await again.getByRole("button", { name: "Add to basket" }).click();
  await expect(basketCount(page)).toHaveText("(3)");
  // The link still leads to the page that the shopper came from.
  await expect(page.getByRole("link", { name: "Continue shopping" })).toHaveAttribute("href", /\/products\/4060S/);
});

test("W19: items priced in euros cannot join a cart in dollars", { tag: "@no-scripts" }, async ({ page, shop }) => {
  await fillBasket(page, shop.global, { sku: "4060S" });
  await chooseMarket(page, shop.global, "DE");
  const refused = await post(page, shop.global, "/cart", { intent: "add", sku: "9272S" });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain("Your basket was started for United States.");
  await chooseMarket(page, shop.global, "US");
  expect((await readBasket(page, shop.global)).lines.map(({ sku }) => sku)).toEqual(["4060S"]);
});

test("refusals are in the shopper's language", { tag: "@no-scripts" }, async ({ page, shop }) => {
  const discontinued = await post(page, shop.jp, "/cart", { intent: "add", sku: "2102S" });
  expect(await discontinued.text()).toContain("製品2102Sは販売を終了しました");
  const inquiry = await (await post(page, shop.jp, "/api/basket", { intent: "add", sku: "3990S" })).json();
  const text = "この製品のご注文は、CSTプロテオミクスグループまでお問い合わせください。";
  expect(inquiry).toMatchObject({ messages: [{ text, inquiry: true }] });
});

// The Chinese host sells nothing.
for (const { host, language, width } of accessibilityViews.slice(0, 2)) {
  test(`a refused add is accessible in ${language} at ${width} px`, { tag: "@scripts" }, async ({
    page,
    shop,
    expectProblem,
  }) => {
    expectProblem(/status of 400/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop[host]}/cart`);
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/cart";
      for (const [name, value] of Object.entries({ intent: "add", sku: "4060S", quantity: "0" })) {
        form.appendChild(Object.assign(document.createElement("input"), { name, value }));
      }
      document.querySelector("[data-frame='footer']")?.appendChild(form);
      form.submit();
    });
    await expect(page.locator("main input[name='quantity'][aria-invalid='true']")).toBeFocused();
    await expectAccessible(page, `refused add in ${language} at ${width} px`);
  });
}
