/** Which product an address names: a product number, or a SKU of it (C-PROD-04, C-PROD-23). */
export interface ProductAddress {
  readonly key: string;
  /** The size that the address named, or null. */
  readonly sku: string | null;
}

/** Null for anything that cannot be a product number. */
export function parseProductAddress(segment: string | undefined): ProductAddress | null {
  const match = /^([0-9]{4,6})([A-Z]{1,2}[0-9]{0,2})?$/.exec((segment ?? "").toUpperCase());
  const [, key, size] = match ?? [];
  if (!key) return null;
  return { key, sku: size ? key + size : null };
}
