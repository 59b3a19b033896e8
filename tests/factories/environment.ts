import type { Region } from "@domain/market/market";
import { localBindings } from "../../scripts/local-bindings.mjs";

/** Bindings of a storefront on one machine, as they are before anyone has checked them. */
export function storefrontBindings(region: Region): Readonly<Record<string, string>> {
  return { ...localBindings({ port: 1, servicesPort: 2 }).storefront(region), REGION: region, HOSTS: "localhost:1" };
}
