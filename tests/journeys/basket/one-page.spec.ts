/** The checkout on one page in a browser, on a phone. */
import { expectAccessible } from "../../fixtures/axe";
import { basketPanel, fillBasket, hydrated } from "../../fixtures/basket";
import { signInBuyer } from "../../fixtures/buyer";
import { expect, test } from "../../fixtures/test";

test("a returning customer orders in four presses from the product page", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBuyer(page, shop);
  await fillBasket(page, shop.global, { sku: "4060S" });
  await page.goto("/checkout");
  await page.getByRole("radio", { name: /Purchase order/ }).check();
  await page.getByLabel("Purchase order number").fill("PO-100");
  const place = page.getByRole("button", { name: "Place order" });
  // The total stays visible at every scroll position.
  await expect(place).toBeInViewport();
  await expect(page.getByText(/^Total \$/).last()).toBeInViewport();
  await place.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");

  await page.goto("/products/9272S");
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .*to basket|^Add to basket/i })
    .first()
    .click();
  await page.locator("header a[href='/cart']").click();
  await expect(basketPanel(page)).toBeVisible();
  await page.getByRole("link", { name: "Express checkout" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  await expect(page.getByLabel("Purchase order number")).toHaveValue("PO-100");
  await expectAccessible(page, "checkout on one page");
  await place.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order");
});
