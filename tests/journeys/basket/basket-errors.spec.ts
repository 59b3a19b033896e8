/** Messages for rejections and failures of the gateway; no input may be lost. */
import type { Page } from "@playwright/test";
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
import { expect, test } from "../../fixtures/test";

const notAvailable =
  "The product code is not available to add to your basket at this time. We apologize for this inconvenience.";
const wentWrong = "Something went wrong.";

const addButton = (page: Page) => page.locator("#order").getByRole("button", { name: "ADD TO BASKET" }).first();
/** Message of an add, below its button. */
const addMessage = (page: Page) => page.locator("#order").getByRole("alert");

const cases = [
  { row: "T-TERR-01", errors: [{ code: "MatchingPriceNotFound", message: "x" }], texts: [notAvailable] },
  { row: "T-TERR-01", errors: [{ code: "InvalidInput", message: "x" }], texts: [notAvailable] },
  { row: "T-TERR-02", errors: [{ code: "ERR_BAD_RESPONSE", message: "x" }], texts: [wentWrong] },
  { row: "T-TERR-02", errors: [{ code: "something_went_wrong", message: "x" }], texts: [wentWrong] },
  {
    row: "T-TERR-03, T-TERR-12",
    errors: [{ code: "X", message: "Y as the gateway says it." }],
    texts: ["Y as the gateway says it."],
  },
  { row: "T-TERR-04, T-TERR-09", errors: undefined, texts: [wentWrong] },
  {
    row: "T-TERR-05",
    errors: [{ code: "InvalidInput", message: "MaxCartLineitemLimitReached: a cart holds at most 100 line items." }],
    texts: ["Basket maximum reached. Please complete your current order."],
  },
  {
    row: "T-TERR-10, T-TERR-11",
    errors: [
      { code: "A", message: "First reason." },
      { code: "B", message: "Second reason." },
      { code: "A", message: "First reason." },
    ],
    texts: ["First reason.", "Second reason."],
  },
] as const;

test("T-TERR-01 to T-TERR-12, AMB-T-08: each rejection has its message beside the pressed button", {
  tag: "@scripts",
}, async ({ page, shop, request }) => {
  await fillBasket(page, shop.global, { sku: "9272S" });
  const { id } = await readBasket(page, shop.global);
  const faults = commerceFaults(request, shop.services, `POST /commerce/api/carts/${id}`);
  await page.goto("/products/4060S");
  await hydrated(page);
  for (const { row, errors, texts } of cases) {
    // A rejection without a reason is retried once.
    await faults.set({ mode: "error", status: 400, times: 2, ...(errors && { errors }) });
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await addButton(page).click();
    await answer;
    await expect(addMessage(page).getByRole("listitem"), row).toHaveText([...texts]);
  }
  // Neither a proxy's page nor an unreadable response of the shop is ever shown raw.
  await faults.set({ mode: "error", status: 413, html: "<html><b>413 from a proxy</b></html>", times: 1 });
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await addButton(page).click();
  await refused;
  await expect(addMessage(page).getByRole("listitem"), "T-TERR-08").toHaveText([wentWrong]);
  await expect(page.getByText("from a proxy")).toHaveCount(0);
  await page.route("**/api/basket", (route) => route.fulfill({ body: "<html>" }), { times: 1 });
  await addButton(page).click();
  await expect(addMessage(page)).toHaveText(/Something went wrong\.$/);
  await faults.end();
  // T-CART-13: the next success clears the message, and nothing rejected is in the cart.
  await addButton(page).click();
  await expect(basketCount(page)).toHaveText("(2)");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("T-TERR-07, A-RETRY-05: a lost connection is reported and the same press can be repeated; a short failure only causes a delay", {
  tag: "@scripts",
}, async ({ page, context, shop, request, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|dynamically imported|api\/basket/);
  const lost = "Network error. Please try again later.";
  await page.goto("/products/4060S");
  await hydrated(page);
  // Offline, the scripts that send requests cannot be loaded.
  await context.setOffline(true);
  await addButton(page).click();
  await expect(addMessage(page)).toContainText(lost);
  await context.setOffline(false);
  await addButton(page).click();
  await expect(basketCount(page)).toHaveText("(1)");
  // This press arrives, but its response is lost; the next press repeats the same intent.
  await page.route(
    "**/api/basket",
    async (route) => {
      // Retries a connection that the server has just closed, because only the response may be lost.
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
  await addButton(page).click();
  await expect(addMessage(page)).toContainText(lost);
  await addButton(page).click();
  await expect(basketCount(page)).toHaveText("(2)");
  const { id, count } = await readBasket(page, shop.global);
  expect(count).toBe(2);
  await commerceFaults(request, shop.services, `POST /commerce/api/carts/${id}`).set({ mode: "down", times: 1 });
  await addButton(page).click();
  await expect(basketCount(page)).toHaveText("(3)");
});

test("during a gateway outage the cart page reports it, keeps its cookies and recovers afterwards", {
  tag: "@scripts",
}, async ({ page, shop, request, expectProblem }) => {
  test.setTimeout(90_000);
  expectProblem(/status of 503/);
  await fillBasket(page, shop.global, { sku: "4060S", quantity: 2 });
  const { id } = await readBasket(page, shop.global);
  const faults = commerceFaults(request, shop.services, id);
  await faults.set({ mode: "error", status: 503, times: 4 });
  await page.goto("/cart");
  await expect(page.getByText("Your basket cannot be reached at the moment.")).toBeVisible();
  await expect(basketCount(page)).toHaveText("(2)");
  await hydrated(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "4060S" })).toBeVisible();
  await expect(basketCount(page)).toHaveText("(2)");
  await faults.end();
});

test("the panel reports a gateway outage and reloads on request", { tag: "@scripts" }, async ({
  page,
  shop,
  request,
}) => {
  await fillBasket(page, shop.global, { sku: "4060S" });
  const { id } = await readBasket(page, shop.global);
  await page.goto("/");
  await hydrated(page);
  const faults = commerceFaults(request, shop.services, id);
  await faults.set({ mode: "garbage", times: 1 });
  await basketButton(page).click();
  const panel = basketPanel(page);
  await expect(panel.getByText("Your basket cannot be reached at the moment.")).toBeVisible();
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(basketLines(panel)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await openPanel(page);
});
