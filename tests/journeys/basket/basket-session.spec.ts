import {
  basketButton,
  basketCount,
  basketLines,
  basketPanel,
  commerceFaults,
  fillBasket,
  hydrated,
  openPanel,
  readBasket,
} from "../../fixtures/basket";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

const addButton = (page: import("@playwright/test").Page) =>
  page.locator("#order").getByRole("button", { name: "ADD TO BASKET" });

test("T-BASK-23: a double click adds once", { tag: "@scripts" }, async ({ page, shop }) => {
  await fillBasket(page, shop.global, { sku: "9272S" });
  await page.goto("/products/4060S");
  await hydrated(page);
  await addButton(page).first().dblclick();
  await expect(basketCount(page)).toHaveText("(2)");
  // The second click may also come after the response to the first.
  await addButton(page).first().click({ clickCount: 1 });
  await expect(basketCount(page)).toHaveText("(3)");
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.goto("/cart");
  expect((await readBasket(page, shop.global)).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ["9272S", 1],
    ["4060S", 2],
  ]);
  // After a return to the page, a press is a new intent.
  await page.goto("/products/4060S");
  await hydrated(page);
  await addButton(page).first().click();
  await expect(basketCount(page)).toHaveText("(4)");
});

test("T-BASK-24, A-TOKEN-11, A-TOKEN-12, A-TOKEN-13, A-TOKEN-14: a guest's cart exists a day later, in a new browser session", {
  tag: "@scripts",
}, async ({ page, browser, shop }) => {
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  const cookies = await page.context().cookies(shop.global);
  const named = (name: string) => cookies.find((cookie) => cookie.name === name);
  const seconds = (name: string) => (named(name)?.expires ?? 0) - Date.now() / 1000;
  for (const name of ["ct-auth", "ct-cart"]) {
    expect(named(name), name).toMatchObject({ path: "/", secure: false, httpOnly: true, sameSite: "Strict" });
  }
  expect(Math.round(seconds("ct-cart") / 86_400)).toBe(7);
  // An anonymous token and its cookie last 30 days.
  expect(Math.round(seconds("ct-auth") / 86_400)).toBe(30);
  expect(named("ct-customer")).toBeUndefined();

  const later = await browser.newContext({ storageState: await page.context().storageState(), baseURL: shop.global });
  const other = await later.newPage();
  await other.goto("/cart");
  await expect(basketCount(other)).toHaveText("(2)");
  await expect(other.getByRole("main").getByRole("listitem").filter({ hasText: "4060S" })).toBeVisible();
  await later.close();
});

test.describe("several windows", { tag: "@scripts" }, () => {
  test("T-CART-25, T-BASK-24: two simultaneous first adds in two windows give one cart with both", async ({
    context,
    shop,
  }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await one.goto("/products/4060S");
    await two.goto("/products/9272S");
    await Promise.all([hydrated(one), hydrated(two)]);
    await Promise.all([addButton(one).first().click(), addButton(two).first().click()]);
    for (const page of [one, two]) await expect(basketCount(page)).toHaveText("(2)");
    const { lines } = await readBasket(one, shop.global);
    expect(lines.map(({ sku }) => sku).sort()).toEqual(["4060S", "9272S"]);
  });

  test("a second button pressed during the first add of a first visit adds both", async ({ page, shop }) => {
    await page.goto("/products/4060S");
    await hydrated(page);
    // A first visit has neither cart nor token yet, and two requests would each create them.
    await page.route("**/api/basket", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await addButton(page).click();
    await page.locator("header a[href='/cart/quick-add']").first().click();
    const quickAdd = page.locator("header [role=dialog]");
    await quickAdd.locator("input[name=sku]").fill("9272S");
    await quickAdd.getByRole("button", { name: "Add to basket" }).click();
    await expect(basketCount(page)).toHaveText("(2)");
    expect((await readBasket(page, shop.global)).lines).toHaveLength(2);
  });

  test("changes in one window appear in the other; a removed line is reported", async ({ context, shop }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await fillBasket(one, shop.global, { sku: "4060S" }, { sku: "9272S" });
    await one.goto("/cart");
    await two.goto("/cart");
    await Promise.all([hydrated(one), hydrated(two)]);
    await two
      .getByRole("main")
      .getByRole("button", { name: /^Increase quantity: Quantity of 4060S/ })
      .click();
    await expect(basketCount(one)).toHaveText("(3)");
    await expect(one.getByRole("textbox", { name: "Quantity of 4060S" })).toHaveValue("2");
    // A change on another device does not notify this window.
    const { lines } = await readBasket(one, shop.global);
    const form = { intent: "remove", line: lines.find(({ sku }) => sku === "9272S")?.id ?? "" };
    await one.request.post(`${shop.global}/cart`, { form, headers: { origin: shop.global }, maxRetries });
    await one.getByRole("textbox", { name: "Quantity of 9272S" }).fill("4");
    await expect(one.getByRole("alert")).toContainText("This item is no longer in your basket.");
    await expect(one.getByRole("textbox", { name: "Quantity of 9272S" })).toHaveCount(0);
    await expect(basketCount(one)).toHaveText("(2)");
  });
});

test("A-SESS-03: a cart is not removed silently if its session is unreadable", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  await fillBasket(page, shop.global, { sku: "4060S" });
  const [auth] = (await page.context().cookies(shop.global)).filter(({ name }) => name === "ct-auth");
  if (!auth) throw new Error("no session");
  await page.context().addCookies([{ ...auth, value: auth.value.slice(0, -5) }]);
  await page.goto("/cart");
  await expect(page.getByText("Your session has expired. Please refresh the page.")).toBeVisible();
  await expect(basketCount(page)).toHaveText("(0)");
});

test.describe("tokens", { tag: "@scripts" }, () => {
  // In sequence, because a fault injected by one test would affect another test's token.
  test.describe.configure({ mode: "default" });
  test("A-TOKEN-16, A-SESS-03, A-SESS-04: a guest whose token cannot be renewed sees a message to refresh the page", async ({
    page,
    shop,
    request,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    await page.goto("/");
    await hydrated(page);
    const calls = commerceFaults(request, shop.services, `/carts/${id}`);
    await calls.set({ mode: "error", status: 401, times: 1 });
    // The refresh token is unique, so only this visitor's renewal matches.
    const renewal = commerceFaults(request, shop.services, "/oauth/refresh/token");
    await renewal.set({ mode: "error", status: 400, errors: [{ code: "invalid_grant", message: "gone" }], times: 1 });
    await basketButton(page).click();
    const toast = page.getByRole("dialog").filter({ hasText: "Your session has expired. Please refresh the page." });
    await expect(toast).toBeVisible();
    for (const name of ["ct-auth", "ct-cart", "ct-customer"]) {
      expect((await page.context().cookies(shop.global)).map((cookie) => cookie.name)).not.toContain(name);
    }
    await expect(basketCount(page)).toHaveText("(0)");
    await expect(basketPanel(page)).toBeHidden();
    const reloaded = page.waitForEvent("load");
    await toast.getByRole("button", { name: "Refresh" }).click();
    await reloaded;
    await hydrated(page);
    await expect(toast).toHaveCount(0);
    await renewal.end();
  });

  test("A-RETRY-04, A-TOKEN-05: a token rejected once is renewed and the call repeated, without a visible effect", async ({
    page,
    shop,
    request,
  }) => {
    await fillBasket(page, shop.global, { sku: "4060S" });
    const { id } = await readBasket(page, shop.global);
    await page.goto("/");
    await commerceFaults(request, shop.services, `/carts/${id}`).set({ mode: "error", status: 401, times: 1 });
    const panel = await openPanel(page);
    await expect(basketLines(panel)).toHaveCount(1);
    await expect(page.getByText("session has expired")).toHaveCount(0);
    expect((await readBasket(page, shop.global)).count).toBe(1);
  });
});
