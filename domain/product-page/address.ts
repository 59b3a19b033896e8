/** Parses the product in a page address: a product number or a SKU (C-PROD-04, C-PROD-23). */
export interface ProductAddress {
  readonly key: string;
  /** Size in the address, if any. */
  readonly sku: string | null;
}

/** Null if it cannot be a product number. */
export function parseProductAddress(segment: string | undefined): ProductAddress | null {
  const match = /^([0-9]{4,6})([A-Z]{1,2}[0-9]{0,2})?$/.exec((segment ?? "").toUpperCase());
  const [, key, size] = match ?? [];
  if (!key) return null;
  return { key, sku: size ? key + size : null };
}
