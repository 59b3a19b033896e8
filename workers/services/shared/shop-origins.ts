import type { ServicesEnv } from "../env";

/** Origins of the shop: pages of services may be framed by them and lead back to them. */
export function shopOrigins(env: Pick<ServicesEnv, "SHOP_ORIGINS">): string[] {
  return (env.SHOP_ORIGINS ?? "").split(",").flatMap((origin) => origin.trim() || []);
}
