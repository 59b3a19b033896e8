import { describe, expect, it } from "vitest";
import { createMemoryTokenStore } from "../../../tests/contract/memory-token-store";
import { silentLog } from "../../../tests/contract/silent-log";
import { carriedOut, newCart } from "../../../tests/factories/cart";
import { createCommerceService } from "./create-commerce-service";
import type { StoredAuth, StoredCustomer } from "./token-store";

const cart = carriedOut(newCart("DE", "EUR"), [{ action: "addLineItem", sku: "4060S", quantity: 2 }]);
const grant = { access_token: "an-access-token-of-the-gateway", expires_in: 600, cart_id: cart.id };
const customer: StoredCustomer = { id: "customer-1", verified: true, punchout: false };
const auth: StoredAuth = {
  ...{ accessToken: "a-token-of-a-customer", expiresIn: 600, expiresAt: Date.now() + 600_000 },
  ...{ refreshToken: "a-refresh-token", flow: "customer" },
};
const buyer: StoredCustomer = { id: "punchout", verified: false, punchout: true };

function visit(answers: Record<string, { status?: number; body?: unknown; text?: string }>, initial = {}) {
  const store = createMemoryTokenStore(initial);
  const calls: string[] = [];
  const answering: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    const { method = "GET" } = input instanceof Request ? input : (init ?? {});
    calls.push(`${method} ${pathname}`);
    const found = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1];
    if (found?.text !== undefined) return new Response(found.text);
    return Response.json(found?.body ?? {}, { status: found ? (found.status ?? 200) : 404 });
  };
  const config = { url: "http://gateway.test/commerce", fetch: answering };
  return { store, calls, commerce: createCommerceService(config, store, silentLog()) };
}

describe("redeeming a punchout token", () => {
  it("T-PUNCH-11, T-PUNCH-12, T-PUNCH-13: switches to the buyer's session, with the token's cart", async () => {
    const { store, commerce } = visit({ "/punchout/token": { body: grant }, [`/carts/${cart.id}`]: { body: cart } });
    expect(await commerce.redeemPunchout("token", null, false)).toMatchObject({
      ok: true,
      value: { operation: "create" },
    });
    expect(store.auth()).toMatchObject({
      accessToken: grant.access_token,
      expiresIn: 600,
      flow: "customer",
      refreshToken: null,
    });
    expect(store.cart()).toMatchObject({ id: cart.id, itemCount: 2, country: "DE" });
    expect(store.customer()).toEqual({ id: "punchout", verified: false, punchout: true, registrationCountry: "DE" });
  });

  it("reads no cart if it comes with the token, because a failed read would have used the token up", async () => {
    const { store, calls, commerce } = visit({ "/punchout/token": { body: { ...grant, cart } } });
    expect((await commerce.redeemPunchout("token", null, false)).ok).toBe(true);
    expect(store.cart()).toMatchObject({ id: cart.id, itemCount: 2, country: "DE" });
    expect(calls).toEqual(["POST /commerce/api/oauth/punchout/token"]);
  });

  it("reads the cart if the one sent with the token is another cart, or missing", async () => {
    for (const other of [{ ...cart, id: "another" }, "garbage"]) {
      const answers = { "/punchout/token": { body: { ...grant, cart: other } }, [`/carts/${cart.id}`]: { body: cart } };
      const { store, commerce } = visit(answers);
      expect((await commerce.redeemPunchout("token", null, false)).ok).toBe(true);
      expect(store.cart()?.id).toBe(cart.id);
    }
  });

  it.each([
    ["without a cart", { ...grant, cart_id: undefined }],
    ["that is not an object", "garbage"],
  ])("%s leaves the session unchanged", async (_, body) => {
    const { store, commerce } = visit({ "/punchout/token": { body } }, { auth, customer });
    expect(await commerce.redeemPunchout("token", null, false)).toMatchObject({ ok: false, status: 400 });
    expect([store.auth(), store.customer()]).toEqual([auth, customer]);
  });

  it("is an outage if the response is not from the gateway", async () => {
    const { store, commerce } = visit({ "/punchout/token": { text: "<html>busy</html>" } }, { auth, customer });
    expect(await commerce.redeemPunchout("token", null, false)).toMatchObject({ ok: false, status: 502 });
    expect([store.auth(), store.customer()]).toEqual([auth, customer]);
  });

  it("T-PUNCH-07: leaves the session unchanged without an access token", async () => {
    const { expires_in, cart_id } = grant;
    const { store, commerce } = visit({ "/punchout/token": { body: { expires_in, cart_id } } }, { auth, customer });
    expect(await commerce.redeemPunchout("token", null, false)).toMatchObject({ ok: false, status: 400 });
    expect([store.auth(), store.cart(), store.customer()]).toEqual([auth, null, customer]);
  });

  it("leaves the session unchanged if the cart does not open", async () => {
    const { store, commerce } = visit({ "/punchout/token": { body: grant } }, { auth, customer });
    expect((await commerce.redeemPunchout("token", null, false)).ok).toBe(false);
    expect([store.auth(), store.cart(), store.customer()]).toEqual([auth, null, customer]);
  });

  it("is sent once, whatever the response", async () => {
    const { calls, commerce } = visit({ "/punchout/token": { status: 503, body: {} } });
    expect(await commerce.redeemPunchout("token", "DE", false)).toMatchObject({ ok: false, status: 503 });
    expect(calls).toEqual(["POST /commerce/api/oauth/punchout/token"]);
  });
});

describe("a punchout session", () => {
  const reference = { ...cart, itemCount: 2 };

  it("A-TOKEN-16: ends with its token, without requesting another", async () => {
    const { store, calls, commerce } = visit({}, { customer: buyer, cart: reference });
    expect((await commerce.activeCart()).ok).toBe(false);
    expect(calls).toEqual([]);
    expect([store.customer(), store.cart(), store.expired]).toEqual([null, null, ["punchout"]]);
  });

  it("A-TOKEN-16: ends if its token is refused", async () => {
    const refused = {
      status: 401,
      body: { statusCode: 401, message: "x", errors: [{ code: "invalid_token", message: "x" }] },
    };
    const { store, commerce } = visit({ [cart.id]: refused }, { auth, customer: buyer, cart: reference });
    expect((await commerce.activeCart()).ok).toBe(false);
    expect([store.customer(), store.expired]).toEqual([null, ["punchout"]]);
  });

  const gone = {
    status: 404,
    body: { statusCode: 404, message: "x", errors: [{ code: "ResourceNotFound", message: "x" }] },
  };
  const session = { auth, customer: buyer, cart: reference };

  it("T-CART-27: ends if its cart is gone, and creates no other", async () => {
    const { store, calls, commerce } = visit({ [cart.id]: gone }, session);
    expect((await commerce.activeCart()).ok).toBe(false);
    // The token is revoked, so leftover cookies are useless.
    expect(calls).toEqual([`GET /commerce/api/carts/${cart.id}`, "POST /commerce/api/oauth/revoke/token"]);
    expect([store.auth(), store.cart(), store.customer(), store.expired]).toEqual([null, null, null, ["punchout"]]);
  });

  it.each(["generating", "submitting"])("T-CART-27: ends if its cart is gone while %s it", async (step) => {
    const { store, calls, commerce } = visit({ "/punchout-carts": gone, "/punchout-carts/generate": gone }, session);
    const refused = await (step === "generating" ? commerce.generatePunchoutCart() : commerce.submitPunchout(cart.id));
    expect(refused).toMatchObject({ ok: false, status: 404 });
    expect(calls.slice(1)).toEqual(["POST /commerce/api/oauth/revoke/token"]);
    expect([store.auth(), store.cart(), store.customer(), store.expired]).toEqual([null, null, null, ["punchout"]]);
  });

  it("T-CART-28: ends if it has no cart to send, without a call", async () => {
    const { store, calls, commerce } = visit({}, { auth, customer: buyer });
    expect(await commerce.generatePunchoutCart()).toMatchObject({ ok: false, status: 404 });
    expect(calls).toEqual(["POST /commerce/api/oauth/revoke/token"]);
    expect([store.auth(), store.customer(), store.expired]).toEqual([null, null, ["punchout"]]);
  });

  it("does not affect others: a customer without a cart stays signed in", async () => {
    const { store, calls, commerce } = visit({}, { auth, customer });
    expect(await commerce.generatePunchoutCart()).toMatchObject({ ok: false, status: 404 });
    expect([calls, store.customer(), store.expired]).toEqual([[], customer, []]);
  });
});
