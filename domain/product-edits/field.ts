/** One editable field of a product, read and written as text. */
import type { Product, Variant } from "@contracts/catalogue/catalogue";

/** Null where the product has no such value. */
export type FieldValue = string | null;

/** The product with a value written, or the fault in the value. */
export type Written =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly message: string };

export interface ProductField {
  read(product: Product): FieldValue;
  write(product: Product, value: FieldValue): Written;
}

export const written = (product: Product): Written => ({ ok: true, product });
export const refused = (message: string): Written => ({ ok: false, message });

export const withAttributes = (product: Product, over: Partial<Product["attributes"]>): Product => ({
  ...product,
  attributes: { ...product.attributes, ...over },
});

export const flagText = (value: boolean): string => (value ? "yes" : "no");

/** The product with one size changed; null if it has no such size. */
export function withSize(product: Product, sku: string, change: (size: Variant) => Variant): Product | null {
  if (product.masterVariant.sku === sku) return { ...product, masterVariant: change(product.masterVariant) };
  if (!product.variants.some((size) => size.sku === sku)) return null;
  return { ...product, variants: product.variants.map((size) => (size.sku === sku ? change(size) : size)) };
}

export const sizeOf = ({ masterVariant, variants }: Product, sku: string): Variant | null =>
  [masterVariant, ...variants].find((size) => size.sku === sku) ?? null;
