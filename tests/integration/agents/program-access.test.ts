/** Programs that act for a customer, over HTTP: consent, tokens, and the access that they give. */
import { createHash } from "node:crypto";
import { proofKey } from "@domain/agents/proof/dpop-testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { askReady, readPage } from "../read-page";
import { allScopes, programClient, verifier } from "./program-client";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const { post, form, register, authorizePath, accessOf } = programClient(() => shop);

async function customer(name = "us.verified") {
  const visitor = accountVisitor(shop);
  const fields = { email: `${name}@demo.benchside.example`, password: "Benchside-demo-1!" };
  expect((await visitor.submit("/account/sign-in", fields)).status).toBe(303);
  return visitor;
}

describe("consent", () => {
  it("is described by metadata with its endpoints", async () => {
    const server = JSON.parse((await askReady(shop, "/.well-known/oauth-authorization-server")).body);
    const resource = JSON.parse((await askReady(shop, "/.well-known/oauth-protected-resource/ucp/mcp")).body);
    expect(server.issuer).toBe(`http://localhost:${shop.port}`);
    expect(server.code_challenge_methods_supported).toEqual(["S256"]);
    expect(resource).toMatchObject({ resource: `${server.issuer}/ucp/mcp`, authorization_servers: [server.issuer] });
  });

  it("requires a sign-in, a known client and the client's registered address", async () => {
    const clientId = await register();
    const guest = await askReady(shop, authorizePath(clientId));
    expect([guest.status, guest.header("location")]).toEqual([302, expect.stringContaining("/account/sign-in?goto=")]);
    const visitor = await customer();
    expect((await visitor.get(authorizePath("nobody"))).status).toBe(400);
    const elsewhere = await visitor.get(authorizePath(clientId, { redirect_uri: "https://evil.example/" }));
    expect([elsewhere.status, elsewhere.header("location")]).toEqual([400, ""]);
    // Errors are shown with a link: nobody is sent to a program's address without a press.
    const plain = await visitor.get(authorizePath(clientId, { code_challenge_method: "plain" }));
    expect([plain.status, plain.header("location")]).toEqual([400, ""]);
    expect(plain.body).toContain("error=invalid_request&amp;state=st");
    const asked = await visitor.get(authorizePath(clientId));
    expect([asked.status, asked.header("cache-control")]).toEqual([200, "private, no-store"]);
    expect(asked.body).toContain("Agent of a test");
    expect(asked.header("content-security-policy")).toContain("http://127.0.0.1:53124");
    const refusal = new FormData();
    refusal.set("intent", "refuse");
    const refused = await visitor.upload(authorizePath(clientId), refusal);
    expect(new URL(refused.header("location") ?? "").searchParams.get("error")).toBe("access_denied");
  });

  it("binds tokens to the key of a program that proves possession, which it must prove in every call", async () => {
    const { proof } = await proofKey();
    const made = (path: string, jti: string, claims: object = {}) =>
      proof({
        ...{ htm: "POST", htu: `http://localhost:${shop.port}${path}`, iat: Math.floor(Date.now() / 1000), jti },
        ...claims,
      });
    const visitor = await customer("at.verified");
    const first = await made("/oauth/token", "first-id-of-a-test");
    const { tokens, clientId } = await accessOf(visitor, ["dev.ucp.shopping.order:read"], first);
    expect(tokens.token_type).toBe("DPoP");
    const ask = async (scheme: string, dpop?: string) => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
      const headers = { authorization: `${scheme} ${tokens.access_token}`, ...(dpop && { dpop }) };
      const answer = await post("/mcp", body, "application/json", headers);
      return [answer.status, answer.header("www-authenticate")];
    };
    const ath = createHash("sha256").update(tokens.access_token).digest("base64url");
    const good = await made("/mcp", "second-id-of-a-test", { ath });
    const challenged = [401, expect.stringMatching(/^DPoP algs="ES256 EdDSA".*error="invalid_dpop_proof"/)];
    expect(await ask("Bearer")).toEqual(challenged);
    expect(await ask("DPoP")).toEqual(challenged);
    expect((await ask("DPoP", good))[0]).toBe(200);
    expect(await ask("DPoP", good)).toEqual(challenged);
    const fields = { grant_type: "refresh_token", refresh_token: tokens.refresh_token, client_id: clientId };
    const bare = await form("/oauth/token", fields);
    expect([bare.status, JSON.parse(bare.body).error]).toEqual([400, "invalid_grant"]);
    const used = await form("/oauth/token", fields, { dpop: first });
    expect([used.status, JSON.parse(used.body).error]).toEqual([400, "invalid_dpop_proof"]);
    const renewed = await form("/oauth/token", fields, { dpop: await made("/oauth/token", "third-id-of-a-test") });
    expect([renewed.status, JSON.parse(renewed.body).token_type]).toEqual([200, "DPoP"]);
  });

  it("issues tokens once; the customer can list and revoke them", async () => {
    const visitor = await customer("gb.verified");
    const { back, fields, tokens } = await accessOf(visitor);
    expect([back.origin, back.searchParams.get("state")]).toEqual(["http://127.0.0.1:53124", "st"]);
    expect(back.searchParams.get("iss")).toBe(`http://localhost:${shop.port}`);
    expect(tokens).toMatchObject({ token_type: "Bearer", scope: allScopes });
    const list = await visitor.get("/account/my/programs");
    expect(list.body).toContain("Agent of a test");
    const again = await form("/oauth/token", { ...fields, code_verifier: verifier });
    expect([again.status, JSON.parse(again.body).error]).toEqual([400, "invalid_grant"]);
    const left = await readPage(shop, "/account/my/programs", {
      headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    // The second use of the code has revoked the access from the first use.
    expect(left.main.text).not.toContain("Agent of a test");
  });

  it.each([
    ["/oauth/token", "grant_type=password", "unsupported_grant_type"],
    ["/oauth/token", "grant_type=refresh_token&grant_type=refresh_token", "invalid_request"],
    ["/oauth/revoke", "", "invalid_request"],
  ])("%s refuses %s", async (path, body, error) => {
    const answer = await post(path, body, "application/x-www-form-urlencoded");
    expect([answer.status, JSON.parse(answer.body).error]).toEqual([400, error]);
  });

  it.each([
    ["invalid_redirect_uri", { redirect_uris: ["http://evil.example/"] }],
    [
      "invalid_client_metadata",
      { redirect_uris: ["https://a.example/"], token_endpoint_auth_method: "client_secret_post" },
    ],
  ])("a registration is refused with %s", async (error, body) => {
    const answer = await post("/oauth/register", JSON.stringify(body), "application/json");
    expect([answer.status, JSON.parse(answer.body).error]).toEqual([400, error]);
  });
});

describe("orders on purchase order", () => {
  const agent = 'profile="https://agent.example/profile.json"';

  async function rest(method: string, path: string, { token = "", body, key }: RestCall = {}) {
    const answer = await askReady(shop, `/ucp/v1${path}`, {
      method,
      headers: {
        "ucp-agent": agent,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ...answer, value: JSON.parse(answer.body) };
  }
  interface RestCall {
    readonly token?: string;
    readonly body?: object;
    readonly key?: string;
  }
  const lines = [{ item: { id: "4060S" }, quantity: 2 }];
  const us = { address_country: "US" };
  const austria = { address_country: "AT" };

  it("are placed once by a program with its customer's consent, and only that customer can read them", async () => {
    const visitor = await customer("at.verified");
    const before = JSON.parse((await visitor.get("/api/basket")).body).state.basket;
    const { tokens } = await accessOf(visitor);
    const token = tokens.access_token;
    const created = await rest("POST", "/checkout-sessions", { token, body: { line_items: lines, context: austria } });
    expect([created.status, created.value.status]).toEqual([201, "ready_for_complete"]);
    const terms = { description: "30 days net from the date of the invoice", net_days: 30, on_account: false };
    expect(created.value.procurement).toEqual({ payment_terms: terms });
    const types = created.value.totals.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(["subtotal", "fulfillment", "tax", "total"]));
    const path = `/checkout-sessions/${created.value.id}`;
    const bare = await rest("POST", `${path}/complete`, { token, body: {}, key: "key-of-a-test-1" });
    expect(bare.value).toMatchObject({
      status: "incomplete",
      messages: [{ path: "$.procurement.purchase_order_number" }],
    });
    const exempt = { purchase_order_number: "PO-1", tax_exemption: { certificate_id: "X" } };
    const asked = await rest("POST", `${path}/complete`, {
      token,
      body: { procurement: exempt },
      key: "key-of-a-test-2",
    });
    expect(asked.value).toMatchObject({ status: "requires_escalation", messages: [{ code: "approval_required" }] });
    const body = { procurement: { purchase_order_number: "PO-77", company: { cost_center: "CC-4010" } } };
    const done = await rest("POST", `${path}/complete`, { token, body, key: "key-of-a-test-3" });
    expect(done.value).toMatchObject({ status: "completed", order: { id: expect.stringMatching(/^W\d{12}$/) } });
    const again = await rest("POST", `${path}/complete`, { token, body, key: "key-of-a-test-3" });
    expect(again.value).toEqual(done.value);
    const other = { procurement: { purchase_order_number: "PO-78" } };
    expect((await rest("POST", `${path}/complete`, { token, body: other, key: "key-of-a-test-3" })).status).toBe(409);
    const order = await rest("GET", `/orders/${done.value.order.id}`, { token });
    expect(order.value).toMatchObject({
      id: done.value.order.id,
      line_items: [{ item: { id: "4060S" }, quantity: { total: 2, fulfilled: 0 }, status: "processing" }],
      procurement: { purchase_order_number: "PO-77", company: { cost_center: "CC-4010" } },
    });
    const total = (value: { totals: { type: string; amount: number }[] }) =>
      value.totals.find(({ type }) => type === "total")?.amount;
    expect(total(order.value)).toBe(total(created.value));
    // The customer's own basket is separate.
    expect(JSON.parse((await visitor.get("/api/basket")).body).state.basket).toEqual(before);
    expect((await visitor.get(`/account/my/orderhistory/${done.value.order.id}`)).body).toContain("PO-77");

    const stranger = await accessOf(await customer("gb.verified"));
    const foreign = await rest("GET", `/orders/${done.value.order.id}`, { token: stranger.tokens.access_token });
    expect(foreign.value.messages).toEqual([expect.objectContaining({ code: "not_found" })]);
    const theirs = await rest("GET", path, { token: stranger.tokens.access_token });
    expect(theirs.value.messages).toEqual([expect.objectContaining({ code: "not_found" })]);
  });

  it("require a token with the scope named in the challenge", async () => {
    const nobody = await rest("GET", "/orders/W000000000001");
    expect([nobody.status, nobody.value.messages[0].code]).toEqual([401, "identity_required"]);
    const challenge = nobody.header("www-authenticate") ?? "";
    expect(challenge).toContain('scope="dev.ucp.shopping.order:read"');
    expect(challenge).toContain("/.well-known/oauth-protected-resource/ucp/v1");
    const forged = await rest("GET", "/orders/W000000000001", { token: "bat1.forged.token" });
    expect([forged.status, forged.header("www-authenticate")]).toEqual([401, expect.stringContaining("invalid_token")]);
    const { tokens } = await accessOf(await customer(), ["dev.ucp.shopping.order:read"]);
    const token = tokens.access_token;
    const id = "unknown-checkout";
    const narrow = await rest("POST", `/checkout-sessions/${id}/complete`, { token, body: {}, key: "key-of-a-test-4" });
    expect([narrow.status, narrow.header("www-authenticate")]).toEqual([
      403,
      expect.stringContaining("insufficient_scope"),
    ]);
    const quote = await post(
      "/mcp",
      JSON.stringify({
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: { name: "get_quote", arguments: { number: "Q000000000001" } },
      }),
      "application/json",
    );
    expect([quote.status, JSON.parse(quote.body).error.data.code]).toEqual([401, "identity_required"]);
  });

  it("accept carts without a token, and reject unreadable requests", async () => {
    const created = await rest("POST", "/carts", { body: { line_items: lines, context: us }, key: "key-of-a-test-5" });
    expect([created.status, created.value.line_items.length]).toEqual([201, 1]);
    const repeated = await rest("POST", "/carts", { body: { line_items: lines, context: us }, key: "key-of-a-test-5" });
    expect(repeated.value.id).toBe(created.value.id);
    const path = `/carts/${created.value.id}`;
    const changed = await rest("PUT", path, { body: { line_items: [{ item: { id: "9272S" }, quantity: 1 }] } });
    expect(changed.value.line_items.map(({ item }: { item: { id: string } }) => item.id)).toEqual(["9272S"]);
    expect((await rest("GET", path)).value.totals).toEqual(changed.value.totals);
    const nameless = await askReady(shop, `/ucp/v1${path}`);
    expect([nameless.status, JSON.parse(nameless.body).messages[0].code]).toEqual([400, "invalid_profile_url"]);
    expect((await rest("GET", "/nothing")).status).toBe(404);
    const wrong = await rest("POST", path, { body: {} });
    expect([wrong.status, wrong.header("allow")]).toEqual([405, "GET, PUT"]);
    expect((await askReady(shop, "/cart", { method: "PUT", body: "x" })).status).toBe(405);
    const broken = await askReady(shop, "/ucp/v1/carts", {
      method: "POST",
      headers: { "ucp-agent": agent },
      body: "{",
    });
    expect(broken.status).toBe(400);
    const signed = await askReady(shop, `/ucp/v1${path}`, {
      headers: { "ucp-agent": agent, signature: "sig1=:AAAA:", "signature-input": 'sig1=("@method");keyid="k"' },
    });
    expect([signed.status, JSON.parse(signed.body).messages[0].code]).toEqual([401, "signature_invalid"]);
    const openapi = JSON.parse((await askReady(shop, "/openapi.json")).body);
    expect(openapi.paths["/checkout-sessions/{id}/complete"].post.security).toEqual([
      { account: ["dev.ucp.shopping.checkout:complete"] },
    ]);
    const schema = JSON.parse((await askReady(shop, "/ucp/schemas/procurement.json")).body);
    expect(Object.keys(schema.$defs.procurement.properties)).toContain("purchase_order_number");
  });
});
