import { type Region, regions } from "@contracts/regions";
import type { ServicesEnv } from "../env";
import type { DeliveryState } from "./store/state";

/** SHA-256 in hexadecimal; tokens are stored and compared only in this form. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type TokenKind = "delivery" | "preview";

/**
 * True if a token may read an environment. Tokens of the configured environment are in the configuration; others are
 * registered by the admin API.
 */
export async function mayRead(
  env: ServicesEnv,
  state: DeliveryState,
  environment: string,
  kind: TokenKind,
  token: string | null | undefined,
): Promise<boolean> {
  if (!token || token.length > 512) return false;
  const presented = await tokenHash(token);
  if (environment === env.CONTENT_ENVIRONMENT) {
    const configured = kind === "delivery" ? env.CONTENT_DELIVERY_TOKEN : env.CONTENT_PREVIEW_TOKEN;
    if (presented === (await tokenHash(configured))) return true;
  }
  return state.tokens !== null && state.tokens[kind] === presented;
}

/**
 * True if the editor of a preview may read. Without a token the caller is the shop itself; any given token must be
 * valid.
 */
export async function editorMayRead(env: ServicesEnv, authorization: string | undefined): Promise<boolean> {
  if (authorization === undefined) return true;
  const presented = await tokenHash(authorization);
  const tokens = (env.EDITOR_KEYS ?? "").split(",").map((key) => key.trim().replace(/^[^:]*:/, ""));
  const known = await Promise.all(tokens.map((token) => tokenHash(`Bearer ${token}`)));
  return known.includes(presented);
}

/** Base URL of assets for browsers: the configured one, otherwise the request's. */
export function assetsUrlOf(env: ServicesEnv, requestUrl: string, region: Region): string {
  const base = env.PUBLIC_SERVICES_URL || new URL(requestUrl).origin;
  return `${base}${regions[region].upstreamPath}/content/assets`;
}
