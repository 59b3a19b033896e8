/** Hand-over of a punchout cart to a procurement system. */
import { env, evictDurableObject } from "cloudflare:test";
import { type PunchoutGrant, type PunchoutSubmission, punchoutSubmission } from "@contracts/commerce/punchout";
import type { XmlElement } from "@domain/punchout/xml-reader";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { ndjson, prices, product, variant } from "../../../../tests/factories/product";
import { admin, call, cartOf, errorOf, importShelf, shopper } from "../testing/gateway";
import { buyer, elementNamed, importBuyers, type Setup, visit, xmlRoot } from "../testing/punchout";

beforeAll(async () => {
  await importShelf();
  await importBuyers(buyer, { ...buyer, identity: "base64-buyer", cxmlField: "cXML-base64" });
});

const post = (grant: PunchoutGrant, path: string, id = grant.cart_id) =>
  call(grant.access_token, path, { method: "POST", body: { id } });
const generate = (grant: PunchoutGrant, id?: string) => post(grant, "/punchout-carts/generate", id);
const submit = (grant: PunchoutGrant, id?: string) => post(grant, "/punchout-carts", id);
const submitted = async (grant: PunchoutGrant): Promise<PunchoutSubmission> =>
  v.parse(punchoutSubmission, await (await submit(grant)).json());

async function add(grant: PunchoutGrant, ...items: readonly (readonly [sku: string, quantity: number])[]) {
  const read = await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`));
  const actions = items.map(([sku, quantity]) => ({ action: "addLineItem", sku, quantity }));
  const body = { version: read.version, actions };
  return cartOf(call(grant.access_token, `/carts/${grant.cart_id}`, { method: "POST", body }));
}

/** The message of a session with these items, as the form carries it. */
async function handedOver(setup: Setup, ...items: readonly (readonly [string, number])[]): Promise<string> {
  const grant = await visit(setup);
  await add(grant, ...items);
  expect((await generate(grant)).status).toBe(200);
  const { form } = await submitted(grant);
  return form?.fields[0]?.[1] ?? "";
}

const texts = (element: XmlElement | null, ...names: string[]) =>
  names.map((name) => element && elementNamed(element, name)?.text);

describe("a cXML message", () => {
  it("has the buyer's exact cookie, prices in the buyer's currency, classes and units", async () => {
    const cookie = ` <Müller & "Söhne"> 試薬\tß\n`;
    const message = await handedOver({ cookie, country: "DE" }, ["4060S", 2], ["9272S", 1]);
    expect(message).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<!DOCTYPE cXML SYSTEM "http[^"]+">/);
    const root = xmlRoot(message);
    expect(texts(root, "BuyerCookie")).toEqual([cookie]);
    const items = elementNamed(root, "PunchOutOrderMessage")?.children.filter(({ name }) => name === "ItemIn") ?? [];
    expect(items.map(({ attributes }) => [attributes.get("lineNumber"), attributes.get("quantity")])).toEqual([
      ["1", "2"],
      ["2", "1"],
    ]);
    const money = items.map((item) => elementNamed(item, "Money"));
    expect(money.map((one) => one?.attributes.get("currency"))).toEqual(["EUR", "EUR"]);
    const [first, second] = money.map((one) => Math.round(Number(one?.text) * 100));
    const total = elementNamed(elementNamed(root, "Total") ?? root, "Money")?.text;
    expect(Math.round(Number(total) * 100)).toBe(2 * (first ?? 0) + (second ?? 0));
    expect(texts(items[0] ?? null, "SupplierPartID", "UnitOfMeasure", "Classification", "ManufacturerPartID")).toEqual([
      "4060S",
      "EA",
      "41116100",
      "4060S",
    ]);
    expect(message).not.toContain("SharedSecret");
    expect(message).not.toContain(buyer.secret);
  });

  it("has the credentials of shop and buyer from the set-up", async () => {
    const root = xmlRoot(await handedOver({}, ["4060S", 1]));
    const identity = (party: string) => elementNamed(elementNamed(root, party) ?? root, "Identity")?.text;
    expect([identity("From"), identity("To"), identity("Sender")]).toEqual([
      "benchside-shop",
      "lab-buyer",
      "benchside-shop",
    ]);
  });

  it("is base64 for buyers that require it", async () => {
    const message = await handedOver({ identity: "base64-buyer", cookie: "ü" }, ["4060S", 1]);
    const bytes = Uint8Array.from(atob(message), (character) => character.charCodeAt(0));
    expect(texts(xmlRoot(new TextDecoder().decode(bytes)), "BuyerCookie")).toEqual(["ü"]);
  });
});

describe("handing over", () => {
  it("T-PUNCH-16, T-PUNCH-17: takes {id} and returns the return URL and its form", async () => {
    const grant = await visit({ returnAddress: "https://buyer.test/hooks/7?sid=1" });
    await add(grant, ["4060S", 1]);
    await generate(grant);
    const answer = await submitted(grant);
    expect(answer.cart).toMatchObject({ id: grant.cart_id, cartState: "Ordered" });
    expect(answer.cart.custom.fields.returnUrl).toBe("https://buyer.test/hooks/7?sid=1");
    expect(answer.form).toMatchObject({ fields: [["cXML-urlencoded", expect.any(String)]], target: "_self" });
    const extra = { id: grant.cart_id, returnUrl: "https://evil.test/" };
    expect((await call(grant.access_token, "/punchout-carts", { method: "POST", body: extra })).status).toBe(400);
  });

  it("T-PUNCH-01: has no form without a return URL", async () => {
    const grant = await visit({ returnAddress: null });
    await add(grant, ["4060S", 1]);
    await generate(grant);
    expect(await submitted(grant)).toMatchObject({ form: null, cart: { cartState: "Ordered" } });
  });

  it("creates one message per cart, despite repeated calls and crashes", async () => {
    const grant = await visit();
    await add(grant, ["4060S", 1]);
    const stub = env.CARTS.get(env.CARTS.idFromName(grant.cart_id));
    await Promise.all([generate(grant), generate(grant), generate(grant)]);
    await evictDurableObject(stub);
    expect((await generate(grant)).status).toBe(200);
    const answers = await Promise.all([submitted(grant), submitted(grant), submitted(grant)]);
    await evictDurableObject(stub);
    answers.push(await submitted(grant));
    expect((await generate(grant)).status).toBe(200);
    answers.push(await submitted(grant));
    expect(new Set(answers.map(({ form }) => form?.fields[0]?.[1])).size).toBe(1);
  });

  it("sends the generated cart; a later change must be generated again", async () => {
    const grant = await visit();
    await add(grant, ["4060S", 1]);
    await generate(grant);
    await add(grant, ["9272S", 1]);
    expect(await errorOf(await submit(grant))).toMatchObject({ status: 409, code: "PunchoutOutdated" });
    await generate(grant);
    expect((await submitted(grant)).form?.fields[0]?.[1]).toContain("9272S");
  });

  it("uses current prices", async () => {
    const changing = (amount: number) =>
      ndjson([product("7799", { masterVariant: variant("7799S", { prices: prices(amount) }) })]);
    await admin("/commerce/_admin/products", { method: "POST", body: changing(10_000) });
    const grant = await visit();
    await add(grant, ["7799S", 3]);
    await admin("/commerce/_admin/products", { method: "POST", body: changing(12_345) });
    const fresh = (await (await generate(grant)).json()) as { cart: { totalPrice: { centAmount: number } } };
    expect(fresh.cart.totalPrice.centAmount).toBe(3 * 12_345);
    expect((await submitted(grant)).form?.fields[0]?.[1]).toContain(">123.45<");
  });

  it("shows the prices from the buyer's system if the earlier basket no longer exists", async () => {
    const gone = "3f0c2a52-6a3e-4d8e-9f0a-0c5d1b2a7e44";
    const lines = [
      ["4060S", 1, gone, "380.00"],
      ["9272S", 1, gone, "no amount"],
    ] as const;
    const grant = await visit({ operation: "edit", lines });
    const { custom } = await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`));
    expect(custom.fields.punchoutPrices).toBe("4060S: $380.00 → $385.00");
  });

  it("closes the cart", async () => {
    const grant = await visit();
    const { version } = await add(grant, ["4060S", 1]);
    await generate(grant);
    await submitted(grant);
    const body = { version: version + 1, actions: [{ action: "addLineItem", sku: "9272S", quantity: 1 }] };
    const change = await call(grant.access_token, `/carts/${grant.cart_id}`, { method: "POST", body });
    expect(await errorOf(change)).toMatchObject({ status: 400, code: "CartSubmitted" });
    const lineItems = [{ sku: "9272S", quantity: 1 }];
    const again = { country: "US", currency: "USD", lineItems };
    const second = await call(grant.access_token, "/carts", { method: "POST", body: again });
    expect(await errorOf(second)).toMatchObject({ code: "CartSubmitted" });
  });

  it("T-PUNCH-01: also sends a cart without items if there is a return URL", async () => {
    const grant = await visit();
    await add(grant, ["4060S", 1]);
    await generate(grant);
    const { version, lineItems } = await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`));
    const body = { version, actions: [{ action: "removeLineItem", lineItemId: lineItems[0]?.id }] };
    await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`, { method: "POST", body }));
    expect((await generate(grant)).status).toBe(200);
    const { cart, form } = await submitted(grant);
    expect(cart).toMatchObject({ cartState: "Ordered", lineItems: [] });
    const root = xmlRoot(form?.fields[0]?.[1] ?? "");
    expect(elementNamed(root, "ItemIn")).toBeNull();
    expect(texts(elementNamed(root, "Total"), "Money")).toEqual(["0.00"]);
    expect(elementNamed(root, "BuyerCookie")).not.toBeNull();
  });

  it("refuses an empty cart without a return URL, a cart that was not generated, and one with unavailable goods", async () => {
    const grant = await visit({ returnAddress: null });
    expect(await errorOf(await generate(grant))).toMatchObject({ status: 400, code: "CartEmpty" });
    expect(await errorOf(await submit(grant))).toMatchObject({ status: 409, code: "PunchoutOutdated" });
    const goods = (active: boolean) =>
      ndjson([product("7798", { masterVariant: variant("7798S", { attributes: { active } }) })]);
    await admin("/commerce/_admin/products", { method: "POST", body: goods(true) });
    await add(grant, ["7798S", 1]);
    await admin("/commerce/_admin/products", { method: "POST", body: goods(false) });
    expect(await errorOf(await generate(grant))).toMatchObject({ code: "LineUnavailable", message: /7798S/ });
  });

  it("is for punchout buyers and their own carts", async () => {
    const [own, other] = await Promise.all([visit(), visit()]);
    await add(other, ["4060S", 1]);
    expect((await generate(own, other.cart_id)).status).toBe(404);
    expect((await submit(own, other.cart_id)).status).toBe(404);
    expect((await generate(own, "x")).status).toBe(404);
    const guest = await shopper();
    const { id } = await guest.open(["4060S"]);
    expect((await call(guest.token, "/punchout-carts", { method: "POST", body: { id } })).status).toBe(403);
  });

  it("takes the return URL from the set-up, never from a shopper", async () => {
    const grant = await visit();
    const action = { action: "setCustomField", name: "returnUrl", value: "https://evil.test/" };
    const body = { version: 1, actions: [action] };
    expect((await call(grant.access_token, `/carts/${grant.cart_id}`, { method: "POST", body })).status).toBe(400);
  });
});

describe("an earlier cart", () => {
  it("reopens with its lines and lists those no longer sold", async () => {
    const lines = [
      ["4060S", 2],
      ["9272S", "1.0"],
      ["2106S", 1],
      ["0000X", 1],
    ] as const;
    const grant = await visit({ operation: "edit", lines });
    const cart = await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`));
    expect(cart.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["4060S", 2],
      ["9272S", 1],
    ]);
    expect(cart.custom.fields.punchoutMissing).toBe("2106S, 0000X");
    expect((await generate(grant)).status).toBe(200);
  });

  it("can be neither changed nor sent when opened for inspection", async () => {
    const grant = await visit({ operation: "inspect", lines: [["4060S", 2]] });
    const body = { version: 1, actions: [{ action: "addLineItem", sku: "9272S", quantity: 1 }] };
    const change = await call(grant.access_token, `/carts/${grant.cart_id}`, { method: "POST", body });
    expect(await errorOf(change)).toMatchObject({ status: 400, code: "CartReadOnly" });
    expect(await errorOf(await generate(grant))).toMatchObject({ code: "CartReadOnly" });
    expect(await errorOf(await submit(grant))).toMatchObject({ status: 409 });
  });
});
