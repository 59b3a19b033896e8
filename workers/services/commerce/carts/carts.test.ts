import { env, runDurableObjectAlarm, SELF } from "cloudflare:test";
import { cartsScope } from "@contracts/customers/tokens";
import { sellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";
import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ndjson, prices, product, variant } from "../../../../tests/factories/product";
import { admin, call, cartOf, errorOf, importShelf, shopper, tokens } from "../testing/gateway";

beforeAll(async () => {
  await importShelf();
  const settings = { ...defaultSellingSettings, excludedSkus: { US: ["2112S"] } };
  const stored = await admin("/settings/_admin/selling", { method: "PUT", body: JSON.stringify(settings) });
  expect(v.is(sellingSettings, await stored.json())).toBe(true);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("creating", () => {
  it("T-CART-01, T-CART-08: the first add creates a cart with catalogue prices", async () => {
    const { open } = await shopper();
    const cart = await open(["4060S", "9272S", "4060S"]);
    expect(cart).toMatchObject({
      version: 1,
      country: "US",
      currency: "USD",
      totalLineItemQuantity: 3,
      cartState: "Active",
    });
    expect(cart.totalPrice).toEqual({ centAmount: 2 * 38_500 + 29_900, currencyCode: "USD", fractionDigits: 2 });
    expect(cart.taxedPrice).toBeNull();
    expect(cart.lineItems[0]).toMatchObject({
      sku: "4060S",
      productKey: "4060",
      quantity: 2,
      name: "Phospho-Akt (Ser473) Rabbit mAb",
      price: { value: { centAmount: 38_500 } },
      totalPrice: { centAmount: 77_000 },
      variant: { attributes: { code: "S", amount: "100", uom: "µl" } },
      lineItemMode: "standard",
    });
  });

  it("T-CCALL-17, C-PRICE-08: a distributor country gets US prices and the order type, other countries do not", async () => {
    const brazil = await (await shopper()).open(["4060S"], {
      country: "BR",
      currency: "BRL",
      custom: { type: "order" },
    });
    expect(brazil).toMatchObject({ country: "US", currency: "USD", custom: { type: "order" } });
    const germany = await (await shopper()).open(["4060S"], { country: "DE", currency: "EUR" });
    expect(germany).toMatchObject({
      country: "DE",
      custom: { type: null },
      totalPrice: { centAmount: 39_500, currencyCode: "EUR" },
    });
    const japan = await (await shopper()).open(["4060S"], { country: "JP", currency: "JPY" });
    expect(japan.totalPrice).toEqual({ centAmount: 77_000, currencyCode: "JPY", fractionDigits: 0 });
  });

  it("T-CCALL-17, C-PRICE-08: a country that only the shop lists as a distributor's is served; one with prices keeps them", async () => {
    const { open, update } = await shopper();
    const romania = await open(["4060S"], { country: "RO", currency: "RON", custom: { type: "order" } });
    expect(romania).toMatchObject({ country: "US", currency: "USD", custom: { type: "order" } });
    const more = await cartOf(update(romania, [{ action: "addLineItem", sku: "9272S", quantity: 1 }]));
    expect(more.totalLineItemQuantity).toBe(2);
    const germany = await (await shopper()).open(["4060S"], {
      ...{ country: "DE", currency: "EUR", custom: { type: "order" } },
    });
    expect(germany).toMatchObject({ country: "DE", currency: "EUR", custom: { type: null } });
  });

  it("T-CART-25: simultaneous first adds create one cart with all lines", async () => {
    const { open, token } = await shopper();
    const carts = await Promise.all(["4060S", "9272S", "4060T", "4060L", "4060S"].map((sku) => open([sku])));
    expect(new Set(carts.map((cart) => cart.id)).size).toBe(1);
    const cart = await cartOf(call(token, "/carts/active-cart"));
    expect(cart.totalLineItemQuantity).toBe(5);
    expect(cart.lineItems).toHaveLength(4);
  });

  it("starts a new cart when the market has changed, and keeps the old one", async () => {
    const { open, token } = await shopper();
    const us = await open(["4060S"]);
    const de = await open(["4060S"], { country: "DE", currency: "EUR" });
    expect(de.id).not.toBe(us.id);
    expect(de.totalLineItemQuantity).toBe(1);
    expect((await cartOf(call(token, "/carts/active-cart"))).id).toBe(de.id);
    expect((await cartOf(call(token, `/carts/${us.id}`))).totalLineItemQuantity).toBe(1);
  });

  it("returns the first response for a repeated key", async () => {
    const { token } = await shopper();
    const body = { country: "US", currency: "USD", lineItems: [{ sku: "4060S", quantity: 2 }] };
    const first = await call(token, "/carts", { method: "POST", body, key: "first-add-0001" });
    const second = await call(token, "/carts", { method: "POST", body, key: "first-add-0001" });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await second.text()).toBe(await first.text());
    expect((await cartOf(call(token, "/carts/active-cart"))).totalLineItemQuantity).toBe(2);
  });

  it("treats a repeated first add as an update of the cart that it created", async () => {
    const { token, update } = await shopper();
    const lineItems = [{ sku: "4060S", quantity: 2 }];
    const body = { country: "US", currency: "USD", lineItems };
    const made = await cartOf(call(token, "/carts", { method: "POST", body, key: "first-add-0002" }));
    const again = await update(made, [{ action: "addLineItem", sku: "4060S", quantity: 2 }], "first-add-0002");
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await cartOf(call(token, "/carts/active-cart"))).totalLineItemQuantity).toBe(2);
  });

  it("opens a separate cart per key for a token without a session, which can call nothing else", async () => {
    const { access_token: token, ...rest } = await tokens("anonymous", { scope: cartsScope });
    expect(rest).toEqual({ token_type: "Bearer", expires_in: 2_592_000, scope: cartsScope });
    const body = { country: "US", currency: "USD", lineItems: [{ sku: "4060S", quantity: 2 }] };
    const opened = (key: string) => call(token, "/carts", { method: "POST", body, key });
    const first = await opened("carts-by-id-1");
    const second = await opened("carts-by-id-1");
    expect([first.status, second.status, second.headers.get("idempotent-replayed")]).toEqual([201, 201, "true"]);
    const cart = await cartOf(first);
    expect((await cartOf(second)).id).toBe(cart.id);
    expect((await cartOf(opened("carts-by-id-2"))).id).not.toBe(cart.id);
    expect(await cartOf(call(token, `/carts/${cart.id}`))).toEqual(cart);
    expect((await call(token, "/carts/active-cart")).status).toBe(404);
    expect(
      (await call((await tokens("anonymous", { scope: cartsScope })).access_token, `/carts/${cart.id}`)).status,
    ).toBe(404);
    const others = ["/orders", `/carts/${cart.id}/shipping-methods`, "/customers/me", "/quotes/Q000000000001"];
    for (const path of others) expect([path, (await call(token, path)).status]).toEqual([path, 403]);
    expect((await call(token, `/carts/${cart.id}/hand-over`, { method: "POST", body: {} })).status).toBe(403);
    expect((await call(token, `/carts/${cart.id}?version=1`, { method: "DELETE" })).status).toBe(200);
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(404);
  });

  it.each(["", cartsScope])(
    "limits new anonymous carts of one address to 20 an hour, with the scope '%s'",
    async (scope) => {
      const headers = { "x-shopper-address": scope === "" ? "203.0.113.9" : "203.0.113.10" };
      const body = { country: "US", currency: "USD", lineItems: [] };
      const statuses: number[] = [];
      for (let count = 0; count < 22; count += 1) {
        const { access_token: token } = await tokens("anonymous", { scope });
        statuses.push((await call(token, "/carts", { method: "POST", body, headers })).status);
      }
      expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
    },
  );
});

describe("reading", () => {
  it("T-CCALL-01, T-CCALL-02, T-CCALL-03: works by id and as the active cart, with references expanded", async () => {
    const { open, token } = await shopper();
    expect(await errorOf(await call(token, "/carts/active-cart"))).toMatchObject({
      status: 404,
      code: "ResourceNotFound",
    });
    const cart = await open(["4060S"]);
    expect(await cartOf(call(token, `/carts/${cart.id}?expand=discountCodes%5B*%5D.discountCode`))).toEqual(cart);
    expect(await cartOf(call(token, "/carts/active-cart"))).toEqual(cart);
  });

  it("is limited to the owner; for anyone else the cart does not exist", async () => {
    const [owner, other] = await Promise.all([shopper(), shopper()]);
    const cart = await owner.open(["4060S"]);
    const add = { version: cart.version, actions: [{ action: "addLineItem", sku: "9272S", quantity: 1 }] };
    for (const response of [
      await call(other.token, `/carts/${cart.id}`),
      await call(other.token, `/carts/${cart.id}`, { method: "POST", body: add }),
      await call(other.token, `/carts/${cart.id}?version=1`, { method: "DELETE" }),
      await call(owner.token, `/carts/${crypto.randomUUID()}`),
    ]) {
      expect(await errorOf(response)).toMatchObject({ status: 404, code: "ResourceNotFound" });
    }
    expect((await cartOf(call(owner.token, `/carts/${cart.id}`))).version).toBe(1);
    expect((await SELF.fetch(`http://services.test/commerce/api/carts/${cart.id}`)).status).toBe(401);
  });
});

describe("updating", () => {
  it("T-CCALL-04, T-CCALL-07: adding merges lines by product, SKU and design", async () => {
    const { open, update } = await shopper();
    const cart = await open(["4060S"]);
    const updated = await cartOf(
      update(cart, [
        { action: "addLineItem", sku: "4060S", quantity: 2 },
        { action: "addLineItem", sku: "4060S", quantity: 1, experimentId: "design-1" },
        { action: "addLineItem", sku: "4060S", quantity: 4, experimentId: "design-1" },
      ]),
    );
    expect(updated.version).toBe(cart.version + 3);
    expect(updated.lineItems.map((line) => [line.quantity, line.custom.fields.experimentId])).toEqual([
      [3, null],
      [5, "design-1"],
    ]);
  });

  it("T-CCALL-05, T-CCALL-06: sets quantities, and removes lines wholly or in part", async () => {
    const { open, update } = await shopper();
    let cart = await open(["4060S", "9272S", "4060T"]);
    const [a, b, c] = cart.lineItems.map((line) => line.id);
    cart = await cartOf(update(cart, [{ action: "changeLineItemQuantity", lineItemId: a, quantity: 12 }]));
    expect(cart.lineItems[0]).toMatchObject({ quantity: 12, totalPrice: { centAmount: 12 * 38_500 } });
    cart = await cartOf(update(cart, [{ action: "removeLineItem", lineItemId: a, quantity: 5 }]));
    expect(cart.lineItems[0]?.quantity).toBe(7);
    cart = await cartOf(
      update(cart, [
        { action: "removeLineItem", lineItemId: b },
        { action: "changeLineItemQuantity", lineItemId: c, quantity: 0 },
      ]),
    );
    expect(cart.lineItems.map((line) => line.id)).toEqual([a]);
    expect(cart.totalPrice.centAmount).toBe(7 * 38_500);
    const same = await cartOf(update(cart, [{ action: "changeLineItemQuantity", lineItemId: a, quantity: 7 }]));
    expect(same.version).toBe(cart.version);
  });

  it("T-CCALL-15, T-CART-18: recalculation applies current prices and the tax", async () => {
    const { open, update, token } = await shopper();
    await admin("/commerce/_admin/products", { method: "POST", body: ndjson([product("7001"), product("7002")]) });
    const cart = await open(["7001S", "7002S"]);
    const dearer = product("7001", { name: "New name", masterVariant: variant("7001S", { prices: prices(50_000) }) });
    const gone = product("7002", { status: "Discontinued" });
    await admin("/commerce/_admin/products", { method: "POST", body: ndjson([dearer, gone]) });
    // A read shows today's price, as a change would.
    expect((await cartOf(call(token, `/carts/${cart.id}`))).totalPrice.centAmount).toBe(50_000 + 38_500);
    const fresh = await cartOf(update(cart, [{ action: "recalculate", updateProductData: true }]));
    expect(fresh.lineItems.map((line) => [line.name, line.totalPrice.centAmount, line.state])).toEqual([
      ["New name", 50_000, "PriceChanged"],
      ["Antibody 7002", 38_500, "Unavailable"],
    ]);
    expect(fresh.taxedPrice?.totalGross.centAmount).toBe(88_500);
  });

  it("reprices the cart at every change, also after a removal", async () => {
    const { open, update } = await shopper();
    await admin("/commerce/_admin/products", { method: "POST", body: ndjson([product("7003"), product("7004")]) });
    const cart = await open(["7003S", "7004S"]);
    const dearer = product("7003", { masterVariant: variant("7003S", { prices: prices(50_000) }) });
    await admin("/commerce/_admin/products", { method: "POST", body: ndjson([dearer]) });
    const removed = await cartOf(update(cart, [{ action: "removeLineItem", lineItemId: cart.lineItems[1]?.id }]));
    expect(removed.lineItems.map((line) => [line.netPrice.centAmount, line.state])).toEqual([[50_000, "PriceChanged"]]);
    expect(removed.totalPrice.centAmount).toBe(50_000);
  });

  it("A-RETRY-01: rejects a stale version with the current one, and changes nothing", async () => {
    const { open, update } = await shopper();
    const cart = await open(["4060S"]);
    const add = [{ action: "addLineItem", sku: "9272S", quantity: 1 }];
    expect((await update(cart, add)).status).toBe(200);
    const refused = await errorOf(await update(cart, add));
    expect(refused).toMatchObject({ status: 409, code: "ConcurrentModification", errors: [{ currentVersion: 2 }] });
  });

  it("returns the same response for a repeated successful key, whatever the version", async () => {
    const { open, update, token } = await shopper();
    const cart = await open(["4060S"]);
    const add = [{ action: "addLineItem", sku: "4060S", quantity: 1 }];
    const first = await update(cart, add, "add-once-0001");
    await update({ id: cart.id, version: 2 }, [{ action: "addLineItem", sku: "9272S", quantity: 1 }]);
    const again = await update(cart, add, "add-once-0001");
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await again.text()).toBe(await first.text());
    const newer = await update({ id: cart.id, version: 3 }, [...add, { action: "recalculate" }], "add-once-0001");
    expect(newer.headers.get("idempotent-replayed")).toBe("true");
    expect((await cartOf(call(token, `/carts/${cart.id}`))).lineItems.map((line) => line.quantity)).toEqual([2, 1]);
    const other = await update(cart, [{ action: "addLineItem", sku: "4060L", quantity: 1 }], "add-once-0001");
    expect(await errorOf(other)).toMatchObject({ status: 400, code: "InvalidInput" });
  });

  it("does not store a refusal, so its key may be used again", async () => {
    const { open, update } = await shopper();
    const cart = await open(["4060S"]);
    const add = [{ action: "addLineItem", sku: "4060S", quantity: 9999 }];
    expect((await errorOf(await update(cart, add, "too-many-0001"))).message).toContain("MaxQuantityReached");
    const line = cart.lineItems[0]?.id;
    const removed = await cartOf(update(cart, [{ action: "removeLineItem", lineItemId: line }]));
    expect((await update(removed, add, "too-many-0001")).status).toBe(200);
  });

  it.each([
    ["2102S", "Discontinued", "Product 2102S is discontinued"],
    ["2103S", "InvalidInput", "Product 2103S is currently unavailable"],
    ["2104S", "InvalidInput", "Product 2104S is currently unavailable"],
    ["2106S", "InvalidInput", "Product 2106S is currently unavailable"],
    ["2112S", "InvalidInput", "Product 2112S is currently unavailable"],
    ["2500S", "InvalidInput", "Product 2500S is currently unavailable"],
    ["1234S", "InvalidInput", "No product variant has the SKU '1234S'."],
    ["3990S", "InvalidTypePTMScan", "InvalidTypePTMScan: Contact the CST Proteomics Group."],
  ])("refuses to add %s with %s", async (sku, code, message) => {
    const { open, update } = await shopper();
    const cart = await open([]);
    const refused = await errorOf(
      await update(cart, [
        { action: "addLineItem", sku: "4060S", quantity: 1 },
        { action: "addLineItem", sku, quantity: 1 },
      ]),
    );
    expect(refused).toMatchObject({ status: 400, statusCode: 400, code, message });
  });

  it("rejects a SKU without a price in the cart's country", async () => {
    const { token } = await shopper();
    const body = { country: "DE", currency: "EUR", lineItems: [{ sku: "2110S", quantity: 1 }] };
    const refused = await errorOf(await call(token, "/carts", { method: "POST", body }));
    expect(refused).toMatchObject({ status: 400, code: "MatchingPriceNotFound" });
    expect(refused.errors[0]).toMatchObject({ country: "DE", currency: "EUR" });
  });

  it("T-TERR-05: rejects a hundred-and-first line, but still merges", async () => {
    const { open, update } = await shopper();
    const cart = await open(Array.from({ length: 100 }, (_, index) => `${5000 + index}S`));
    expect(cart.lineItems).toHaveLength(100);
    const refused = await errorOf(await update(cart, [{ action: "addLineItem", sku: "5100S", quantity: 1 }]));
    expect(refused).toMatchObject({ status: 400, code: "InvalidInput" });
    expect(refused.message).toContain("MaxCartLineitemLimitReached");
    expect((await update(cart, [{ action: "addLineItem", sku: "5000S", quantity: 1 }])).status).toBe(200);
  });

  it("T-LINE-05: allows at most 9999 units per line", async () => {
    const { open, update } = await shopper();
    const cart = await open(["4060S"]);
    expect((await errorOf(await update(cart, [{ action: "addLineItem", sku: "4060S", quantity: 9999 }]))).code).toBe(
      "InvalidInput",
    );
    expect((await update(cart, [{ action: "addLineItem", sku: "4060S", quantity: 9998 }])).status).toBe(200);
  });

  it("rejects malformed updates with 400 in the error envelope", async () => {
    const { open, token } = await shopper();
    const { id } = await open(["4060S"]);
    const bodies: unknown[] = [
      "{",
      "null",
      "[]",
      '"x"',
      { version: 1 },
      { version: 1, actions: [] },
      { version: 0, actions: [{ action: "recalculate" }] },
      { version: 1, actions: [{ action: "dropTable" }] },
      { version: 1, actions: [{ action: "addLineItem", sku: "4060S'; drop", quantity: 1 }] },
      { version: 1, actions: [{ action: "addLineItem", sku: "4060S", quantity: 1.5 }] },
      { version: 1, actions: [{ action: "addLineItem", sku: "4060S", quantity: 1, price: 1 }] },
      { version: 1, actions: [{ action: "changeLineItemQuantity", lineItemId: "none", quantity: 1 }] },
      { version: 1, actions: [{ action: "setCustomField", name: "returnUrl", value: "https://elsewhere.example" }] },
      { version: 1, actions: [{ action: "setCustomField", name: "checkoutType", value: "free" }] },
      { version: 1, actions: Array(501).fill({ action: "recalculate" }) },
    ];
    for (const body of bodies) {
      const { status, errors } = await errorOf(await call(token, `/carts/${id}`, { method: "POST", body }));
      expect([status, typeof errors[0]?.code], JSON.stringify(body).slice(0, 80)).toEqual([400, "string"]);
    }
    expect((await call(token, `/carts/${id}`, { method: "POST", body: " ".repeat(300_000) })).status).toBe(413);
    expect((await call(token, `/carts/${id}`, { method: "POST", body: {}, key: "short" })).status).toBe(400);
    expect((await call(token, "/carts/..%2f..%2fx")).status).toBe(404);
    expect((await call(token, `/carts/${id}?version=abc`, { method: "DELETE" })).status).toBe(400);
  });
});

describe("deleting", () => {
  it("T-CCALL-16: takes the version, returns the cart, and leaves none", async () => {
    const { open, token } = await shopper();
    const cart = await open(["4060S"]);
    expect((await call(token, `/carts/${cart.id}?version=7`, { method: "DELETE" })).status).toBe(409);
    const removed = await call(token, `/carts/${cart.id}?version=1`, { method: "DELETE", key: "delete-0001" });
    expect((await cartOf(removed)).id).toBe(cart.id);
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(404);
    expect((await call(token, "/carts/active-cart")).status).toBe(404);
    expect((await call(token, `/carts/${cart.id}?version=1`, { method: "DELETE", key: "delete-0001" })).status).toBe(
      200,
    );
    expect((await open(["9272S"])).id).not.toBe(cart.id);
  });

  it("removes an anonymous cart 30 days after its last change, not before", async () => {
    const { open, token } = await shopper();
    const cart = await open(["4060S"]);
    const stub = env.CARTS.get(env.CARTS.idFromName(cart.id));
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 30.5 * 24 * 3600 * 1000, toFake: ["Date"] });
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    vi.useRealTimers();
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(404);
  });
});
