import type { ServicesEnv } from "../env";

/** Origins of the shop, which may frame service pages and are their only link targets. */
export function shopOrigins(env: Pick<ServicesEnv, "SHOP_ORIGINS">): string[] {
  return (env.SHOP_ORIGINS ?? "").split(",").flatMap((origin) => origin.trim() || []);
}
