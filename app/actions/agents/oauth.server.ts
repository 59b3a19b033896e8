/** Endpoints that programs call for tokens: exchange, registration (RFC 7591) and revocation (RFC 7009). */

import { readJson } from "@domain/agents/read-json";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { registration } from "~/context/visit/oauth-clients.server";
import { isOutage } from "~/services/upstream/transport";
import { provedKey } from "./proved-key.server";

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store", pragma: "no-cache" } });

const fault = (status: number, error: string, error_description: string): Response =>
  answer(status, { error, error_description });

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const redemption = v.object({
  grant_type: v.literal("authorization_code"),
  code: text(512),
  client_id: text(2048),
  redirect_uri: text(300),
  code_verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
});
const renewal = v.object({ grant_type: v.literal("refresh_token"), refresh_token: text(1024), client_id: text(2048) });
const tokenForm = v.variant("grant_type", [redemption, renewal]);
const revocation = v.object({ token: text(1024) });

export async function exchangeTokens(context: PrivateContext, _: PageArgs): Promise<Response> {
  const form = await formOf(context.request);
  if (!form) return fault(400, "invalid_request", "The body must be a form that names each parameter once.");
  const read = v.safeParse(tokenForm, form);
  if (!read.success) {
    const known = form.grant_type === "authorization_code" || form.grant_type === "refresh_token";
    if (!known) return fault(400, "unsupported_grant_type", "Only codes and refresh tokens can be exchanged here.");
    return fault(400, "invalid_request", `The parameter ${v.getDotPath(read.issues[0])} is missing or not valid.`);
  }
  const proved = context.request.headers.has("dpop") ? await provedKey(context, null) : null;
  if (proved && !proved.ok) return fault(503, "temporarily_unavailable", "Proofs cannot be checked at the moment.");
  if (proved?.jkt === null)
    return fault(400, "invalid_dpop_proof", "The DPoP header must have an unused proof for this request.");
  const tokens = await context.services.programs.tokens({ ...read.output, ...(proved && { dpop_jkt: proved.jkt }) });
  if (tokens.ok) return answer(200, tokens.value);
  if (isOutage(tokens.status))
    return fault(503, "temporarily_unavailable", "Accounts cannot be reached at the moment.");
  return fault(400, "invalid_grant", tokens.errors[0].message);
}

/** 200 also for an unknown token (RFC 7009); 503 if the token may still be valid. */
export async function revokeTokens(context: PrivateContext, _: PageArgs): Promise<Response> {
  const read = v.safeParse(revocation, await formOf(context.request));
  if (!read.success) return fault(400, "invalid_request", "The parameter token is missing.");
  const revoked = await context.services.programs.revoke(read.output.token);
  if (revoked.ok) return answer(200, {});
  return fault(503, "temporarily_unavailable", "Accounts cannot be reached at the moment. The token is still valid.");
}

export async function registerClient(context: PrivateContext, _: PageArgs): Promise<Response> {
  const read = v.safeParse(registration, readJson(await context.request.text()));
  if (!read.success) {
    const path = v.getDotPath(read.issues[0]) ?? "body";
    const ofAddress = path.startsWith("redirect_uris");
    return fault(400, ofAddress ? "invalid_redirect_uri" : "invalid_client_metadata", `${path} is not valid.`);
  }
  const { id, name, redirectUris } = await context.oauthClients.register(read.output);
  return answer(201, {
    client_id: id,
    client_id_issued_at: Math.floor(context.now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  });
}

export async function refuseRead(_: PublicContext): Promise<Response> {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

/** Fields of a form body; null for another type and for a repeated field (RFC 6749, section 3.2). */
async function formOf(request: Request): Promise<Record<string, string> | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return null;
  const fields = [...new URLSearchParams(await request.text())];
  return new Set(fields.map(([name]) => name)).size === fields.length ? Object.fromEntries(fields) : null;
}
