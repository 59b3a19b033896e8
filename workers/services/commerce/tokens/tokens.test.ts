import { SELF } from "cloudflare:test";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { password, signUp } from "../testing/customers";
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
    // Within the grace period the previous token may belong to a lost answer; the one before that counts as stolen.
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
