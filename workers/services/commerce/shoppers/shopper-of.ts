/** Durable Object of a token's subject. */
import type { ServicesEnv } from "../../env";
import type { AccessClaims } from "../tokens/access-token";

/** Kinds of subjects with carts. */
export type ShopperKind = "anonymous" | "customer" | "punchout";

export const shopperOf = (env: ServicesEnv, kind: ShopperKind, subject: string) =>
  env.SHOPPERS.get(env.SHOPPERS.idFromName(`${kind}:${subject}`));

/** Object of the shopper behind a token. */
export function shopperOfClaims(env: ServicesEnv, { kind, subject }: AccessClaims & { kind: ShopperKind }) {
  return shopperOf(env, kind, subject);
}
