/** One editable field of a product. */
import type { Product } from "@contracts/catalogue/catalogue";

/** Null where the product has no such value. */
export type FieldValue = string | null;

/** The product with a value written, or what is wrong with the value. */
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
