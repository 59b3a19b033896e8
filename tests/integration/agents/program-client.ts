/** A program that acts for a customer, over HTTP. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { AccountVisitor } from "../account/account-visitor";
import type { EdgeShop } from "../edge-shop";
import { askReady } from "../read-page";

export const verifier = "verifier-of-a-test-that-is-long-enough-for-PKCE";
const redirectUri = "http://127.0.0.1:53124/back";
export const allScopes =
  "dev.ucp.shopping.order:read dev.ucp.shopping.checkout:complete example.benchside.procurement:quotes";

export function programClient(shop: () => EdgeShop) {
  const post = (path: string, body: string, type: string, headers: Record<string, string> = {}) =>
    askReady(shop(), path, { method: "POST", headers: { "content-type": type, ...headers }, body });
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(path, new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded", headers);

  async function register(): Promise<string> {
    const body = JSON.stringify({ client_name: "Agent of a test", redirect_uris: ["http://127.0.0.1/back"] });
    const answer = await post("/oauth/register", body, "application/json");
    expect(answer.status).toBe(201);
    return JSON.parse(answer.body).client_id;
  }

  const authorizePath = (clientId: string, over: Record<string, string> = {}) =>
    `/oauth/authorize?${new URLSearchParams({
      ...{ response_type: "code", client_id: clientId, redirect_uri: redirectUri, scope: allScopes, state: "st" },
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      ...{ code_challenge_method: "S256", ...over },
    })}`;

  /** Gives the customer's consent to all scopes, and returns the tokens. */
  async function accessOf(visitor: AccountVisitor, scopes = allScopes.split(" "), proof = "") {
    const clientId = await register();
    const decision = new FormData();
    decision.set("intent", "allow");
    for (const scope of scopes) decision.append("scope", scope);
    const decided = await visitor.upload(authorizePath(clientId), decision);
    expect(decided.status).toBe(303);
    const back = new URL(decided.header("location") ?? "");
    const code = back.searchParams.get("code") ?? "";
    const fields = { grant_type: "authorization_code", code, client_id: clientId, redirect_uri: redirectUri };
    const exchanged = await form("/oauth/token", { ...fields, code_verifier: verifier }, proof ? { dpop: proof } : {});
    expect([exchanged.status, exchanged.header("cache-control")]).toEqual([200, "private, no-store"]);
    return { back, clientId, fields, tokens: JSON.parse(exchanged.body) };
  }

  return { post, form, register, authorizePath, accessOf };
}
