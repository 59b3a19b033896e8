/** Products of a comparison address (C-PROD-03): `productIds` holds product numbers or SKUs, separated by commas. */
import { parseProductAddress } from "../product-page/address";

/** Maximum number of products side by side (AMB-C-20); more do not fit a screen. */
export const maxCompared = 6;

export const comparePath = "/products/compare";
export const productIdsParameter = "productIds";
/** Parameter for a number added by the page's form. */
export const addParameter = "add";

/** Product number from typed text in any width or case, with or without a size; null if invalid. */
export function productIdOf(typed: string): string | null {
  return parseProductAddress(typed.normalize("NFKC").trim())?.key ?? null;
}

/** Distinct ids of the parameter, in order. Invalid ids stay as written. */
export function comparedIds(parameter: string | null): string[] {
  const names = (parameter ?? "").split(",").map((name) => productIdOf(name) ?? name.trim().slice(0, 20));
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Parameter of the switch that leaves out equal values; its value is `only`. */
export const differencesParameter = "differences";

export function compareHref(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return comparePath;
  const query = `${productIdsParameter}=${ids.map(encodeURIComponent).join(",")}`;
  return `${comparePath}?${query}${onlyDifferences ? `&${differencesParameter}=only` : ""}`;
}
