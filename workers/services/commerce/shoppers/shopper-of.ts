/** Durable Object of a token's subject. */
import type { ServicesEnv } from "../../env";
import { traced } from "../../shared/tracing/traced-object";
import type { CallerClaims } from "../tokens/access-token";

/** Kinds of subjects with carts. */
export type ShopperKind = "anonymous" | "customer" | "punchout";

export const shopperOf = (env: ServicesEnv, kind: ShopperKind, subject: string) =>
  traced(env.SHOPPERS.get(env.SHOPPERS.idFromName(`${kind}:${subject}`)));

/** Object with the grant; a program's grant is in its customer's object. */
export const shopperOfGrant = (env: ServicesEnv, kind: ShopperKind | "program", subject: string) =>
  shopperOf(env, kind === "program" ? "customer" : kind, subject);

/** Object of the shopper behind a token. */
export function shopperOfClaims(env: ServicesEnv, { kind, subject }: CallerClaims & { kind: ShopperKind }) {
  return shopperOf(env, kind, subject);
}
