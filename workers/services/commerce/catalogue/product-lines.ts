/** Reading an import: one product a line, every refused line with the place and the reason. */

import { type Product, product, type Variant } from "@contracts/catalogue";
import { currencyDigits } from "@domain/money/money";
import * as v from "valibot";

export interface Rejection {
  /** Counted from 1. */
  readonly line: number;
  /** Dotted path inside the product; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

export type LineResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly rejection: Rejection };

/** Parses a line against a schema; `check` adds what a schema cannot say. */
export function readLine<S extends v.GenericSchema>(
  text: string,
  line: number,
  schema: S,
  check: (value: v.InferOutput<S>) => { path: string; message: string } | null = () => null,
): LineResult<v.InferOutput<S>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, rejection: { line, path: "", message: "not JSON" } };
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ok: false, rejection: { line, path: v.getDotPath(issue) ?? "", message: issue.message.slice(0, 300) } };
  }
  const fault = check(parsed.output);
  return fault ? { ok: false, rejection: { line, ...fault } } : { ok: true, value: parsed.output };
}

export function readProductLine(text: string, line: number): LineResult<Product> {
  return readLine(text, line, product, productFault);
}

/** First contradiction inside a product, or null. */
function productFault(value: Product): { path: string; message: string } | null {
  const variants: [string, Variant][] = [
    ["masterVariant", value.masterVariant],
    ...value.variants.map((variant, index): [string, Variant] => [`variants.${index}`, variant]),
  ];
  const seen = new Set<string>();
  for (const [path, variant] of variants) {
    if (!variant.sku.startsWith(value.key) || /^[0-9]/.test(variant.sku.slice(value.key.length))) {
      return { path: `${path}.sku`, message: `SKU ${variant.sku} does not belong to product ${value.key}` };
    }
    if (seen.has(variant.sku)) return { path: `${path}.sku`, message: `SKU ${variant.sku} stands twice` };
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
