/** Messages when a session ends, and pages that different visitors may open. */
import type { Page } from "@playwright/test";
import {
  basketButton,
  basketCount,
  basketPanel,
  commerceFaults,
  fillBasket,
  hydrated,
  readBasket,
} from "../../fixtures/basket";
import { becomes, halfCustomer, punchoutBuyer } from "../../fixtures/session";
import { expect, test } from "../../fixtures/test";

const sessionCookies = ["ct-auth", "ct-cart", "ct-customer"];
const toast = (page: Page, text: string) => page.getByRole("dialog").filter({ hasText: text });
const loginAgain = "Your session has expired. Please login again.";
const loginByProvider = "Your session has expired. Please login again via your punchout provider.";
const ended = "Your session has expired. Please refresh the page.";

async function cookieNames(page: Page, origin: string): Promise<string[]> {
  return (await page.context().cookies(origin)).map(({ name }) => name);
}

/** Documents that the page requests from now on. */
function documents(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") seen.push(request.url());
  });
  return seen;
}

// In sequence, because a fault injected by one test would affect another test's token.
test.describe.configure({ mode: "default" });

test("A-SESS-01, A-TOKEN-17, A-SESS-04: a customer whose session cannot be renewed sees one message to log in again, on any page", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  for (const path of ["/", "/products/4060", "/cart"]) {
    // An open page might send a request with the new cookies and consume the message.
    await page.goto("about:blank");
    await becomes(page.context(), shop.global, halfCustomer);
    await page.goto(path);
    const message = toast(page, loginAgain);
    await expect(message).toBeVisible();
    await expect(message.getByRole("link", { name: "Login", exact: true })).toHaveAttribute("href", "/account/sign-in");
    expect((await cookieNames(page, shop.global)).filter((name) => sessionCookies.includes(name))).toEqual([]);
    await page.goto("/browse");
    await expect(page.getByText(loginAgain)).toHaveCount(0);
  }
});

test("A-SESS-02: a punchout buyer whose session ended sees a message to return to the procurement system, without a login", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await becomes(page.context(), shop.global, punchoutBuyer);
  // A buyer without a cart is signed out (T-CART-28).
  await page.goto("/cart");
  const message = toast(page, loginByProvider);
  await expect(message).toBeVisible();
  await expect(message.getByRole("link")).toHaveCount(0);
  await expect(message.getByText(loginByProvider, { exact: true })).toBeVisible();
  expect((await cookieNames(page, shop.global)).filter((name) => sessionCookies.includes(name))).toEqual([]);
  await page.goto("/");
  await expect(page.getByText(loginByProvider)).toHaveCount(0);
});

test("A-SESS-03: a guest whose session ends on a page sees a message on that page to refresh it", {
  tag: "@scripts",
}, async ({ page, shop, request }) => {
  await fillBasket(page, shop.global, { sku: "4060S" });
  const { id } = await readBasket(page, shop.global);
  await commerceFaults(request, shop.services, `/carts/${id}`).set({ mode: "error", status: 401, times: 1 });
  const renewal = commerceFaults(request, shop.services, "/oauth/refresh/token");
  await renewal.set({ mode: "error", status: 400, errors: [{ code: "invalid_grant", message: "gone" }], times: 1 });
  await page.goto("/cart");
  await renewal.end();
  const message = toast(page, ended);
  await expect(message).toBeVisible();
  await expect(basketCount(page)).toHaveText("(0)");
  const again = page.waitForEvent("load");
  await message.getByText("Refresh", { exact: true }).click();
  await again;
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(ended)).toHaveCount(0);
});

test.describe("invalid tokens", () => {
  test("A-TOKEN-18: reload the page, at most once in 60 seconds", { tag: "@scripts" }, async ({
    page,
    shop,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of 503/);
    const invalid = { mode: "error", status: 401, errors: [{ code: "invalid_token", message: "invalid" }] } as const;
    const refuse = async () => {
      const { id } = await readBasket(page, shop.global);
      // Twice: for the usual retry, and for the new token.
      await commerceFaults(request, shop.services, `/carts/${id}`).set({ ...invalid, times: 2 });
    };
    await fillBasket(page, shop.global, { sku: "4060S" });
    await page.goto("/");
    await hydrated(page);
    await refuse();
    const reloaded = page.waitForEvent("load");
    await basketButton(page).click();
    await reloaded;
    expect(await cookieNames(page, shop.global)).not.toContain("ct-auth");

    await page.context().clearCookies({ name: "ct-cart" });
    await fillBasket(page, shop.global, { sku: "9272S" });
    await page.goto("/");
    await hydrated(page);
    await refuse();
    const asked = documents(page);
    await basketButton(page).click();
    await expect(basketPanel(page).getByText("Your basket cannot be reached at the moment.")).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("A-TOKEN-18: reload the cart page too", { tag: "@scripts" }, async ({ page, shop, request }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    const errors = [{ code: "invalid_token", message: "invalid" }];
    await commerceFaults(request, shop.services, `/carts/${id}`).set({ mode: "error", status: 401, errors, times: 2 });
    const asked = documents(page);
    const answer = await page.goto("/cart");
    expect(answer?.status()).toBe(200);
    expect(asked).toEqual([`${shop.global}/cart`, `${shop.global}/cart`]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
