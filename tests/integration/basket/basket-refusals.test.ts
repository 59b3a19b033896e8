/** Rejections by the gateway on pages without scripts; no input may be lost. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainBrowser, plainBrowser } from "../plain-browser";
import type { Page } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const notAvailable =
  "The product code is not available to add to your basket at this time. We apologize for this inconvenience.";
const wentWrong = "Something went wrong.";

/** A visitor with a cart, and a way to fail the next changes of that cart. */
async function shopper() {
  const browser = plainBrowser(shop);
  expect((await browser.post("/cart", { intent: "add", sku: "9272S", quantity: "1" })).status).toBe(303);
  const { id } = JSON.parse((await browser.goto("/api/basket")).body).state.basket;
  const fail = (fault: object) =>
    fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      body: JSON.stringify({ service: "commerce", match: `POST /commerce/api/carts/${id}`, mode: "error", ...fault }),
    });
  return { browser, fail };
}

async function pressAdd(browser: PlainBrowser): Promise<Page> {
  const product = await browser.goto("/products/4060S");
  const forms = product.at("order").all("form");
  return browser.submit(forms.find((form) => form.all("button", "ADD TO BASKET").length > 0));
}

const alerts = ({ main }: Page) => main.having("role", "alert");
const reasons = (page: Page) => alerts(page).flatMap((alert) => alert.all("li").map(({ text }) => text));
const counted = (page: Page) => page.having("data-slot", "basket-count").map(({ text }) => text);

it("T-TERR-01 to T-TERR-12: each rejection has its message on the cart page", async () => {
  const { browser, fail } = await shopper();
  for (const [errors, texts] of [
    [[{ code: "MatchingPriceNotFound", message: "x" }], [notAvailable]],
    [[{ code: "ERR_BAD_RESPONSE", message: "x" }], [wentWrong]],
    [[{ code: "X", message: "Y as the gateway says it." }], ["Y as the gateway says it."]],
    [undefined, [wentWrong]],
    [["A", "B", "A"].map((code) => ({ code, message: `Reason ${code}.` })), ["Reason A.", "Reason B."]],
  ] as const) {
    // A rejection without a reason is retried once.
    await fail({ status: 400, times: 2, ...(errors && { errors }) });
    const refused = await pressAdd(browser);
    expect([refused.status, reasons(refused)]).toEqual([422, texts]);
  }
  await fail({ mode: "none" });
  // T-CART-13: the next success clears the message, and nothing rejected is in the cart.
  const added = await pressAdd(browser);
  expect(counted(added)).toContain("(2)");
  expect(alerts(added)).toEqual([]);
});

it("T-TERR-08, AMB-T-08: a proxy's page is never shown raw", async () => {
  const { browser, fail } = await shopper();
  await fail({ status: 413, html: "<html><b>413 from a proxy</b></html>", times: 1 });
  const refused = await pressAdd(browser);
  expect(reasons(refused)).toEqual([wentWrong]);
  expect(refused.body).not.toContain("from a proxy");
});

it("T-TERR-03, T-TERR-11: gateway messages without a row appear above the rows of quick add", async () => {
  const { browser, fail } = await shopper();
  const rows = { intent: "add", code: ["4060S", "7074S"], quantity: ["1", "1"] };
  await fail({ status: 400, errors: [{ code: "Locked", message: "The basket is being approved." }], times: 1 });
  const refused = await browser.post("/cart/quick-add", rows);
  expect(alerts(refused).map(({ text }) => text)).toEqual([expect.stringContaining("The basket is being approved.")]);
  expect(refused.main.having("name", "code")[0]?.attribs.value).toBe("4060S");
});

it("T-LINE-18: a rejected removal is reported above the lines", async () => {
  const { browser, fail } = await shopper();
  const asked = await browser.follow((await browser.goto("/cart")).main.having("aria-label", /^Remove 9272S/)[0]);
  await fail({ status: 400, errors: [{ code: "Locked", message: "The basket is being approved." }], times: 1 });
  const button = asked.main.all("button", "Remove item")[0];
  const form = asked.main.all("form").find((each) => each.all("button", "Remove item").length > 0);
  const refused = await browser.submit(form, {}, button);
  expect(refused.status).toBe(422);
  expect(alerts(refused).map(({ text }) => text)).toEqual([expect.stringContaining("The basket is being approved.")]);
  expect(refused.main.text).toContain("9272S");
});
