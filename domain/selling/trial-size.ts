import type { Variant } from "@contracts/catalogue/catalogue";

/** A trial size ends in T, has the unit "Trial" and is active (C-DATA-14). */
export function isTrialSize({ sku, attributes }: Pick<Variant, "sku" | "attributes">): boolean {
  return sku.endsWith("T") && attributes.unit === "Trial" && attributes.active;
}
