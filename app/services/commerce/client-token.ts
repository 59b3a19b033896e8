/** The shop's own token for reads that are the same for everyone (A-TOKEN-08). */
import { commercePaths } from "@contracts/values/paths";
import { requestToken, type TokenConfig } from "./tokens";
import type { Transport } from "./transport";
import type { CommerceFailure } from "./types";

/** Renewed this long before it ends, so that it does not end on its way. */
const marginMilliseconds = 60_000;

/**
 * Values only, never promises: a promise of one request must not be awaited by another. The token is the shop's, not a
 * visitor's, so an isolate may keep it; the key is the gateway and the client that it was issued to.
 */
const known = new Map<string, { readonly token: string; readonly expiresAt: number }>();

export interface ClientToken {
  get(): Promise<{ ok: true; token: string } | CommerceFailure>;
  /** Forgets a token that was refused. */
  drop(refused: string): void;
}

export function createClientToken(
  transport: Transport,
  config: TokenConfig,
  now: () => number = Date.now,
): ClientToken {
  const key = JSON.stringify([config.apiUrl, config.clientId]);
  return {
    async get() {
      const token = known.get(key);
      if (token && token.expiresAt - marginMilliseconds > now()) return { ok: true, token: token.token };
      const parameters = { grant_type: "client_credentials" };
      const result = await requestToken(transport, config, commercePaths.clientToken, "client", parameters, now);
      if (!result.ok) return result;
      known.set(key, { token: result.auth.accessToken, expiresAt: result.auth.expiresAt });
      return { ok: true, token: result.auth.accessToken };
    },
    drop(refused) {
      if (known.get(key)?.token === refused) known.delete(key);
    },
  };
}
