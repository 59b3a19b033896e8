/** Status of a product that is no longer sold, shown at the top of its page. */
import type { Product } from "@contracts/catalogue/catalogue";

/** `sold`: no status to show. `withdrawn`: it failed. `ended`: no longer made. */
export type Standing = "sold" | "withdrawn" | "ended";

export function standingOf({ status, attributes }: Pick<Product, "status" | "attributes">): Standing {
  if (attributes.lineage?.withdrawal) return "withdrawn";
  return status === "Discontinued" || status === "Obsolete" ? "ended" : "sold";
}
