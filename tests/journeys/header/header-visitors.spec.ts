/** The page frame for identified visitors: a punchout buyer, a signed-in customer. */
import type { Page } from "@playwright/test";
import { becomes, punchoutBuyer } from "../../fixtures/session";
import { expect, test } from "../../fixtures/test";

const utilities = (page: Page) => page.getByRole("navigation", { name: "Country, support and account" });
const customer = { email: "us.verified@demo.benchside.example", password: "Benchside-demo-1!" };

test("C-HEAD-16: a punchout buyer sees a welcome and order support, but neither country nor sign-in", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await becomes(page.context(), shop.global, punchoutBuyer);
  // A stored page and a private one.
  for (const path of ["/browse", "/privacy-settings"]) {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(utilities(page)).toContainText("Welcome. You are shopping through your purchasing system.");
    await expect(utilities(page).getByRole("link", { name: "Contact Us" }).last()).toHaveAttribute(
      "href",
      "/about-us/order-support",
    );
    await expect(header.getByRole("button", { name: /Country\/region/ })).toHaveCount(0);
    await expect(header.getByRole("link", { name: /Sign In|Register|My Account/ })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu).toContainText("Welcome. You are shopping through your purchasing system.");
  await expect(menu.getByRole("button", { name: /Country\/region/ })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: /Sign In|Register/ })).toHaveCount(0);
});

test("C-CTRY-15, C-HEAD-17: a customer who changes the country is signed out", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await page.goto("/account/sign-in");
  const form = page.getByRole("main");
  await form.getByLabel("Email address").fill(customer.email);
  await form.getByLabel("Password", { exact: true }).fill(customer.password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/account/sign-in"));
  await page.goto("/browse");
  await expect(utilities(page).getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account/my");

  await page.goto("/country?return=%2Fbrowse&find=germany");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Germany/ })
    .click();
  await expect(page).toHaveURL(/\/browse/);
  await expect(utilities(page).getByRole("button", { name: /^DE/ })).toBeVisible();
  await expect(utilities(page).getByRole("link", { name: "My Account" })).toHaveCount(0);
  await expect(utilities(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  const left = (await context.cookies(shop.global)).map(({ name }) => name);
  expect(left.filter((name) => name === "ct-auth" || name === "ct-customer")).toEqual([]);
});
