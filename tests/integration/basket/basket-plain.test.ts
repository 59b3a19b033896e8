/** Baskets without scripts: adding, quantities, removal, and carts that are found again. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainBrowser, type PlainPage, plainBrowser } from "../plain-browser";
import type { Page } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

interface Basket {
  readonly id: string;
  readonly count: number;
  readonly lines: readonly { readonly id: string; readonly sku: string }[];
}
const basketOf = async (browser: PlainBrowser): Promise<Basket> =>
  JSON.parse((await browser.goto("/api/basket")).body).state.basket;

/** A visitor whose cart contains these items. */
async function shopper(...items: readonly Record<string, string>[]): Promise<PlainBrowser> {
  const browser = plainBrowser(shop);
  for (const item of items)
    expect((await browser.post("/cart", { intent: "add", quantity: "1", ...item })).status).toBe(303);
  return browser;
}

const counted = (page: Page) => page.having("data-slot", "basket-count").map(({ text }) => text);
const row = (page: Page, sku: string) =>
  page.main.having("id", /^line-/).find(({ tag, text }) => tag === "li" && text.includes(sku));
const field = (page: Page, sku: string) => row(page, sku)?.having("name", "quantity")[0];
const message = (page: Page, sku: string) => {
  const named = field(page, sku)?.attribs["aria-describedby"];
  return named ? page.at(named).text : null;
};
const setQuantity = (browser: PlainBrowser, page: Page, sku: string, quantity: string) => {
  const form = row(page, sku)
    ?.all("form")
    .find((candidate) => candidate.having("value", "change").length > 0);
  return browser.submit(form, { quantity });
};
/** Presses a button in the form that contains it. */
const press = (browser: PlainBrowser, page: Page, name: string) => {
  const form = page.main.all("form").find((candidate) => candidate.all("button", name).length > 0);
  return browser.submit(form, {}, form?.all("button", name)[0]);
};
const link = (page: Page, name: string) => page.main.all("a").find(({ text }) => text === name);

async function addFromProduct(browser: PlainBrowser, page: Page, fields: Record<string, string> = {}) {
  const forms = page.at("order").all("form");
  return browser.submit(
    forms.find((form) => form.all("button", "ADD TO BASKET").length > 0),
    fields,
  );
}
const updates = (page: Page) =>
  page.main
    .having("role", "status")
    .map(({ text }) => text)
    .filter((text) => text.includes("Basket Updated"));

it("T-BTN-01, T-QADD-01: the header's buttons lead to the basket and to the page for several products", async () => {
  const browser = plainBrowser(shop);
  for (const [href, title] of [
    ["/cart", "Basket"],
    ["/cart/quick-add", "Add several products"],
  ] as const) {
    const home = await browser.goto("/");
    const button = home
      .all("header")
      .flatMap((header) => header.all("a"))
      .find(({ attribs }) => attribs.href === href);
    expect((await browser.follow(button)).all("h1").map(({ text }) => text)).toEqual([title]);
  }
});

it("T-BTN-05, T-BASK-24: a guest adds one and then three, and sees the count", async () => {
  const browser = plainBrowser(shop);
  const one = await addFromProduct(browser, await browser.goto("/products/4060S"));
  expect([updates(one), counted(one)]).toEqual([[expect.stringContaining("1 Item added")], ["(1)"]]);
  const product = await browser.follow(link(one, "Continue shopping"));
  expect(product.url.pathname).toBe("/products/4060S");
  const four = await addFromProduct(browser, product, { sku: "4060T", quantity: "3" });
  expect([updates(four), counted(four)]).toEqual([[expect.stringContaining("3 Items added")], ["(4)"]]);
});

it("T-LINE-07, T-LINE-19, T-LINE-20: a quantity is set by number; a wrong one has an error beside its field, zero needs confirmation", async () => {
  const browser = await shopper({ sku: "4060S" }, { sku: "9272S" });
  const three = await setQuantity(browser, await browser.goto("/cart"), "4060S", "3");
  expect(row(three, "4060S")?.text).toContain("$1,197.00");
  const empty = await setQuantity(browser, three, "4060S", "");
  expect(empty.status).toBe(422);
  expect(message(empty, "4060S")).toBe("The quantity you entered is invalid. Please review for accuracy");
  expect(field(empty, "4060S")?.attribs).toMatchObject({ value: "", "aria-invalid": "true", autofocus: "" });
  expect(message(empty, "9272S")).toBeNull();
  const none = await setQuantity(browser, empty, "4060S", "0");
  expect(none.main.text).toContain("Remove this item?");
  const kept = await browser.follow(link(none, "Keep item"));
  expect(field(kept, "4060S")?.attribs.value).toBe("3");
});

it("T-LINE-10: the quantity of a designed kit needs confirmation on a page", async () => {
  const browser = await shopper({ sku: "25001S", experimentId: "design-1" });
  const asked = await setQuantity(browser, await browser.goto("/cart"), "25001S", "2");
  expect(asked.main.text).toContain("Change the quantity of this kit?");
  const [question] = asked.main.all("form").filter((form) => form.all("button", "Change quantity").length > 0);
  expect((await basketOf(browser)).count).toBe(1);
  const changed = await browser.submit(question, {}, question?.all("button", "Change quantity")[0]);
  expect(field(changed, "25001S")?.attribs.value).toBe("2");
});

it("T-LINE-11, T-LINE-12, T-LINE-13: removing an item needs confirmation, and can be cancelled; a designed kit has a warning", async () => {
  const browser = await shopper({ sku: "4060S" }, { sku: "25001S", experimentId: "design-1" });
  const ask = (page: PlainPage, sku: string) =>
    browser.follow(row(page, sku)?.having("aria-label", `Remove ${sku} from the basket`)[0]);
  const asked = await ask(await browser.goto("/cart"), "4060S");
  expect(asked.main.text).toContain("Remove this item?");
  const kept = await browser.follow(link(asked, "Keep item"));
  expect([kept.main.text.includes("Remove this item?"), counted(kept)]).toEqual([false, ["(2)"]]);
  const removed = await press(browser, await ask(kept, "4060S"), "Remove item");
  expect([row(removed, "4060S"), counted(removed)]).toEqual([undefined, ["(1)"]]);
  expect((await ask(removed, "25001S")).main.text).toContain("This kit is part of a panel that you designed.");
});

it("a cart without its own cookie is found by the visitor's token", async () => {
  const browser = await shopper({ sku: "4060S" });
  browser.setCookie("ct-cart", "");
  const cart = await browser.goto("/cart");
  expect([row(cart, "4060S") !== undefined, counted(cart)]).toEqual([true, ["(1)"]]);
});

it("A-RETRY-01, T-CCALL-20: a stale version is read again and the change applied", async () => {
  const browser = await shopper({ sku: "4060S" });
  const stale = browser.cookie("ct-cart") ?? "";
  const add = (sku: string) => browser.post("/cart", { intent: "add", sku, quantity: "1" });
  await add("9272S");
  browser.setCookie("ct-cart", stale);
  const since = Date.now();
  expect((await add("4060T")).status).toBe(303);
  const { id, lines } = await basketOf(browser);
  expect(lines.map(({ sku }) => sku)).toEqual(["4060S", "9272S", "4060T"]);
  const answer = await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`);
  const { calls } = (await answer.json()) as { calls: { method: string; path: string; status: number }[] };
  const own = calls.filter(({ path }) => path.includes(id)).map(({ method, status }) => `${method} ${status}`);
  expect(own.slice(0, 3)).toEqual(["POST 409", "GET 200", "POST 200"]);
});

it("T-QADD-29: an add is reported if the response contains no product", async () => {
  const { body } = await plainBrowser(shop).post("/api/basket", { intent: "add", sku: "" });
  expect(JSON.parse(body)).toMatchObject({
    ok: false,
    messages: [{ text: "There has been an error while adding to cart." }],
  });
});

it("rows of quick add are added in groups of five and keep their text; an empty form is reported", async () => {
  const browser = plainBrowser(shop);
  const rows = (page: Page) => page.main.having("name", "code");
  const form = (page: Page) =>
    page.main.all("form").find((candidate) => candidate.all("button", "Add five rows").length > 0);
  const page = await browser.goto("/cart/quick-add");
  expect(rows(page)).toHaveLength(5);
  const empty = await browser.submit(form(page), {}, form(page)?.all("button", "Add all to basket")[0]);
  expect(empty.main.having("role", "alert").map(({ text }) => text)).toEqual([
    expect.stringContaining("Enter at least one catalog number."),
  ]);
  const code = ["", "4060S", "", "", ""];
  const more = await browser.submit(form(empty), { code }, form(empty)?.all("button", "Add five rows")[0]);
  expect(rows(more).map(({ attribs }) => attribs.value)).toEqual([...code, "", "", "", "", ""]);
});
