/** Where a token's subject is kept. */
import type { ServicesEnv } from "../../env";
import type { AccessClaims } from "../tokens/access-token";

export const shopperOf = (env: ServicesEnv, kind: "anonymous" | "customer", subject: string) =>
  env.SHOPPERS.get(env.SHOPPERS.idFromName(`${kind}:${subject}`));

/** Object of the shopper that a token speaks for. */
export function shopperOfClaims(
  env: ServicesEnv,
  { kind, subject }: AccessClaims & { kind: "anonymous" | "customer" },
) {
  return shopperOf(env, kind, subject);
}
