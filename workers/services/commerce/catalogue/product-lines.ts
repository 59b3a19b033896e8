/** Validates one product of an import: its schema, and rules that a schema cannot express. */

import { type Product, product, type Variant } from "@contracts/catalogue/catalogue";
import { currencyDigits } from "@domain/money/money";
import { type LineResult, readLine } from "../../shared/lines/line-reader";

export function readProductLine(text: string, line: number): LineResult<Product> {
  return readLine(text, line, product, productFault);
}

/** First contradiction inside a product, or null. */
function productFault(value: Product): { path: string; message: string } | null {
  for (const path of ["createdAt", "lastModifiedAt"] as const)
    if (Number.isNaN(Date.parse(value[path]))) return { path, message: `${value[path]} is not a time` };
  const { lineage } = value.attributes;
  if (lineage?.formerKeys.includes(value.key))
    return { path: "attributes.lineage.formerKeys", message: "contains the current number" };
  if (lineage?.withdrawal && value.status !== "Discontinued" && value.status !== "Obsolete")
    return { path: "attributes.lineage.withdrawal", message: `contradicts the status ${value.status}` };
  const variants: [string, Variant][] = [
    ["masterVariant", value.masterVariant],
    ...value.variants.map((variant, index): [string, Variant] => [`variants.${index}`, variant]),
  ];
  const seen = new Set<string>();
  for (const [path, variant] of variants) {
    if (!variant.sku.startsWith(value.key) || /^[0-9]/.test(variant.sku.slice(value.key.length))) {
      return { path: `${path}.sku`, message: `SKU ${variant.sku} does not belong to product ${value.key}` };
    }
    if (seen.has(variant.sku)) return { path: `${path}.sku`, message: `SKU ${variant.sku} occurs twice` };
    seen.add(variant.sku);
    const fault = priceFault(variant);
    if (fault) return { path: `${path}.${fault.path}`, message: fault.message };
  }
  return null;
}

function priceFault(variant: Pick<Variant, "prices">): { path: string; message: string } | null {
  const countries = new Set<string>();
  for (const [index, price] of variant.prices.entries()) {
    const path = `prices.${index}`;
    if (countries.has(price.country)) return { path: `${path}.country`, message: `second price for ${price.country}` };
    countries.add(price.country);
    const pieces = (price.breaks ?? []).map((each) => each.pieces);
    if (pieces.some((count, place) => place > 0 && count <= (pieces[place - 1] ?? 0)))
      return { path: `${path}.breaks`, message: "the quantities do not increase" };
    const amounts = [price.centAmount, ...(price.breaks ?? []).map((each) => each.centAmount)];
    const dearer = amounts.findIndex((amount, place) => place > 0 && amount > (amounts[place - 1] ?? 0));
    if (dearer > 0)
      return {
        path: `${path}.breaks`,
        message: `the price for ${pieces[dearer - 1]} units is above the price for fewer`,
      };
    if (price.centAmount < 0) return { path: `${path}.centAmount`, message: "negative price" };
    if (price.fractionDigits !== currencyDigits(price.currencyCode)) {
      return {
        path: `${path}.fractionDigits`,
        message: `${price.currencyCode} has ${currencyDigits(price.currencyCode)} fraction digits`,
      };
    }
  }
  return null;
}
