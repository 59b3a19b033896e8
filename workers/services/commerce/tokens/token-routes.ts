/**
 * Token routes (A-TOKEN-02 to A-TOKEN-07). Each needs Basic client credentials; parameters come as a form or JSON.
 * Errors combine the gateway's envelope with OAuth's `error` and `error_description`.
 */

import { maxPasswordLength } from "@contracts/customers/customer-calls";
import { cartsScope } from "@contracts/customers/tokens";
import { randomBase64Url } from "@domain/http/base64url";
import type { Context } from "hono";
import { Hono } from "hono";
import type { ServicesApp, ServicesEnv } from "../../env";
import { parseJson, readText } from "../../shared/body";
import { callerNetwork, callerOrigin } from "../../shared/caller";
import { oauthProblem, tooManyRequests } from "../../shared/problems";
import { equalSecrets } from "../../shared/secrets";
import { programTokens } from "../agents/program-tokens";
import { checkCredentials } from "../customers/passwords/credentials";
import { redeemPunchoutToken } from "../punchout/redeem";
import { redeemTicket } from "../second-factor/sign-in";
import {
  type IssuedTokens,
  issueCartsToken,
  issueClientToken,
  issueShopperTokens,
  refreshTokens,
  revokeToken,
} from "./grants";

type Parameters = ReadonlyMap<string, string>;
const bodyCap = 16 * 1024;

export const tokenRoutes = new Hono<ServicesApp>();

tokenRoutes.post("/client/token", (c) =>
  tokenCall(c, ["client_credentials"], async () => granted(await issueClientToken(c.env))),
);

tokenRoutes.post("/anonymous/token", (c) =>
  tokenCall(c, ["client_credentials"], async (parameters) => {
    if (parameters.get("scope") === cartsScope) return granted(await issueCartsToken(c.env));
    // 128 random bits, so nobody without the token can guess the cart's owner (W14).
    return granted(await issueShopperTokens(c.env, "anonymous", randomBase64Url(16)));
  }),
);

tokenRoutes.post("/customers/token", (c) =>
  tokenCall(c, ["password", "second_factor"], async (parameters) => {
    if (parameters.get("grant_type") === "second_factor") return secondFactorTokens(c, parameters.get("ticket") ?? "");
    const email = parameters.get("username") ?? parameters.get("email") ?? "";
    const password = parameters.get("password") ?? "";
    if (!email || !password || email.length > 254 || password.length > maxPasswordLength)
      return oauthProblem(400, "invalid_request", "username and password are required.");
    const check = await checkCredentials(c.env, { email, password, address: callerNetwork(c.req.raw) });
    if (check.ok && check.secondFactor) {
      const message = "The account has a second factor. Sign in with it and give its ticket.";
      return oauthProblem(400, "invalid_grant", message, "SecondFactorRequired");
    }
    if (check.ok) {
      return granted(await issueShopperTokens(c.env, "customer", check.customerId, callerOrigin(c.req.raw)));
    }
    if (check.reason === "wait") return tooManyRequests("Too many attempts. Please try again later.", check.seconds);
    const error = "invalid_customer_account_credentials";
    if (check.reason === "reset-required") {
      return oauthProblem(400, error, "The password must be reset.", "PasswordResetRequired");
    }
    return oauthProblem(400, error, "Account with the given credentials not found.", "InvalidCredentials");
  }),
);

tokenRoutes.post("/punchout/token", (c) => tokenCall(c, null, (parameters) => redeemPunchoutToken(c.env, parameters)));

tokenRoutes.post("/programs/token", (c) =>
  tokenCall(c, ["authorization_code", "refresh_token"], (parameters) => programTokens(c.env, parameters)),
);

tokenRoutes.post("/refresh/token", (c) =>
  tokenCall(c, ["refresh_token"], async (parameters) => {
    const token = parameters.get("refresh_token");
    if (!token) return oauthProblem(400, "invalid_request", "refresh_token is required.");
    const tokens = await refreshTokens(c.env, token);
    return tokens
      ? granted(tokens)
      : oauthProblem(400, "invalid_grant", "The refresh token was not found. It may have expired.");
  }),
);

tokenRoutes.post("/revoke/token", (c) =>
  tokenCall(c, null, async (parameters) => {
    const token = parameters.get("token");
    if (!token) return oauthProblem(400, "invalid_request", "token is required.");
    await revokeToken(c.env, token);
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  }),
);

/** Tokens for a completed sign-in with a second factor. */
async function secondFactorTokens(c: Context<ServicesApp>, ticket: string): Promise<Response> {
  const customerId = ticket.length <= 256 ? await redeemTicket(c.env, ticket) : null;
  if (customerId === null) return oauthProblem(400, "invalid_grant", "The ticket has been used or has expired.");
  return granted(await issueShopperTokens(c.env, "customer", customerId, callerOrigin(c.req.raw)));
}

const granted = (tokens: IssuedTokens): Response => Response.json(tokens, { headers: { "cache-control": "no-store" } });

/** Checks common to all token calls: client credentials, parameters, and the grant type, which is optional. */
async function tokenCall(
  c: Context<ServicesApp>,
  grantTypes: readonly string[] | null,
  run: (parameters: Parameters) => Promise<Response>,
): Promise<Response> {
  if (!(await isOurClient(c.req.raw.headers, c.env))) {
    return oauthProblem(
      401,
      "invalid_client",
      "Please provide valid client credentials using HTTP Basic Authentication.",
    );
  }
  const text = await readText(c.req.raw, bodyCap);
  if (!text.ok) return text.response;
  const parameters = readParameters(text.value, c.req.raw);
  if (!parameters) return oauthProblem(400, "invalid_request", "The request body is neither a form nor a JSON object.");
  const grantType = parameters.get("grant_type");
  if (grantTypes && grantType && !grantTypes.includes(grantType)) {
    return oauthProblem(400, "unsupported_grant_type", `This call grants ${grantTypes.join(", ")}.`);
  }
  return run(parameters);
}

async function isOurClient(headers: Headers, env: ServicesEnv): Promise<boolean> {
  const [scheme, credentials] = (headers.get("authorization") ?? "").split(" ");
  // Without a configured secret every client is refused; otherwise the text "undefined" would match.
  if (scheme?.toLowerCase() !== "basic" || !credentials || !env.COMMERCE_CLIENT_SECRET) return false;
  return equalSecrets(credentials, btoa(`${env.COMMERCE_CLIENT_ID}:${env.COMMERCE_CLIENT_SECRET}`));
}

/** Query string and body combined, the body taking precedence; only text values count. */
function readParameters(body: string, request: Request): Parameters | null {
  const parameters = new Map(new URL(request.url).searchParams);
  if (body.trim() === "") return parameters;
  if ((request.headers.get("content-type") ?? "").includes("json")) {
    const json = parseJson(body);
    if (!json.ok || typeof json.value !== "object" || json.value === null || Array.isArray(json.value)) return null;
    for (const [name, value] of Object.entries(json.value)) if (typeof value === "string") parameters.set(name, value);
    return parameters;
  }
  for (const [name, value] of new URLSearchParams(body)) parameters.set(name, value);
  return parameters;
}
