/** Relying party (WebAuthn): the host of a storefront. A passkey of one storefront does not sign in to another. */
import { regionNames, storefrontVariable } from "@contracts/regions";
import type { ServicesEnv } from "../../env";

export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

/** Null for an origin that is not one of our storefronts. */
export function relyingPartyOf(env: ServicesEnv, origin: string): RelyingParty | null {
  const known = regionNames.some((region) => new URL(env[storefrontVariable(region)]).origin === origin);
  return known ? { origin, host: new URL(origin).hostname } : null;
}
