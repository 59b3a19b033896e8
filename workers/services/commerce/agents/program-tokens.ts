/** Tokens of programs: exchanges a code or a refresh token for an access token that is valid for an hour. */
import type { ProgramAccess } from "@contracts/customers/programs";
import { randomBase64Url } from "@domain/http/base64url";
import type { ServicesEnv } from "../../env";
import { oauthProblem } from "../../shared/problems";
import { sha256 } from "../../shared/secrets";
import { readCustomerToken } from "../customers/customer-token";
import { shopperOf } from "../shoppers/shopper-of";
import { tokenKeysOf } from "../tokens/access-token";
import { type IssuedTokens, issueAccess } from "../tokens/grants";
import { formatRefreshToken, nextSecret, parseRefreshToken } from "../tokens/refresh-token";

/** A consent lasts 180 days, however often its tokens are renewed. */
const consentSeconds = 180 * 86_400;

type Parameters = ReadonlyMap<string, string>;

export async function programTokens(env: ServicesEnv, parameters: Parameters): Promise<Response> {
  const clientId = parameters.get("client_id") ?? "";
  const refresh = parameters.get("grant_type") === "refresh_token";
  const tokens = await (refresh ? renewed(env, parameters, clientId) : redeemed(env, parameters, clientId));
  if (tokens) return Response.json(tokens, { headers: { "cache-control": "no-store" } });
  const what = refresh ? "refresh token" : "code";
  return oauthProblem(400, "invalid_grant", `The ${what} is unknown, used or expired, or belongs to another client.`);
}

async function redeemed(env: ServicesEnv, parameters: Parameters, clientId: string): Promise<IssuedTokens | null> {
  const verifier = parameters.get("code_verifier") ?? "";
  const code = await readCustomerToken(parameters.get("code") ?? "");
  if (!code || !/^[\w.~-]{43,128}$/.test(verifier)) return null;
  const { customerId: subject, hash } = code;
  const grantId = randomBase64Url(16);
  const secret = randomBase64Url(32);
  const proof = {
    ...{ hash, clientId, redirectUri: parameters.get("redirect_uri") ?? "" },
    // The S256 method (RFC 7636) uses the same hash and encoding.
    codeChallenge: await sha256(verifier),
    jkt: keyOf(parameters),
  };
  const grant = { grantId, refreshHash: await sha256(secret), expiresAt: Date.now() + consentSeconds * 1000 };
  const access: ProgramAccess | null = await shopperOf(env, "customer", subject).redeemProgramCode(proof, grant);
  return access && issued(env, subject, access, secret);
}

async function renewed(env: ServicesEnv, parameters: Parameters, clientId: string): Promise<IssuedTokens | null> {
  const address = await parseRefreshToken(parameters.get("refresh_token") ?? "");
  if (address?.kind !== "program") return null;
  const { subject, grantId, hash } = address;
  const shopper = shopperOf(env, "customer", subject);
  const access: ProgramAccess | null = await shopper.program(grantId);
  // Clients have no secret, so refresh tokens are bound to the key too (RFC 9449, section 5).
  if (access?.clientId !== clientId || (access.jkt ?? keyOf(parameters)) !== keyOf(parameters)) return null;
  const secret = await nextSecret(address, tokenKeysOf(env));
  if (!(await shopper.rotate(grantId, hash, await sha256(secret)))) return null;
  return issued(env, subject, access, secret);
}

async function issued(
  env: ServicesEnv,
  subject: string,
  { id: grantId, scopes, jkt }: ProgramAccess,
  secret: string,
): Promise<IssuedTokens> {
  const access = await issueAccess(env, "program", subject, grantId);
  const refresh = formatRefreshToken({ kind: "program", subject, grantId }, secret);
  const type = jkt === undefined ? "Bearer" : "DPoP";
  return { ...access, token_type: type, scope: scopes.join(" "), refresh_token: refresh };
}

/** Thumbprint of the key whose proof the storefront verified; null without a proof. */
const keyOf = (parameters: Parameters): string | null => parameters.get("dpop_jkt") || null;
