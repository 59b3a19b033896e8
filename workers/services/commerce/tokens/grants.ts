/** Grants behind access tokens. */

import type { ProgramAccess } from "@contracts/customers/programs";
import { cartsScope } from "@contracts/customers/tokens";
import { randomBase64Url } from "@domain/http/base64url";
import type { ServicesEnv } from "../../env";
import { sha256 } from "../../shared/secrets";
import { priceGroupOfOwner } from "../companies/company-of-owner";
import { directoryDatabase } from "../customers/customer-directory";
import type { GrantOrigin } from "../shoppers/grant-store";
import { shopperOf, shopperOfGrant } from "../shoppers/shopper-of";
import { type AccessClaims, type CallerClaims, signAccessToken, tokenKeysOf, verifyAccessToken } from "./access-token";
import { formatRefreshToken, nextSecret, parseRefreshToken } from "./refresh-token";

/**
 * Lifetime of access tokens. The shop keeps the token in a cookie with the same lifetime (A-TOKEN-11), so an anonymous
 * token lasts as long as an anonymous cart, and a visitor who returns within a month finds the cart.
 */
const accessSeconds = {
  client: 3600,
  anonymous: 30 * 24 * 3600,
  // As long as its carts are kept.
  carts: 30 * 24 * 3600,
  customer: 24 * 3600,
  // One visit from a procurement system; cannot be renewed.
  punchout: 4 * 3600,
  program: 3600,
} as const;
const refreshSeconds = { anonymous: 60 * 24 * 3600, customer: 7 * 24 * 3600 } as const;

export interface IssuedTokens {
  readonly access_token: string;
  readonly token_type: "Bearer" | "DPoP";
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
  /** Price group of the shopper's company. */
  readonly price_group?: string;
}

/** A token of the shop itself, without a refresh token. */
export async function issueClientToken(env: ServicesEnv): Promise<IssuedTokens> {
  return issueAccess(env, "client", env.COMMERCE_CLIENT_ID, randomBase64Url(16));
}

/**
 * A token for carts that are addressed only by id. It is not stored, so it cannot be renewed or revoked; it can call
 * only carts of its own subject.
 */
export async function issueCartsToken(env: ServicesEnv): Promise<IssuedTokens> {
  return issueAccess(env, "carts", randomBase64Url(16), randomBase64Url(16));
}

/** Creates a grant for a subject and returns its access and refresh token. */
export async function issueShopperTokens(
  env: ServicesEnv,
  kind: "anonymous" | "customer",
  subject: string,
  origin?: GrantOrigin,
): Promise<IssuedTokens> {
  const grantId = randomBase64Url(16);
  const secret = randomBase64Url(32);
  const expiresAt = Date.now() + refreshSeconds[kind] * 1000;
  const [access, group] = await Promise.all([
    issueAccess(env, kind, subject, grantId),
    groupOf(env, kind, subject),
    sha256(secret).then((refreshHash) =>
      shopperOf(env, kind, subject).issue({ grantId, refreshHash, expiresAt, ...(origin && { origin }) }),
    ),
  ]);
  return { ...access, ...group, refresh_token: formatRefreshToken({ kind, subject, grantId }, secret) };
}

async function groupOf(env: ServicesEnv, kind: string, subject: string): Promise<Pick<IssuedTokens, "price_group">> {
  const group = kind === "anonymous" ? null : await priceGroupOfOwner(env, `${kind}:${subject}`);
  return group === null ? {} : { price_group: group };
}

/** Token of one punchout session. It cannot be renewed, and the session ends with it. */
export async function issuePunchoutToken(env: ServicesEnv, sessionId: string): Promise<IssuedTokens> {
  const grantId = randomBase64Url(16);
  const expiresAt = Date.now() + accessSeconds.punchout * 1000;
  // Hash of a random secret that is never issued.
  const refreshHash = await sha256(randomBase64Url(32));
  await shopperOf(env, "punchout", sessionId).issue({ grantId, refreshHash, expiresAt });
  return {
    ...(await issueAccess(env, "punchout", sessionId, grantId)),
    ...(await groupOf(env, "punchout", sessionId)),
  };
}

/** Exchanges a refresh token for new tokens; null if it is unknown, used, expired or revoked. */
export async function refreshTokens(env: ServicesEnv, refreshToken: string): Promise<IssuedTokens | null> {
  const address = await parseRefreshToken(refreshToken);
  if (!address) return null;
  const { kind, subject, grantId, hash } = address;
  // Programs use a separate call, which includes their client id.
  if (kind === "program") return null;
  const secret = await nextSecret(address, tokenKeysOf(env));
  if (!(await shopperOf(env, kind, subject).rotate(grantId, hash, await sha256(secret)))) return null;
  const [access, group] = await Promise.all([issueAccess(env, kind, subject, grantId), groupOf(env, kind, subject)]);
  return { ...access, ...group, refresh_token: formatRefreshToken({ kind, subject, grantId }, secret) };
}

/** Ends the grant of an access or refresh token. An unknown token is not an error (RFC 7009). */
export async function revokeToken(env: ServicesEnv, token: string): Promise<void> {
  const refresh = await parseRefreshToken(token);
  if (refresh) return shopperOfGrant(env, refresh.kind, refresh.subject).revoke(refresh.grantId);
  const claims = await verifyAccessToken(token, tokenKeysOf(env), nowSeconds());
  if (!claims) return;
  if (claims.kind === "carts") return;
  if (claims.kind !== "client") return shopperOfGrant(env, claims.kind, claims.subject).revoke(claims.grantId);
  const database = await directoryDatabase(env);
  await database.batch([
    database
      .prepare("insert or ignore into revoked_client_grants (grant_id, expires_at) values (?, ?)")
      .bind(claims.grantId, claims.expiresAtSeconds),
    database.prepare("delete from revoked_client_grants where expires_at < ?").bind(nowSeconds()),
  ]);
  liveClientGrants.delete(claims.grantId);
}

interface Caller {
  readonly claims: CallerClaims;
  /** Null for calls of people. */
  readonly program: ProgramAccess | null;
  /** True for a token for carts by id: the shopper has no session and no active cart. */
  readonly cartsOnly: boolean;
}

/** The caller behind a valid token with a live grant; null otherwise. */
export async function authenticate(env: ServicesEnv, token: string): Promise<Caller | null> {
  const claims = await verifyAccessToken(token, tokenKeysOf(env), nowSeconds());
  if (!claims) return null;
  const { kind, subject, grantId } = claims;
  if (kind === "program") {
    const program: ProgramAccess | null = await shopperOf(env, "customer", subject).program(grantId);
    return program && { claims: { ...claims, kind: "customer" }, program, cartsOnly: false };
  }
  if (kind === "carts") return { claims: { ...claims, kind: "anonymous" }, program: null, cartsOnly: true };
  const live = await (kind === "client"
    ? isLiveClientGrant(env, grantId)
    : shopperOf(env, kind, subject).isLive(grantId));
  return live ? { claims: { ...claims, kind }, program: null, cartsOnly: false } : null;
}

/**
 * Client tokens known to be valid, cached for five seconds per isolate. These tokens only read public data, and each is
 * used thousands of times.
 */
const liveClientGrants = new Map<string, number>();
const liveForMilliseconds = 5000;

async function isLiveClientGrant(env: ServicesEnv, grantId: string): Promise<boolean> {
  const now = Date.now();
  if ((liveClientGrants.get(grantId) ?? 0) > now) return true;
  const database = await directoryDatabase(env);
  const revoked = await database
    .prepare("select 1 as revoked from revoked_client_grants where grant_id = ?")
    .bind(grantId)
    .first();
  if (revoked) return false;
  if (liveClientGrants.size > 1000) liveClientGrants.clear();
  liveClientGrants.set(grantId, now + liveForMilliseconds);
  return true;
}

export async function issueAccess(
  env: ServicesEnv,
  kind: AccessClaims["kind"],
  subject: string,
  grantId: string,
): Promise<IssuedTokens> {
  const expires = accessSeconds[kind];
  const claims = { kind, subject, grantId, expiresAtSeconds: nowSeconds() + expires };
  return {
    access_token: await signAccessToken(claims, tokenKeysOf(env)),
    token_type: "Bearer",
    expires_in: expires,
    scope: scopeOf(kind, subject),
  };
}

function scopeOf(kind: AccessClaims["kind"], subject: string): string {
  switch (kind) {
    case "client":
      return "view_products";
    case "anonymous":
      return `view_products manage_my_carts anonymous_id:${subject}`;
    case "carts":
      return cartsScope;
    case "customer":
      return `view_products manage_my_carts customer_id:${subject}`;
    case "punchout":
      return "view_products manage_my_carts punchout";
    case "program":
      // A program's scopes belong to its grant; the caller adds them.
      return "";
    default:
      return kind satisfies never;
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
