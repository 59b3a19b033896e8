/** Status of a product that is no longer sold, as its page says it first. */
import type { Product } from "@contracts/catalogue/catalogue";

/** `sold`: nothing to say. `withdrawn`: it failed. `ended`: no longer made. */
export type Standing = "sold" | "withdrawn" | "ended";

export function standingOf({ status, attributes }: Pick<Product, "status" | "attributes">): Standing {
  if (attributes.lineage?.withdrawal) return "withdrawn";
  return status === "Discontinued" || status === "Obsolete" ? "ended" : "sold";
}
