/** Commerce client with the embedded gateway: tokens, missing carts, outages. */
import { commercePaths } from "@contracts/values/paths";
import { beforeEach, describe, expect, it } from "vitest";
import { createSessionCodec } from "~/context/visit/sealed-session.server";
import { requestToken } from "~/services/commerce/tokens";
import { createTransport } from "~/services/upstream/transport";
import { bindings } from "../services-runtime";
import { failed, gatewayUrl, market, runGateway, value, visitor } from "./gateway";

runGateway();

describe("tokens", () => {
  it("A-RETRY-04, A-TOKEN-05: a rejected token is refreshed and the call repeated", async () => {
    const { request, store, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const auth = store.auth();
    if (!auth) throw new Error("no token");
    store.setAuth({ ...auth, accessToken: "not-a-token-of-the-gateway" });
    network.exchanges.length = 0;
    expect(value(await request().activeCart())?.totalLineItemQuantity).toBe(1);
    expect(network.calls().slice(0, 3)).toEqual([
      `GET /carts/${store.cart()?.id}`,
      "POST /oauth/refresh/token",
      `GET /carts/${store.cart()?.id}`,
    ]);
    expect(store.auth()?.accessToken).not.toBe(auth.accessToken);
    expect(store.auth()?.flow).toBe("anonymous");
  });

  it("A-TOKEN-16: a rejected refresh ends the session and reports its kind", async () => {
    const bad = {
      accessToken: "not-a-token-of-the-gateway",
      expiresIn: 60,
      expiresAt: Date.now() + 60_000,
      refreshToken: "brt1.not.one",
      flow: "customer" as const,
    };
    const cart = {
      id: crypto.randomUUID(),
      version: 1,
      itemCount: 1,
      ...market,
      lastModifiedAt: new Date().toISOString(),
    };
    const { commerce, store } = visitor({
      auth: bad,
      cart,
      customer: { id: "someone", verified: true, punchout: false },
    });
    expect(failed(await commerce.activeCart()).errors[0].code).toBe("invalid_grant");
    expect([store.auth(), store.cart(), store.customer()]).toEqual([null, null, null]);
    expect(store.expired).toEqual(["customer"]);
  });

  it("A-TOKEN-16: the session survives an outage of the token calls", async () => {
    const { request, store, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const auth = store.auth();
    if (!auth) throw new Error("no token");
    store.setAuth({ ...auth, expiresAt: 0 });
    network.answer((exchange) => (exchange.path.startsWith("/oauth") ? { status: 503, body: {} } : null));
    expect(failed(await request().activeCart()).status).toBe(503);
    expect(store.cart()).not.toBeNull();
    expect(store.expired).toEqual([]);
    network.answer(() => null);
    expect(value(await request().activeCart())?.totalLineItemQuantity).toBe(1);
  });

  it("A-TOKEN-10: a stored token has the same format after every flow, and is read back from its cookie", async () => {
    const { network } = visitor();
    // The directory contains no customer here; the gateway's own tests cover this response.
    network.answer(({ path }) =>
      path === "/oauth/customers/token"
        ? {
            status: 200,
            body: {
              access_token: "an-access-token-of-a-customer",
              token_type: "Bearer",
              expires_in: 600,
              scope: "customer_id:1",
              refresh_token: "a-refresh-token-of-a-customer",
            },
          }
        : null,
    );
    const now = () => Date.UTC(2030, 0, 1);
    const config = {
      apiUrl: `${gatewayUrl()}/api`,
      clientId: bindings.COMMERCE_CLIENT_ID ?? "",
      clientSecret: bindings.COMMERCE_CLIENT_SECRET ?? "",
    };
    const codec = createSessionCodec(["a-secret-for-tests-of-32-characters!"], now);
    const transport = createTransport({ fetch: network.fetch });
    const client = { grant_type: "client_credentials" };
    const password = { grant_type: "password", username: "a@b.example", password: "x" };
    for (const [flow, path, parameters, renewable] of [
      ["client", commercePaths.clientToken, client, false],
      ["anonymous", commercePaths.anonymousToken, client, true],
      ["customer", commercePaths.customerToken, password, true],
      ["password", commercePaths.customerToken, password, true],
    ] as const) {
      const answer = await requestToken(transport, config, path, flow, parameters, now);
      if (!answer.ok) throw new Error(`${flow}: ${answer.status}`);
      expect(answer.auth).toEqual({
        accessToken: expect.any(String),
        expiresIn: expect.any(Number),
        expiresAt: now() + answer.auth.expiresIn * 1000,
        refreshToken: renewable ? expect.any(String) : null,
        flow,
      });
      expect(await codec.openValue("ct-auth", await codec.seal("ct-auth", answer.auth))).toEqual(answer.auth);
    }
  });

  it("A-TOKEN-18: a token rejected right after its renewal reloads the page", async () => {
    const { request, store, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const invalid = { statusCode: 401, message: "invalid", errors: [{ code: "invalid_token", message: "invalid" }] };
    network.answer(({ path }) => (path.startsWith("/carts") ? { status: 401, body: invalid } : null));
    network.exchanges.length = 0;
    expect(failed(await request().activeCart()).errors[0].code).toBe("invalid_token");
    expect(network.calls()).toEqual([
      `GET /carts/${store.cart()?.id}`,
      "POST /oauth/refresh/token",
      `GET /carts/${store.cart()?.id}`,
    ]);
    expect([store.auth(), store.invalidTokens, store.expired]).toEqual([null, 1, []]);
  });

  it("A-TOKEN-18: other rejections do not", async () => {
    const { request, store, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const scope = { statusCode: 403, message: "no", errors: [{ code: "insufficient_scope", message: "no" }] };
    network.answer(({ path }) => (path.startsWith("/carts") ? { status: 403, body: scope } : null));
    expect(failed(await request().activeCart()).status).toBe(403);
    expect([store.auth() === null, store.invalidTokens]).toEqual([false, 0]);
  });

  it("A-TOKEN-17: a customer without a refresh token is signed out, a punchout buyer is not", async () => {
    const auth = {
      accessToken: "a-token-that-is-not-checked",
      expiresIn: 60,
      expiresAt: Date.now() + 60_000,
      refreshToken: null,
      flow: "customer" as const,
    };
    const customer = visitor({ auth, customer: { id: "someone", verified: true, punchout: false } });
    await customer.commerce.activeCart();
    expect(customer.store.expired).toEqual(["customer"]);
    expect(customer.store.customer()).toBeNull();
    expect(customer.network.calls()).toEqual([]);
    const punchout = visitor({ auth, customer: { id: "punchout", verified: false, punchout: true } });
    await punchout.commerce.activeCart();
    expect(punchout.store.expired).toEqual(["punchout"]);
  });

  it("T-CART-28: a punchout buyer without a cart gets the known refusal without any request", async () => {
    const { commerce, network } = visitor({ customer: { id: "punchout", verified: false, punchout: true } });
    expect(failed(await commerce.add([{ id: "4060S", quantity: 1 }], market))).toMatchObject({
      status: 404,
      errors: [{ code: "ResourceNotFound", message: "Cart with provided id does not exist." }],
    });
    expect(network.calls()).toEqual([]);
  });
});

describe("a missing cart", () => {
  let lost: ReturnType<typeof visitor>;
  beforeEach(async () => {
    lost = visitor();
    await lost.request().add([{ id: "4060S", quantity: 1 }], market);
    const cart = lost.store.cart();
    if (!cart) throw new Error("no basket");
    lost.store.setCart({ ...cart, id: "00000000-0000-4000-8000-000000000000" });
    lost.network.exchanges.length = 0;
  });

  it("T-CART-29: is requested twice, then forgotten, and the active cart is read", async () => {
    expect(value(await lost.request().activeCart())?.totalLineItemQuantity).toBe(1);
    const missing = "GET /carts/00000000-0000-4000-8000-000000000000";
    expect(lost.network.calls().slice(0, 3)).toEqual([missing, missing, "GET /carts/active-cart"]);
    expect(lost.store.cart()?.id).not.toBe("00000000-0000-4000-8000-000000000000");
  });

  it("T-CART-27: ends the session of a punchout buyer", async () => {
    const { store } = lost;
    const [auth, cart] = [store.auth(), store.cart()];
    if (!auth || !cart) throw new Error("no token, or no basket");
    const punchout = visitor({
      auth: { ...auth, refreshToken: null, flow: "customer" },
      cart,
      customer: { id: "punchout", verified: false, punchout: true },
    });
    expect(failed(await punchout.commerce.activeCart()).status).toBe(404);
    expect(punchout.store.expired).toEqual(["punchout"]);
    expect([punchout.store.auth(), punchout.store.cart(), punchout.store.customer()]).toEqual([null, null, null]);
    // The client does not look for another cart.
    expect(punchout.network.calls().filter((call) => call.endsWith("/active-cart"))).toEqual([]);
  });

  it("A-RETRY-06: is reported, but the lack of an active cart is not; tokens never reach the log", async () => {
    const { request, store, log, network } = lost;
    log.entries.length = 0;
    await request().activeCart();
    expect(log.entries.map((entry) => entry.members.status)).toEqual([404, 404]);
    expect(JSON.stringify(log.entries)).not.toContain(store.auth()?.accessToken ?? "no token");
    await request().deleteCart();
    log.entries.length = 0;
    expect(value(await request().activeCart())).toBeNull();
    expect(network.calls().at(-1)).toBe("GET /carts/active-cart");
    expect(log.entries).toEqual([]);
  });

  it("does not lose an add, which goes into the active cart", async () => {
    expect(value(await lost.request().add([{ id: "9272S", quantity: 1 }], market)).totalLineItemQuantity).toBe(2);
  });

  it.each([
    ["an outage", { status: 503, body: {} }],
    ["a 404 of somebody else", { status: 404, body: "<html>not found</html>" }],
  ])("W29: is not assumed after %s", async (_, answer) => {
    lost.network.answer((exchange) => (exchange.path.startsWith("/carts") ? answer : null));
    expect(failed(await lost.request().activeCart()).status).toBe(answer.status);
    expect(lost.store.cart()).not.toBeNull();
  });
});

describe("outages", () => {
  it("A-RETRY-05: a read is tried four times with growing pauses", async () => {
    const { request, network } = visitor({}, { retryDelayMs: 40 });
    await request().add([{ id: "4060S", quantity: 1 }], market);
    network.answer(() => ({ status: 503, body: {} }));
    network.exchanges.length = 0;
    expect(failed(await request().activeCart())).toMatchObject({
      status: 503,
      errors: [{ code: "", messageKey: "basket.error.somethingWentWrong" }],
    });
    const gaps = network.exchanges.slice(1).map((exchange, index) => exchange.at - (network.exchanges[index]?.at ?? 0));
    expect(network.exchanges).toHaveLength(4);
    // The pauses are 40, 80 and 120 ms, and longer on a busy machine.
    for (const [index, gap] of gaps.entries()) expect(gap).toBeGreaterThanOrEqual(39 * (index + 1));
  });

  it("W8: an add whose response was lost is repeated with the same key and executed once", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    let lost = 0;
    network.loseAnswers((exchange) => {
      if (exchange.method !== "POST" || !exchange.path.startsWith("/carts/")) return false;
      lost += 1;
      return lost <= 2;
    });
    network.exchanges.length = 0;
    const cart = value(await request().add([{ id: "4060S", quantity: 1 }], market));
    expect(cart.totalLineItemQuantity).toBe(2);
    expect(network.exchanges).toHaveLength(3);
    expect(new Set(network.exchanges.map((exchange) => exchange.headers.get("idempotency-key"))).size).toBe(1);
  });

  it("T-TERR-07: an unreachable gateway is a network error and keeps the cookies", async () => {
    const { store, commerce } = visitor({}, { url: "http://127.0.0.1:21399" });
    expect(failed(await commerce.add([{ id: "4060S", quantity: 1 }], market))).toMatchObject({
      status: 0,
      errors: [{ messageKey: "basket.error.network" }],
    });
    expect(store.expired).toEqual([]);
  });
});
