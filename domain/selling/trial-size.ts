import type { Variant } from "@contracts/catalogue/catalogue";

/** A trial size ends in T, is sold as "Trial" and is active: all three (C-DATA-14). */
export function isTrialSize({ sku, attributes }: Pick<Variant, "sku" | "attributes">): boolean {
  return sku.endsWith("T") && attributes.unit === "Trial" && attributes.active;
}
