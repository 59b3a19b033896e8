/** Which products an address compares (C-PROD-03): `productIds` holds product numbers or SKUs, separated by commas. */
import { parseProductAddress } from "../product-page/address";

/** Products side by side at most (AMB-C-20); more do not fit a screen, nor a head. */
export const maxCompared = 6;

export const comparePath = "/products/compare";
export const productIdsParameter = "productIds";
/** A number that the page's own form adds. */
export const addParameter = "add";

/** Product numbers as typed in any width or case, with or without a size; null for what cannot be one. */
export function productIdOf(typed: string): string | null {
  return parseProductAddress(typed.normalize("NFKC").trim())?.key ?? null;
}

/** What the parameter names, each once, in its order. What is no product number stays as it was written. */
export function comparedIds(parameter: string | null): string[] {
  const names = (parameter ?? "").split(",").map((name) => productIdOf(name) ?? name.trim().slice(0, 20));
  return [...new Set(names.filter((name) => name !== ""))];
}

export function compareHref(ids: readonly string[]): string {
  return ids.length > 0
    ? `${comparePath}?${productIdsParameter}=${ids.map(encodeURIComponent).join(",")}`
    : comparePath;
}
