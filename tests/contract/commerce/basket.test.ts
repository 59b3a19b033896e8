/** Commerce client with the embedded gateway: cart changes and retries. */

import type { Cart, CartAction } from "@contracts/commerce/cart";
import { describe, expect, it } from "vitest";
import type { StoredCart } from "~/services/commerce/token-store";
import { actionsOf, failed, lineOf, market, runGateway, value, visitor } from "./gateway";

runGateway();

const quantityOf = (cart: Cart, quantity: number): CartAction => ({
  action: "changeLineItemQuantity",
  lineItemId: lineOf(cart).id,
  quantity,
});

describe("a program without access to an account", () => {
  it("gets a token without a session, and only one cart if the response to its first add is lost", async () => {
    const { commerce, network, request, store } = visitor({ cartsById: true });
    let lost = false;
    network.loseAnswers(({ path }) => {
      const now = path === "/carts" && !lost;
      lost ||= now;
      return now;
    });
    const cart = value(await commerce.add([{ id: "4060S", quantity: 2 }], market));
    expect(network.calls()).toEqual(["POST /oauth/anonymous/token", "POST /carts", "POST /carts"]);
    expect(cart).toMatchObject({ totalLineItemQuantity: 2, version: 1 });
    expect(store.auth()).toMatchObject({ flow: "anonymous", refreshToken: null });
    expect(value(await request().activeCart())?.id).toBe(cart.id);
    expect(value(await request().deleteCart())?.id).toBe(cart.id);
    expect(value(await request().activeCart())).toBeNull();
  });
});

describe("a guest", () => {
  it("T-CART-15, A-TOKEN-03, T-BASK-24: gets an anonymous token and a cart with the first add", async () => {
    const { commerce, network, store } = visitor();
    expect(value(await commerce.activeCart())).toBeNull();
    expect(network.calls()).toEqual([]);
    const cart = value(await commerce.add([{ id: "4060S", quantity: 2 }], market));
    expect(network.calls()).toEqual(["POST /oauth/anonymous/token", "POST /carts"]);
    expect(cart.totalLineItemQuantity).toBe(2);
    expect(store.cart()).toMatchObject({ id: cart.id, version: 1, itemCount: 2, country: "US", currency: "USD" });
    expect(store.auth()).toMatchObject({ flow: "anonymous", expiresIn: 2_592_000 });
    expect(store.auth()?.refreshToken).toBeTruthy();
  });

  it("A-TOKEN-07: sends Basic credentials if configured", async () => {
    const configured = visitor();
    await configured.commerce.add([{ id: "4060S", quantity: 1 }], market);
    expect(configured.network.exchanges[0]?.headers.get("authorization")).toMatch(/^Basic /);
    const bare = visitor({}, { clientId: undefined, clientSecret: undefined });
    expect(failed(await bare.commerce.add([{ id: "4060S", quantity: 1 }], market)).errors[0].code).toBe(
      "invalid_client",
    );
    expect(bare.network.exchanges[0]?.headers.get("authorization")).toBeNull();
  });

  it("T-CCALL-18, T-CCALL-20: sends each operation as one update with the current version", async () => {
    const { commerce, network } = visitor();
    let cart = value(
      await commerce.add(
        [
          { id: "4060S", quantity: 1 },
          { id: "9272S", quantity: 1 },
        ],
        market,
      ),
    );
    cart = value(await commerce.add([{ id: "4060T", quantity: 1 }], market));
    cart = value(await commerce.applyActions([quantityOf(cart, 5)]));
    expect(lineOf(cart).quantity).toBe(5);
    cart = value(await commerce.removeItem(lineOf(cart, 1).id));
    cart = value(await commerce.remove(cart.lineItems.map((line) => line.id)));
    expect(cart.lineItems).toEqual([]);
    const updates = network.exchanges.filter(
      (exchange) => exchange.path.startsWith(`/carts/${cart.id}`) && exchange.method === "POST",
    );
    expect(updates.map((exchange) => JSON.parse(exchange.body ?? "{}").version)).toEqual([1, 2, 3, 4]);
    expect(updates.map((exchange) => actionsOf(exchange).map((action) => action.action))).toEqual([
      ["addLineItem"],
      ["changeLineItemQuantity"],
      ["removeLineItem"],
      ["removeLineItem", "removeLineItem"],
    ]);
  });

  it("T-CCALL-17: creates a distributor country's cart with the order type", async () => {
    const { commerce, network } = visitor();
    const cart = value(
      await commerce.add([{ id: "4060S", quantity: 1 }], { country: "BR", currency: "USD", distributor: true }),
    );
    expect(JSON.parse(network.exchanges[1]?.body ?? "{}")).toMatchObject({ country: "BR", custom: { type: "order" } });
    expect(cart.custom.type).toBe("order");
    const us = visitor();
    await us.commerce.add([{ id: "4060S", quantity: 1 }], market);
    expect(JSON.parse(us.network.exchanges[1]?.body ?? "{}").custom).toBeUndefined();
  });

  it("T-CART-25: gets one cart from two simultaneous first adds", async () => {
    const { commerce, network } = visitor();
    await Promise.all([
      commerce.add([{ id: "4060S", quantity: 1 }], market),
      commerce.add([{ id: "9272S", quantity: 1 }], market),
    ]);
    expect(network.calls().filter((line) => line === "POST /carts")).toHaveLength(1);
    expect(value(await commerce.activeCart())?.lineItems).toHaveLength(2);
  });

  it("finds the same cart on return, by its cookies or by the token alone", async () => {
    const { request, store, network } = visitor();
    const cart = value(await request().add([{ id: "4060S", quantity: 3 }], market));
    expect(value(await request().activeCart())?.id).toBe(cart.id);
    store.setCart(null);
    network.exchanges.length = 0;
    expect(value(await request().activeCart())?.id).toBe(cart.id);
    expect(network.calls()[0]).toBe("GET /carts/active-cart");
  });

  it("T-CCALL-03: gets expanded references", async () => {
    const { commerce, network } = visitor();
    await commerce.add([{ id: "4060S", quantity: 1 }], market);
    await commerce.activeCart();
    const read = network.exchanges.find((exchange) => exchange.method === "GET");
    for (const path of ["discountCodes", "discounts|includedDiscounts", "paymentInfo", "state", "attributes"]) {
      expect(read?.query.getAll("expand").join(" ")).toMatch(new RegExp(path));
    }
  });

  it("T-CCALL-21: shares one read between simultaneous requests for the cart", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    await request().activeCart();
    network.exchanges.length = 0;
    const commerce = request();
    const [one, two] = (await Promise.all([commerce.activeCart(), commerce.activeCart()])).map(value);
    expect(network.exchanges).toHaveLength(1);
    expect(two).toEqual(one);
    await commerce.activeCart();
    expect(network.exchanges).toHaveLength(2);
  });

  it("T-CART-20: forgets a deleted cart, and a second deletion does nothing", async () => {
    const { commerce, store, network } = visitor();
    await commerce.add([{ id: "4060S", quantity: 1 }], market);
    expect(value(await commerce.deleteCart())?.totalLineItemQuantity).toBe(1);
    expect(network.exchanges.at(-1)).toMatchObject({ method: "DELETE" });
    expect(network.exchanges.at(-1)?.query.get("version")).toBe("1");
    expect(store.cart()).toBeNull();
    expect(value(await commerce.deleteCart())).toBeNull();
  });
});

describe("recalculation, retries and idempotency", () => {
  it("T-CART-18: a cart without tax is recalculated once, not at every read", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    network.exchanges.length = 0;
    expect(value(await request().activeCart())?.taxedPrice).not.toBeNull();
    await request().activeCart();
    const updates = network.exchanges.filter((exchange) => exchange.method === "POST");
    expect(updates.flatMap(actionsOf)).toEqual([{ action: "recalculate", updateProductData: true }]);
  });

  it("T-CART-18: a cart whose tax the gateway never returns is recalculated only once", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    network.rewrite((text) =>
      text.includes('"taxedPrice"') ? JSON.stringify({ ...JSON.parse(text), taxedPrice: null }) : text,
    );
    network.exchanges.length = 0;
    for (let reading = 0; reading < 3; reading += 1) expect(value(await request().activeCart())?.taxedPrice).toBeNull();
    expect(network.exchanges.filter((exchange) => exchange.method === "POST")).toHaveLength(1);
  });

  it("T-CART-19, T-CCALL-15: an old cart is recalculated with the next change, a recent one is not", async () => {
    const { request, store, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const age = (hours: number) => {
      const cart = store.cart() as StoredCart;
      store.setCart({ ...cart, lastModifiedAt: new Date(Date.now() - hours * 3_600_000).toISOString() });
    };
    age(23);
    await request().add([{ id: "4060S", quantity: 1 }], market);
    expect(actionsOf(network.exchanges.at(-1)).map((action) => action.action)).toEqual(["addLineItem"]);
    age(24);
    await request().add([{ id: "4060S", quantity: 1 }], market);
    expect(actionsOf(network.exchanges.at(-1)).map((action) => action.action)).toEqual(["addLineItem", "recalculate"]);
  });

  it("a repeated intent is executed once", async () => {
    const { request, store } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const before = store.cart() as StoredCart;
    await request().add([{ id: "9272S", quantity: 2 }], market, { intent: "form-1" });
    // The second copy of the form was sent before the first response, so it has the old cookie.
    store.setCart(before);
    const cart = value(await request().add([{ id: "9272S", quantity: 2 }], market, { intent: "form-1" }));
    expect(cart.lineItems.map((line) => line.quantity)).toEqual([1, 2]);
  });

  it("A-RETRY-01: a stale version is read again and the change retried once", async () => {
    const { request, store, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const stale = store.cart() as StoredCart;
    await request().add([{ id: "9272S", quantity: 1 }], market);
    store.setCart(stale);
    network.exchanges.length = 0;
    const cart = value(await request().add([{ id: "4060T", quantity: 1 }], market));
    expect(cart.lineItems.map((line) => line.sku)).toEqual(["4060S", "9272S", "4060T"]);
    expect(network.exchanges.map(({ method, status }) => `${method} ${status}`)).toEqual([
      "POST 409",
      "GET 200",
      "POST 200",
    ]);
  });

  it("A-RETRY-01: a version stale twice is an error, and a change relative to the old state is not retried", async () => {
    const { request, network } = visitor();
    const cart = value(await request().add([{ id: "4060S", quantity: 3 }], market));
    const conflict = {
      statusCode: 409,
      message: "stale",
      errors: [{ code: "ConcurrentModification", message: "stale", currentVersion: 9 }],
    };
    network.answer((exchange) => (exchange.method === "POST" ? { status: 409, body: conflict } : null));
    network.exchanges.length = 0;
    expect(failed(await request().applyActions([quantityOf(cart, 2)]))).toMatchObject({
      status: 409,
      errors: [{ code: "ConcurrentModification" }],
    });
    expect(network.exchanges.filter((exchange) => exchange.method === "POST")).toHaveLength(2);
  });

  it("T-CART-25, A-RETRY-01: forty simultaneous adds from one old reference are all applied, none twice", async () => {
    const { request, store } = visitor();
    const { id } = value(await request().add([{ id: "4060S", quantity: 1 }], market));
    const known = store.cart();
    const add = async (press: number) => {
      // Every request starts from the cart's state before all of them.
      const one = visitor({ auth: store.auth() ?? undefined, cart: known ?? undefined });
      return one.request().add([{ id: "4060S", quantity: 1 }], market, { intent: `press-${press}` });
    };
    const presses = Array.from({ length: 40 }, (_, press) => press);
    for (const result of await Promise.all(presses.map(add))) expect(value(result).id).toBe(id);
    // Repeated after a lost response, the adds change nothing.
    await Promise.all(presses.slice(0, 5).map(add));
    expect(value(await request().activeCart())?.totalLineItemQuantity).toBe(41);
  });

  it("a rejected form is evaluated again when repeated; a successful one is not executed twice", async () => {
    const { request, store, network } = visitor();
    value(await request().add([{ id: "4060S", quantity: 1 }], market));
    const before = store.cart();
    const form = { form: "add 9999 pieces" };
    const pieces = [{ id: "4060S", quantity: 9999 }];
    expect(failed(await request().add(pieces, market, form)).errors[0]).toMatchObject({
      code: "InvalidQuantity",
      messageKey: "basket.error.invalidQuantity",
    });
    const line = lineOf(value(await request().activeCart()));
    value(await request().removeItem(line.id));
    store.setCart(before);
    expect(value(await request().add(pieces, market, form)).totalLineItemQuantity).toBe(9999);
    // The browser did not receive the response, so it repeats the old reference and the same intent.
    store.setCart(before);
    network.exchanges.length = 0;
    expect(value(await request().add(pieces, market, form)).totalLineItemQuantity).toBe(9999);
    expect(network.exchanges.map(({ status }) => status)).toEqual([200]);
  });

  it("T-BASK-23: a first add whose response was lost is not repeated for the same token", async () => {
    const { request, store } = visitor();
    value(await request().add([{ id: "4060S", quantity: 1 }], market));
    value(await request().deleteCart());
    const form = { form: "add 4060S" };
    value(await request().add([{ id: "4060S", quantity: 1 }], market, form));
    store.setCart(null);
    expect(value(await request().add([{ id: "4060S", quantity: 1 }], market, form)).totalLineItemQuantity).toBe(1);
  });

  it("W19: a cart accepts items of another country only if it is empty", async () => {
    const { request, network } = visitor();
    const germany = { country: "DE", currency: "EUR" };
    const cart = value(await request().add([{ id: "4060S", quantity: 1 }], market));
    network.exchanges.length = 0;
    expect(failed(await request().add([{ id: "9272S", quantity: 1 }], germany))).toMatchObject({
      status: 409,
      errors: [{ messageKey: "basketRefusals.otherMarket", country: "US" }],
    });
    expect(network.exchanges).toEqual([]);
    value(await request().removeItem(lineOf(cart).id));
    expect(value(await request().add([{ id: "9272S", quantity: 1 }], germany))).toMatchObject({
      country: "DE",
      currency: "EUR",
      totalLineItemQuantity: 1,
    });
  });

  it("retries use one budget per request; after it is spent, each call is tried once", async () => {
    const { request, network } = visitor();
    value(await request().add([{ id: "4060S", quantity: 1 }], market));
    network.answer(() => ({ status: 503, body: {} }));
    network.exchanges.length = 0;
    const commerce = request();
    failed(await commerce.add([{ id: "4060S", quantity: 1 }], market));
    expect(network.exchanges).toHaveLength(4);
    failed(await commerce.activeCart());
    expect(network.exchanges).toHaveLength(5);
  });

  it("A-RETRY-02: a 400 with the version's code is treated like a 409", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    let refusals = 0;
    network.answer((exchange) => {
      if (exchange.method !== "POST" || refusals > 0) return null;
      refusals += 1;
      return {
        status: 400,
        body: { statusCode: 400, message: "stale", errors: [{ code: "ConcurrentModification", message: "stale" }] },
      };
    });
    network.exchanges.length = 0;
    expect(value(await request().add([{ id: "4060S", quantity: 1 }], market)).totalLineItemQuantity).toBe(2);
    expect(network.exchanges.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
  });

  it.each([
    ["an empty one", ""],
    ["a proxy's page", "<h1>Bad Request</h1>"],
    ["one without a code", JSON.stringify({ statusCode: 400, message: "Bad Request", errors: [] })],
  ])(
    "A-RETRY-02: after a 400 that gives no reason (%s) the basket is read again and the change sent once more",
    async (_, body) => {
      const { request, network } = visitor();
      await request().add([{ id: "4060S", quantity: 1 }], market);
      let refusals = 0;
      network.answer(({ method }) => {
        if (method !== "POST" || refusals >= most) return null;
        refusals += 1;
        return { status: 400, body };
      });
      let most = 1;
      network.exchanges.length = 0;
      expect(value(await request().add([{ id: "4060S", quantity: 1 }], market)).totalLineItemQuantity).toBe(2);
      expect(network.exchanges.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
      [most, refusals] = [9, 0];
      network.exchanges.length = 0;
      expect(failed(await request().add([{ id: "4060S", quantity: 1 }], market)).status).toBe(400);
      expect(network.exchanges.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
    },
  );

  it.each([
    ["3990S", "InvalidTypePTMScan"],
    ["2110S", "MatchingPriceNotFound"],
    ["1234S", "InvalidInput"],
    ["2102S", "Discontinued"],
  ])("A-RETRY-03: %s is refused with %s after exactly one request", async (sku, code) => {
    const { request, network } = visitor();
    const germany = { country: "DE", currency: "EUR" };
    await request().add([{ id: "9272S", quantity: 1 }], germany);
    network.exchanges.length = 0;
    expect(failed(await request().add([{ id: sku, quantity: 1 }], germany))).toMatchObject({
      status: 400,
      errors: [{ code }],
    });
    expect(network.exchanges).toHaveLength(1);
  });
});
