/** Access to card sessions, and the addresses they may return to. */
import type { Context } from "hono";
import type { ServicesApp, ServicesEnv } from "../env";

/** Object of a session. */
export const cardOf = (env: Pick<ServicesEnv, "CARDS">, sessionId: string) =>
  env.CARDS.get(env.CARDS.idFromName(sessionId));

/** Origin of this service for browsers. */
export function publicOrigin(c: Context<ServicesApp>): string {
  return new URL(c.env.PUBLIC_PAYMENTS_URL ?? c.env.PUBLIC_SERVICES_URL ?? c.req.url).origin;
}
