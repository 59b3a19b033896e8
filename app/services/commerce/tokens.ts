/** A visitor's tokens: requested on first use, renewed if refused, dropped if that fails (A-TOKEN rows). */

import { cartsScope, type TokenFlow, tokenResponse } from "@contracts/customers/tokens";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import { isOutage, type Transport } from "../upstream/transport";
import { failureOf } from "./failures";
import type { SessionKind, StoredAuth, TokenStore } from "./token-store";
import type { CommerceFailure } from "./types";

export interface TokenConfig {
  /** API base URL of the gateway, without trailing slash. */
  readonly apiUrl: string;
  /** Basic authorization is used only if credentials are configured (A-TOKEN-07). */
  readonly clientId?: string;
  readonly clientSecret?: string;
}

type Bearer = { readonly ok: true; readonly token: string } | CommerceFailure;

interface VisitorTokens {
  /** Token for a cart call; an anonymous one is requested if there is neither customer nor refresh token. */
  bearer(): Promise<Bearer>;
  /** A new token to replace a refused one. */
  renew(refused: string): Promise<Bearer>;
  /** Clears a session with a customer but no usable token (A-TOKEN-17). */
  settleSession(): void;
  /** Clears the session and revokes its token; if that fails, the token expires by itself. */
  end(): Promise<void>;
}

/** Session kind from the stored customer; a guest without one. */
export function sessionKindOf(store: TokenStore): SessionKind {
  const customer = store.customer();
  if (customer?.punchout) return "punchout";
  return customer ? "customer" : "anonymous";
}

/**
 * Concurrent token requests of a request are shared across services. Keyed by the request's own store, so nothing is
 * shared between visitors.
 */
const underWay = new WeakMap<TokenStore, Promise<Bearer>>();

/** Requests a token and returns it in the store's form. */
export async function requestToken(
  transport: Transport,
  { apiUrl, clientId, clientSecret }: TokenConfig,
  path: string,
  flow: TokenFlow,
  parameters: Readonly<Record<string, string>>,
  now: () => number,
): Promise<{ ok: true; auth: StoredAuth } | CommerceFailure> {
  const authorization: Record<string, string> = clientId
    ? { authorization: `Basic ${btoa(`${clientId}:${clientSecret ?? ""}`)}` }
    : {};
  const response = await transport({
    method: "POST",
    url: `${apiUrl}${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...authorization },
    body: new URLSearchParams(parameters).toString(),
  });
  if (response.status !== 200) return failureOf(response);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tokenResponse), response.text);
  if (!parsed.success) return failureOf({ ...response, status: 502, text: "{}" });
  const { access_token: accessToken, expires_in: expiresIn, refresh_token: refreshToken = null } = parsed.output;
  const { price_group: priceGroup } = parsed.output;
  const expiresAt = now() + expiresIn * 1000;
  const auth = { accessToken, expiresIn, expiresAt, refreshToken, flow, ...(priceGroup && { priceGroup }) };
  return { ok: true, auth };
}

async function revokeToken(transport: Transport, { apiUrl, clientId, clientSecret }: TokenConfig, token: string) {
  await transport({
    method: "POST",
    url: `${apiUrl}${commercePaths.revokeToken}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(clientId && { authorization: `Basic ${btoa(`${clientId}:${clientSecret ?? ""}`)}` }),
    },
    body: new URLSearchParams({ token }).toString(),
  });
}

/** Tokens of one visitor for one request: from the store, renewed, or requested on demand. */
export function createVisitorTokens(
  transport: Transport,
  config: TokenConfig,
  store: TokenStore,
  now: () => number,
): VisitorTokens {
  const once = (work: () => Promise<Bearer>): Promise<Bearer> => {
    const running = underWay.get(store) ?? work().finally(() => underWay.delete(store));
    underWay.set(store, running);
    return running;
  };

  async function obtain(path: string, flow: TokenFlow, parameters: Record<string, string>): Promise<Bearer> {
    const result = await requestToken(transport, config, path, flow, parameters, now);
    if (result.ok) {
      store.setAuth(result.auth);
      return { ok: true, token: result.auth.accessToken };
    }
    // An outage does not mean that the session has ended, so keep it and its basket.
    if (!isOutage(result.status) && result.status !== 429) {
      const kind = sessionKindOf(store);
      store.clear();
      store.sessionExpired(kind);
    }
    return result;
  }

  const anonymous = () =>
    obtain(commercePaths.anonymousToken, "anonymous", {
      grant_type: "client_credentials",
      ...(store.cartsById && { scope: cartsScope }),
    });

  /** A basket belongs to its session; if that is gone, report both as lost. */
  const begin = () => {
    if (store.cart() && !store.customer()) {
      store.clear();
      store.sessionExpired("anonymous");
    }
    return anonymous();
  };

  const refresh = (auth: StoredAuth & { refreshToken: string }) =>
    obtain(commercePaths.refreshToken, auth.flow, { grant_type: "refresh_token", refresh_token: auth.refreshToken });

  function settleSession(): void {
    const customer = store.customer();
    if (!customer || customer.punchout || store.auth()?.refreshToken) return;
    store.clear();
    store.sessionExpired("customer");
  }

  /** A punchout session cannot be renewed; the procurement system starts another (A-SESS-02). */
  function endPunchout(): CommerceFailure {
    store.clear();
    store.sessionExpired("punchout");
    return failureOf({ status: 401, contentType: "", text: "{}" });
  }

  return {
    settleSession,

    async end() {
      const auth = store.auth();
      store.clear();
      if (auth) await revokeToken(transport, config, auth.refreshToken ?? auth.accessToken);
    },

    async bearer() {
      settleSession();
      const auth = store.auth();
      if (auth && (auth.flow === "program" || auth.expiresAt > now())) return { ok: true, token: auth.accessToken };
      if (sessionKindOf(store) === "punchout") return endPunchout();
      return once(() => (auth?.refreshToken ? refresh({ ...auth, refreshToken: auth.refreshToken }) : begin()));
    },

    async renew(refused) {
      const auth = store.auth();
      if (auth?.flow === "program") return failureOf({ status: 401, contentType: "", text: "{}" });
      // Another call of this request has already renewed it.
      if (auth && auth.accessToken !== refused) return { ok: true, token: auth.accessToken };
      if (auth?.refreshToken) return once(() => refresh({ ...auth, refreshToken: auth.refreshToken ?? "" }));
      if (sessionKindOf(store) === "punchout") return endPunchout();
      return once(anonymous);
    },
  };
}
