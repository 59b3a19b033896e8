import { SELF } from "cloudflare:test";
import { programCode, programList } from "@contracts/customers/programs";
import { tokenResponse } from "@contracts/customers/tokens";
import { toBase64Url } from "@domain/http/base64url";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { officeCall, tokenOf } from "../../staff/testing";
import { buyer, openShop, ordered, pay, place, purchaseOrder } from "../testing/checkout";
import { customerToken, mailsOf, password, post, signUp } from "../testing/customers";
import { call, clientCredentials, errorOf, tokenCall, tokens } from "../testing/gateway";
import { signAccessToken, verifyAccessToken } from "./access-token";

const parse = async (response: Response) => v.parse(tokenResponse, await response.json());
const keys = ["a-signing-key-of-32-characters-or-more"];

describe("token calls", () => {
  it("A-TOKEN-02: the client token gives access to the catalogue but to no cart", async () => {
    const token = await tokens("client");
    expect(token).not.toHaveProperty("refresh_token");
    expect((await call(token.access_token, "/products/briefs?codes=1234S")).status).toBe(200);
    expect(await errorOf(await call(token.access_token, "/carts/active-cart"))).toMatchObject({
      status: 403,
      code: "insufficient_scope",
    });
  });

  it("A-TOKEN-03: an anonymous token has a refresh token and an unguessable subject", async () => {
    const [one, two] = await Promise.all([tokens("anonymous"), tokens("anonymous")]);
    const id = /anonymous_id:([A-Za-z0-9_-]{22})$/;
    expect(one.scope).toMatch(id);
    expect(one.scope).not.toBe(two.scope);
    expect(one.refresh_token).toBeTruthy();
  });

  it("A-TOKEN-04: all wrong credentials get the same refusal", async () => {
    const forms: Record<string, string>[] = [
      { grant_type: "password", username: "nobody@demo.benchside.example", password: "Benchside-demo-1!" },
      { username: "nobody@demo.benchside.example", password: "" },
    ];
    for (const form of forms) {
      const response = await tokenCall("customers", form);
      expect(response.status).toBe(400);
    }
    const refused = await tokenCall("customers", { username: "nobody@demo.benchside.example", password: "wrong" });
    expect(await refused.json()).toMatchObject({
      statusCode: 400,
      errors: [{ code: "InvalidCredentials" }],
      error: "invalid_customer_account_credentials",
    });
  });

  it("A-TOKEN-04: a customer gets tokens, by form or JSON", async () => {
    const email = "Someone@lab.example";
    await signUp({ email });
    const form = await tokenCall("customers", {
      grant_type: "password",
      username: email,
      password: password,
    });
    expect((await parse(form)).scope).toContain("customer_id:");
    const json = await SELF.fetch("http://services.test/commerce/api/oauth/customers/token", {
      method: "POST",
      headers: { authorization: clientCredentials, "content-type": "application/json" },
      body: JSON.stringify({ email: email.toLowerCase(), password: password }),
    });
    expect(json.status).toBe(200);
    expect((await tokenCall("customers", { username: email, password: "Benchside-demo-2!" })).status).toBe(400);
  });

  it("A-TOKEN-05: a refresh token is rotated, and later use of an old one ends the grant", async () => {
    const first = await tokens("anonymous");
    const second = await parse(await tokenCall("refresh", { refresh_token: first.refresh_token ?? "" }));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await call(second.access_token, "/carts/active-cart")).status).toBe(404);
    // Within the grace period the previous token may belong to a lost response; the one before that counts as stolen.
    const third = await parse(await tokenCall("refresh", { refresh_token: second.refresh_token ?? "" }));
    const replayed = await tokenCall("refresh", { refresh_token: first.refresh_token ?? "" });
    expect(await replayed.json()).toMatchObject({
      statusCode: 400,
      error: "invalid_grant",
      errors: [{ code: "invalid_grant" }],
    });
    expect((await call(third.access_token, "/carts/active-cart")).status).toBe(401);
  });

  it("A-TOKEN-05: two windows that refresh at once get the same token, which outlives the grace period of the used one", async () => {
    const { refresh_token: used = "" } = await tokens("anonymous");
    const both = await Promise.all([1, 2].map(async () => parse(await tokenCall("refresh", { refresh_token: used }))));
    const [kept = "", ...others] = new Set(both.map(({ refresh_token }) => refresh_token));
    expect(others).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    try {
      expect((await tokenCall("refresh", { refresh_token: kept })).status).toBe(200);
      expect((await tokenCall("refresh", { refresh_token: used })).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  it("A-TOKEN-06: a revoked token is refused from the next call on, and so is its refresh token", async () => {
    const anonymous = await tokens("anonymous");
    expect((await call(anonymous.access_token, "/carts/active-cart")).status).toBe(404);
    expect((await tokenCall("revoke", { token: anonymous.access_token, token_type_hint: "access_token" })).status).toBe(
      200,
    );
    expect(await errorOf(await call(anonymous.access_token, "/carts/active-cart"))).toMatchObject({
      status: 401,
      code: "invalid_token",
    });
    expect((await tokenCall("refresh", { refresh_token: anonymous.refresh_token ?? "" })).status).toBe(400);

    const client = await tokens("client");
    expect((await call(client.access_token, "/products/briefs?codes=1234S")).status).toBe(200);
    await tokenCall("revoke", { token: client.access_token });
    expect((await call(client.access_token, "/products/briefs?codes=1234S")).status).toBe(401);
    expect((await tokenCall("revoke", { token: "unknown" })).status).toBe(200);
  });

  it("A-TOKEN-07: no token is issued without the client's Basic credentials", async () => {
    for (const authorization of ["", "Basic", `Basic ${btoa("demo-storefront:wrong")}`, "Bearer x", "Basic %%%"]) {
      const response = await tokenCall("anonymous", {}, { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toContain("Basic");
      expect(await response.json()).toMatchObject({ error: "invalid_client", errors: [{ code: "invalid_client" }] });
    }
  });

  it("malformed calls get 400", async () => {
    const send = (body: BodyInit, type: string) =>
      SELF.fetch("http://services.test/commerce/api/oauth/refresh/token", {
        method: "POST",
        headers: { authorization: clientCredentials, "content-type": type },
        body,
      });
    expect((await send("{", "application/json")).status).toBe(400);
    expect((await send("[1]", "application/json")).status).toBe(400);
    expect((await send('{"refresh_token":7}', "application/json")).status).toBe(400);
    expect((await send("x".repeat(20_000), "application/x-www-form-urlencoded")).status).toBe(413);
    expect((await tokenCall("anonymous", { grant_type: "password" })).status).toBe(400);
    for (const token of ["brt1.x.y", "brt1..", `brt1.${btoa("[1,2,3]")}.s`, "\u0000", "é"]) {
      expect((await tokenCall("refresh", { refresh_token: token })).status).toBe(400);
    }
  });
});

describe("a sign-in from a new kind of device", () => {
  const agents = {
    firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    safari: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
  };

  it("is mailed to the customer once, and the first one is not", async () => {
    const { email } = await signUp();
    const signIn = (agent: string) =>
      tokenCall(
        "customers",
        { grant_type: "password", username: email, password },
        { "x-shopper-agent": agent, "x-shopper-country": "DE" },
      );
    for (const agent of [agents.firefox, agents.firefox, "", agents.safari, agents.firefox, agents.safari]) {
      expect((await signIn(agent)).status).toBe(200);
    }
    const told = (await mailsOf(email, 2)).filter(({ subject }) => subject === "New sign-in to your account");
    expect(told).toHaveLength(1);
    for (const fact of ["Safari, macOS", "Germany"]) expect(told[0]?.text).toContain(fact);
  });
});

describe("programs of a customer", () => {
  const verifier = "v".repeat(43);
  const clientId = "client-of-a-test";
  const redirectUri = "https://agent.example/back";
  const reads = "dev.ucp.shopping.order:read";

  /** A code for a program, and the customer's own token. */
  async function consent(scopes: readonly string[] = [reads], customer = "", jkt = "") {
    const email = customer === "" ? (await signUp()).email : "";
    const token = customer || (await customerToken(email));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const codeChallenge = toBase64Url(new Uint8Array(digest));
    const body = { clientId, clientName: "Agent", redirectUri, codeChallenge, scopes, ...(jkt && { jkt }) };
    const answer = await post("/customers/me/programs", body, { token });
    expect(answer.status).toBe(200);
    const { code } = v.parse(programCode, await answer.json());
    return { token, email, code };
  }
  const redeem = (code: string, over: Record<string, string> = {}) =>
    tokenCall("programs", {
      ...{ grant_type: "authorization_code", code, client_id: clientId, redirect_uri: redirectUri },
      ...{ code_verifier: verifier, ...over },
    });
  const renew = (token = "", client = clientId) =>
    tokenCall("programs", { grant_type: "refresh_token", refresh_token: token, client_id: client });

  it("get tokens for a code with its verifier, once; a second use revokes them", async () => {
    const { code, email } = await consent();
    const granted = await parse(await redeem(code));
    expect(granted.scope).toBe(reads);
    expect((await call(granted.access_token, "/orders")).status).toBe(200);
    expect((await redeem(code)).status).toBe(400);
    expect((await call(granted.access_token, "/orders")).status).toBe(401);
    expect((await renew(granted.refresh_token)).status).toBe(400);
    const told = (await mailsOf(email, 2)).filter(({ subject }) => subject === "A program has access to your account");
    expect(told.map(({ text }) => /It may: (.*)/.exec(text)?.[1])).toEqual(["read your orders"]);
  });

  it.each([
    ["another client", { client_id: "another-client" }],
    ["another address", { redirect_uri: "https://agent.example/other" }],
    ["another verifier", { code_verifier: "w".repeat(43) }],
  ])("get none for %s, which uses the code up", async (_, over) => {
    const { code } = await consent();
    expect((await redeem(code, over)).status).toBe(400);
    expect((await redeem(code)).status).toBe(400);
  });

  it("renew their tokens by rotation, and lose their grant if an old one is used", async () => {
    const { code } = await consent();
    const first = await parse(await redeem(code));
    expect((await renew(first.refresh_token, "another-client")).status).toBe(400);
    const second = await parse(await renew(first.refresh_token));
    const third = await parse(await renew(second.refresh_token));
    expect((await call(third.access_token, "/orders")).status).toBe(200);
    expect((await renew(first.refresh_token)).status).toBe(400);
    expect((await call(third.access_token, "/orders")).status).toBe(401);
    expect((await tokenCall("refresh", { refresh_token: third.refresh_token ?? "" })).status).toBe(400);
  });

  it("are bound to the key that was proved for the code, and can be renewed only with it", async () => {
    const [key, other] = ["k".repeat(43), "o".repeat(43)];
    const renewBy = (token: string | undefined, jkt: string) =>
      tokenCall("programs", {
        ...{ grant_type: "refresh_token", refresh_token: token ?? "", client_id: clientId },
        ...(jkt && { dpop_jkt: jkt }),
      });
    const { code } = await consent();
    const first = await parse(await redeem(code, { dpop_jkt: key }));
    expect(first.token_type).toBe("DPoP");
    const own = await call(first.access_token, "/customers/me/programs/current");
    expect(await own.json()).toMatchObject({ jkt: key });
    for (const wrong of ["", other]) expect((await renewBy(first.refresh_token, wrong)).status).toBe(400);
    const second = await parse(await renewBy(first.refresh_token, key));
    expect(second.token_type).toBe("DPoP");
    const unbound = await parse(await redeem((await consent()).code));
    expect(unbound.token_type).toBe("Bearer");
    expect((await parse(await renewBy(unbound.refresh_token, key))).token_type).toBe("Bearer");
    for (const wrong of ["", other]) {
      const asked = await consent([reads], "", key);
      expect((await redeem(asked.code, wrong ? { dpop_jkt: wrong } : {})).status).toBe(400);
      expect((await redeem(asked.code, { dpop_jkt: key })).status).toBe(400);
    }
    const bound = await consent([reads], "", key);
    expect((await parse(await redeem(bound.code, { dpop_jkt: key }))).token_type).toBe("DPoP");
  });

  it("may do only what it was allowed", async () => {
    const { code } = await consent();
    const { access_token: token } = await parse(await redeem(code));
    const refused = ["/customers/me", "/customers/me/sessions", "/customers/me/programs", "/quotes", "/carts/x"];
    for (const path of refused) expect([path, (await call(token, path)).status]).toEqual([path, 403]);
    const written = await post("/carts", { country: "US", currency: "USD", lineItems: [] }, { token });
    expect(written.status).toBe(403);
    const own = await call(token, "/customers/me/programs/current");
    expect(await own.json()).toMatchObject({ clientName: "Agent", scopes: [reads] });
  });

  it("order in their customer's name, and their orders are marked in the office", async () => {
    await openShop();
    const { token, cart } = await buyer();
    const { code } = await consent(["dev.ucp.shopping.checkout:complete"], token);
    const { access_token: agent } = await parse(await redeem(code));
    const order = await ordered(place(agent, (await pay(agent, cart, purchaseOrder(cart))).cart));
    expect(order.program).toBe("Agent");
    const desk = await tokenOf("orders");
    await vi.waitFor(async () => {
      const { body } = await officeCall(desk, "/commerce/_office/orders?by=program&q=4060S");
      expect(body.rows).toMatchObject([{ number: order.orderNumber, program: "Agent" }]);
    });
  });

  it("are listed separately from sessions, and end with one call and with a revoked token", async () => {
    const { code, token } = await consent();
    const granted = await parse(await redeem(code));
    const listed = v.parse(programList, await (await call(token, "/customers/me/programs")).json());
    expect(listed.results).toMatchObject([{ clientName: "Agent", scopes: [reads] }]);
    const sessions: { results: unknown[] } = await (await call(token, "/customers/me/sessions")).json();
    expect(sessions.results).toHaveLength(1);
    await call(token, `/customers/me/programs/${listed.results[0]?.id}`, { method: "DELETE" });
    expect((await call(granted.access_token, "/orders")).status).toBe(401);
    const again = await consent();
    const { access_token, refresh_token: refresh = "" } = await parse(await redeem(again.code));
    await tokenCall("revoke", { token: refresh });
    expect((await call(access_token, "/orders")).status).toBe(401);
  });
});

describe("answers by idempotency key", () => {
  const client = "c".repeat(43);
  const fingerprint = "f".repeat(43);
  const ask = async (key: string, over: object = {}) => {
    const { access_token: token } = await tokens("client");
    const answer = await call(token, "/agents/answers", {
      method: "POST",
      body: { client, key, fingerprint, ...over },
    });
    return answer.status === 200 ? answer.json() : answer.status;
  };

  it("are returned again, only for the same request, and for two days", async () => {
    const key = "create_cart a-key-of-a-test";
    expect(await ask(key)).toEqual({ state: "new" });
    expect(await ask(key)).toEqual({ state: "running" });
    expect(await ask(key, { fingerprint: "g".repeat(43) })).toEqual({ state: "other" });
    await ask(key, { answer: '{"id":"x"}' });
    expect(await ask(key)).toEqual({ state: "answered", answer: '{"id":"x"}' });
    expect(await ask(key, { client: "d".repeat(43) })).toEqual({ state: "new" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 49 * 3_600_000 });
    try {
      expect(await ask(key)).toEqual({ state: "new" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("are not stored for a failed call, and can be used only once for a nonce", async () => {
    const key = "create_cart another-key";
    await ask(key);
    await ask(key, { forget: true });
    expect(await ask(key)).toEqual({ state: "new" });
    expect(await ask("nonce of-a-signature", { once: true })).toEqual({ state: "new" });
    expect(await ask("nonce of-a-signature", { once: true })).toMatchObject({ state: "answered" });
    const { access_token: visitor } = await tokens("anonymous");
    expect((await call(visitor, "/agents/answers", { method: "POST", body: {} })).status).toBe(403);
  });
});

describe("access tokens", () => {
  const claims = {
    kind: "anonymous",
    subject: "someone",
    grantId: "grant-of-16-chars",
    expiresAtSeconds: 2000,
  } as const;

  it("are accepted with any of the keys until they expire", async () => {
    const token = await signAccessToken(claims, keys);
    expect(await verifyAccessToken(token, ["another-key-that-came-later-and-signs", ...keys], 1999)).toEqual(claims);
    expect(await verifyAccessToken(token, keys, 2000)).toBeNull();
    expect(await verifyAccessToken(token, ["another-key-that-came-later-and-signs"], 1999)).toBeNull();
  });

  it("are refused when a single character differs", async () => {
    const token = await signAccessToken(claims, keys);
    for (let at = 0; at < token.length; at += 1) {
      // The last base64 character has unused bits, so the replacement differs in the first bit.
      const other = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef".includes(token[at] ?? "") ? "g" : "A";
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      expect([at, await verifyAccessToken(forged, keys, 1000)]).toEqual([at, null]);
    }
    for (let length = 0; length < token.length; length += 1)
      expect(await verifyAccessToken(token.slice(0, length), keys, 1000)).toBeNull();
  });
});
