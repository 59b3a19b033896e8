/** The shop's own token, for public reads (A-TOKEN-08). */
import { commercePaths } from "@contracts/values/paths";
import type { Transport } from "../upstream/transport";
import { requestToken, type TokenConfig } from "./tokens";
import type { CommerceFailure } from "./types";

/** Renewed before expiry, so that it does not expire in transit. */
const marginMilliseconds = 60_000;

/**
 * Values only, never promises: a request must not await another request's promise. The token belongs to the shop, so
 * the isolate may keep it, keyed by gateway and client.
 */
const known = new Map<string, { readonly token: string; readonly expiresAt: number }>();

export interface ClientToken {
  get(): Promise<{ ok: true; token: string } | CommerceFailure>;
  /** Drops a refused token. */
  drop(refused: string): void;
}

export function createClientToken(transport: Transport, config: TokenConfig, now: () => number): ClientToken {
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
