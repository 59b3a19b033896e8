import { regions } from "@contracts/regions";
import { flagCookie, flagCookieSeconds } from "@domain/http/cookies/session-cookies";
import { setCookie } from "@domain/http/cookies/set-cookie";
import type { Environment } from "./environment.server";
import type { SessionCodec } from "./visit/sealed-session.server";

/**
 * Feature flag overrides (C-FLAG-05, W17): sealed with the cookie key, so that only its holder can create one, and
 * accepted only on demonstration machines. Created by `scripts/release/flag-override.ts`.
 */
export function createFlagOverrides(env: Environment, codec: SessionCodec): (id: string) => Promise<string | null> {
  return async (id) => {
    if (env.DEMO !== "1" || !regions[env.REGION].flags) return null;
    const override = await codec.openValue(flagCookie, id);
    return override && setCookie(flagCookie, id, { maxAge: flagCookieSeconds, sameSite: "lax" });
  };
}
