/** Quotes, distributor requests and orders in a browser: every step, in three languages. */
import type { Page } from "@playwright/test";
import { importBuyer } from "../../factories/customer";
import { expectAccessible } from "../../fixtures/axe";
import { basketPanel, chooseMarket, fillBasket, openPanel } from "../../fixtures/basket";
import { demoCustomer, signIn } from "../../fixtures/buyer";
import { allowAnalytics } from "../../fixtures/consent";
import { expect, test } from "../../fixtures/test";

/** Names of the events pushed so far, once they include the expected one. */
async function events(page: Page, name: string): Promise<string[]> {
  await page.waitForFunction(
    (wanted) => window.dataLayer?.some((entry) => (entry as { event?: string }).event === wanted) ?? false,
    name,
  );
  const pushed = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => (entry as { event?: string }).event),
  );
  return pushed.filter((event): event is string => /^(quote|lead)_/.test(event ?? ""));
}

const looker = (page: Page) => (what: string) => expectAccessible(page, what);

/** The submit button of a step; each step has one. */
const onward = (page: Page) => page.locator("main form button[type=submit]").last();

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
}
const contact = {
  ...{ firstName: "Barbara", lastName: "Lane", email: "b.lane@lab.example" },
  ...{ organisation: "Maize Institute", department: "Genetics" },
};

test("T-QUOTE-02, T-QUOTE-08, T-QUOTE-12: from the basket to a quote that is sent and downloaded", {
  tag: "@scripts",
}, async ({ page, shop, expectProblem }) => {
  expectProblem(/422/);
  const look = looker(page);
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  await page.goto(`${shop.global}/cart`);
  // The printed cart also shows quantities.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox", { name: "Quantity of 4060S" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove 4060S from the basket" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Proceed to checkout" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.locator("main a[href='/quote/review']").click();
  await expect(page).toHaveURL(/\/quote\/review$/);
  await look("review");
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/customer-info$/);
  await look("customer information");
  await onward(page).click();
  await expect(page.locator("[name=firstName]")).toHaveAttribute("aria-invalid", "true");
  await look("customer information with mistakes");
  await fill(page, contact);
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/summary$/);
  await look("summary");
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/confirmation$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quote is ready");
  await look("confirmation");
  // Print shows absolute dates and no buttons.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Today", { exact: true })).toBeHidden();
  await expect(page.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Download as PDF" })).toBeHidden();
  await page.emulateMedia({ media: null });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^quote-Q\d{12}\.pdf$/);
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText("on its way to b.lane@lab.example")).toBeVisible();
  // Going back neither restores the cart nor creates a second quote.
  await page.goto(`${shop.global}/quote/summary`);
  await expect(page).toHaveURL(/\/quote\/confirmation$/);
});

test("T-QUOTE-02, T-QUOTE-03, T-TANALYT-09: from the side panel, with one event for each step", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  await allowAnalytics(context, shop.global);
  await fillBasket(page, shop.global, { sku: "4060S" });
  await page.goto(shop.global);
  await openPanel(page);
  await basketPanel(page).locator("a[href='/quote/review']").click();
  await expect(page).toHaveURL(/\/quote\/review$/);
  const seen = [...(await events(page, "quote_review"))];
  await onward(page).click();
  await page.waitForURL(/customer-info$/);
  seen.push(...(await events(page, "quote_customer_info")));
  await fill(page, contact);
  await onward(page).click();
  await page.waitForURL(/summary$/);
  seen.push(...(await events(page, "quote_summary")));
  await onward(page).click();
  await page.waitForURL(/confirmation$/);
  seen.push(...(await events(page, "quote_confirmation")));
  await page.getByRole("button", { name: "Send email" }).click();
  await page.waitForURL(/sent=yes$/);
  seen.push(...(await events(page, "quote_send_email")));
  expect(seen).toEqual([
    "quote_review",
    "quote_customer_info",
    "quote_summary",
    "quote_confirmation",
    "quote_send_email",
  ]);
});

test("T-QUOTE-04, T-QUOTE-07, T-QUOTE-24: a request to one of two distributors, in Chinese", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  const look = looker(page);
  await allowAnalytics(context, shop.global);
  await chooseMarket(page, shop.global, "BR", "cn");
  await fillBasket(page, shop.global, { sku: "4060S" });
  const seen: string[] = [];
  const collectEvents = async (name: string) => {
    seen.push(...(await events(page, name)));
  };
  await page.goto(`${shop.global}/quote/review`);
  await look("review of a request");
  await collectEvents("lead_review");
  await page.locator("[name=distributor]").last().check();
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/customer-info$/);
  await look("additional information");
  await collectEvents("lead_additional_info");
  await fill(page, { ...contact, streetName: "Rua 1", city: "Recife", state: "PE", postalCode: "50000-000" });
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/summary$/);
  await collectEvents("lead_summary");
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/confirmation$/);
  await expect(page.locator("main")).toContainText("Bancada Norte");
  await collectEvents("lead_confirmation");
  await page.locator("button[value=send-email]").click();
  await expect(page).toHaveURL(/sent=yes$/);
  await collectEvents("lead_send_email");
  const every = ["lead_review", "lead_additional_info", "lead_summary", "lead_confirmation", "lead_send_email"];
  expect(seen).toEqual(every);
});

test("T-QUOTE-13: in Japan with readings of the names", { tag: "@scripts" }, async ({ page, shop }) => {
  const look = looker(page);
  await fillBasket(page, shop.jp, { sku: "4060S" });
  await page.goto(`${shop.jp}/quote/review`);
  await onward(page).click();
  await page.waitForURL(/customer-info$/);
  await look("customer information in Japan");
  await fill(page, { lastNameF: "山田", firstNameF: "花子", lastNameK: "やまだ", firstNameK: "ハナコ" });
  await fill(page, { email: "hanako@lab.example", organisationName: "東京研究所" });
  await onward(page).click();
  await page.waitForURL(/summary$/);
  await expect(page.locator("main")).toContainText("ヤマダ ハナコ");
  await onward(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("お見積りが完成しました");
});

test("T-ORDER-01, T-ORDER-02, T-QUOTE-18: a customer's orders and quotes, and a repeated order", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const look = looker(page);
  await signIn(page, shop.global, demoCustomer("us.verified"));
  await page.goto(`${shop.global}/account/my`);
  await page.locator("nav a[href='/account/my/orderhistory']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order history");
  await look("order history");
  await page
    .getByRole("link", { name: /^Open order W/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Order W");
  await look("an order");
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page).toHaveURL(/\/cart\?added=/);
  await page.goto(`${shop.global}/account/my/myquotes`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Quotes");
  await look("quotes");
  await page
    .getByRole("link", { name: /^Open Q/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Quote Q");
  await look("a quote");
});

test("a quote requested without an account is transferred to the account with its address", async ({ page, shop }) => {
  const customer = await importBuyer(shop.services, { country: "US" });
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  await page.goto(`${shop.global}/quote/review`);
  await onward(page).click();
  await fill(page, { ...contact, email: customer.email });
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/summary$/);
  await onward(page).click();
  await expect(page).toHaveURL(/\/quote\/confirmation$/);
  const [number = ""] = /Q\d{12}/.exec(await page.locator("main").innerText()) ?? [];
  await signIn(page, shop.global, customer);
  await page.goto(`${shop.global}/account/my/myquotes`);
  const offered = page.getByRole("region", { name: "Quotes that you asked for as a guest" });
  await expect(offered.getByText(number)).toBeVisible();
  await offered.getByRole("button", { name: "Add to my quotes" }).click();
  await expect(page.getByRole("link", { name: `Open ${number}` })).toBeVisible();
  await expect(offered).toHaveCount(0);
});
