/** Datasheets: product types that have one, and the options in its address (rows C-DS). */
import { type ProductType, productTypes } from "@contracts/catalogue/catalogue";

/** Default for the setting `datasheet-product-types` (C-DS-04). */
const defaultDatasheetTypes: readonly ProductType[] = [
  "Primary Antibody",
  "Antibody Duet",
  "Conjugate",
  "Kit",
  "ELISA Kit",
  "Matched Pair",
  "Cocktail",
];

/** @param setting product types as editors list them, in any case; ignored if none is known */
export function datasheetTypes(setting: readonly string[]): readonly ProductType[] {
  const listed = new Set(setting.map((name) => name.toUpperCase()));
  const named = productTypes.filter((type) => listed.has(type.toUpperCase()));
  return named.length > 0 ? named : defaultDatasheetTypes;
}

export interface DatasheetOptions {
  readonly images: boolean;
  readonly protocol: boolean;
  /** US Letter unless the address says A4 (C-DS-03). */
  readonly size: "A4" | "Letter";
}

const defaults: DatasheetOptions = { images: true, protocol: false, size: "Letter" };

const flags = { "0": false, "1": true } as const;
const isFlag = (value: string | null): value is keyof typeof flags => value === "0" || value === "1";

/**
 * Options in the address. `known` is false for invalid values, such as `images=2`, so each variant has a single
 * address.
 */
export function parseDatasheetOptions(query: URLSearchParams): { options: DatasheetOptions; known: boolean } {
  const one = (name: string) => (query.getAll(name).length === 1 ? query.get(name) : null);
  const [images, protocol, size] = [one("images"), one("protocol"), one("size")];
  const options: DatasheetOptions = {
    images: isFlag(images) ? flags[images] : defaults.images,
    protocol: isFlag(protocol) ? flags[protocol] : defaults.protocol,
    size: size === "A4" ? "A4" : defaults.size,
  };
  const known =
    (!query.has("images") || isFlag(images)) &&
    (!query.has("protocol") || isFlag(protocol)) &&
    (!query.has("size") || size === "A4");
  return { options, known };
}

/** Path with the options that differ from the default. */
export function datasheetHref(key: string, options: DatasheetOptions = defaults): string {
  return hrefWith(`/products/${key}/datasheet`, options);
}

/** Path of the PDF with the same options. */
export function datasheetPdfHref(key: string, options: DatasheetOptions): string {
  return hrefWith(`/products/${key}/datasheet/pdf`, options);
}

function hrefWith(path: string, { images, protocol, size }: DatasheetOptions): string {
  const query = new URLSearchParams({
    ...(images !== defaults.images && { images: images ? "1" : "0" }),
    ...(protocol !== defaults.protocol && { protocol: protocol ? "1" : "0" }),
    ...(size !== defaults.size && { size }),
  });
  return `${path}${query.size > 0 ? `?${query}` : ""}`;
}
