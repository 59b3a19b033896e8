import type { Region } from "@domain/market/market";
import { localBindings } from "../../scripts/run/local-bindings.ts";

/** Unvalidated bindings of a local storefront. */
export function storefrontBindings(region: Region): Readonly<Record<string, string>> {
  return { ...localBindings({ port: 1, servicesPort: 2 }).storefront(region), HOSTS: "localhost:1" };
}
