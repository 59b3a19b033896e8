/** Forms that no page creates, and a rejected plain form. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainBrowser, plainBrowser } from "../plain-browser";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const invalidQuantity = "The quantity you entered is invalid. Please review for accuracy";
const invalidCode = "Please add a valid alphanumeric product code (e.g. 4060S)";
const unknown = "Unknown error. Please try again later.";
const japan = () => `http://jp.localhost:${shop.port}`;

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

interface Basket {
  readonly count: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}
/** The visitor's basket as returned to scripts; null before the first add. */
const basketOf = async (browser: PlainBrowser, origin = ""): Promise<Basket | null> =>
  JSON.parse((await browser.goto(`${origin}/api/basket`)).body).state.basket;

async function fill(browser: PlainBrowser, address: string, sku: string, quantity = "1"): Promise<void> {
  const { status, body } = await browser.post(address, { intent: "add", sku, quantity });
  expect([status, status === 303 ? "" : body]).toEqual([303, ""]);
}

it("T-LINE-19, T-TERR-06: a form that no page creates is rejected with a reason and changes nothing", async () => {
  const browser = plainBrowser(shop);
  await fill(browser, "/cart", "4060S", "2");
  for (const { name, form, status, text } of forms) {
    const plain = await browser.post("/cart", form);
    expect([name, plain.status]).toEqual([name, status]);
    expect(plain.body, name).toContain(text);
    const call = await browser.post("/api/basket", form);
    expect([name, call.status]).toEqual([name, status === 422 ? 200 : status]);
    expect(JSON.parse(call.body), name).toMatchObject({ ok: false, messages: [{ text }] });
  }
  expect((await basketOf(browser))?.count).toBe(2);
});

it("full-width and lower-case characters are the same code and quantity", async () => {
  const browser = plainBrowser(shop);
  await fill(browser, `${japan()}/cart`, " ４０６０ｓ ");
  await fill(browser, `${japan()}/cart`, "4060S", "１２");
  expect((await basketOf(browser, japan()))?.lines).toMatchObject([{ sku: "4060S", quantity: 13 }]);
});

it("T-LINE-19: a rejected plain add is shown again as typed, with the reason at its field", async () => {
  const browser = plainBrowser(shop);
  const product = await browser.goto("/products/4060S");
  const order = product
    .at("order")
    .all("form")
    .find((form) => form.all("button", "ADD TO BASKET").length > 0);
  const refused = await browser.submit(order, { quantity: "1e3" });
  expect(refused.status).toBe(400);
  const again = refused.main
    .all("form")
    .find((form) => form.having("name", "sku").some(({ attribs }) => attribs.type !== "hidden"));
  expect(again?.having("name", "sku")[0]?.attribs.value).toBe("4060S");
  const quantity = again?.having("name", "quantity")[0];
  expect(quantity?.attribs.value).toBe("1e3");
  expect(refused.at(quantity?.attribs["aria-describedby"] ?? "").text).toBe(invalidQuantity);
  const added = await browser.submit(again, { quantity: "3" });
  expect(added.having("data-slot", "basket-count").map(({ text }) => text)).toContain("(3)");
  // "Continue shopping" still leads to the page that the shopper came from.
  expect(added.all("a", "Continue shopping").map(({ attribs }) => attribs.href)).toEqual([
    expect.stringMatching(/\/products\/4060S/),
  ]);
});

it("W19: items priced in euros cannot join a cart in dollars", async () => {
  const browser = plainBrowser(shop);
  await fill(browser, "/cart", "4060S");
  browser.setCookie("country", "DE");
  const refused = await browser.post("/cart", { intent: "add", sku: "9272S" });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain("Your basket was started for the United States.");
  browser.setCookie("country", "USA");
  expect((await basketOf(browser))?.lines.map(({ sku }) => sku)).toEqual(["4060S"]);
});

it("rejections are in the shopper's language", async () => {
  const browser = plainBrowser(shop);
  const discontinued = await browser.post(`${japan()}/cart`, { intent: "add", sku: "2102S" });
  expect(discontinued.body).toContain("製品2102Sは販売を終了しました");
  const inquiry = await browser.post(`${japan()}/api/basket`, { intent: "add", sku: "3990S" });
  const text = "この製品のご注文は、CSTプロテオミクスグループまでお問い合わせください。";
  expect(JSON.parse(inquiry.body)).toMatchObject({ messages: [{ text, inquiry: true }] });
});

it("T-QADD-10: a code that is too long is rejected, never truncated to another product's code", async () => {
  const form = { intent: "add", code: "004060SX", quantity: "1" };
  const refused = await plainBrowser(shop).post("/cart/quick-add", form);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('value="004060SX"');
  expect(refused.body).toContain(invalidCode);
});

it("T-QADD-06: more lines than the form accepts are reported, and nothing is added", async () => {
  const browser = plainBrowser(shop);
  const code = Array.from({ length: 60 }, (_, index) => `${5000 + index}S`);
  const refused = await browser.post("/cart/quick-add", { intent: "add", code, quantity: code.map(() => "1") });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("At most 50 rows can be added at once.");
  expect(refused.body).toContain('value="5049S"');
  expect(await basketOf(browser)).toBeNull();
});
