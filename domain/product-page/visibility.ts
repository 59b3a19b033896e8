/** Visibility of product pages by status (C-PROD-14, AMB-C-09). */
import type { ProductStatus } from "@contracts/catalogue/catalogue";

/** Statuses with a public page. An obsolete product keeps its page, without purchase and with its successor. */
export const openStatuses: readonly ProductStatus[] = [
  "Released",
  "Released - On Hold",
  "Pre-discontinued",
  "Discontinued",
  "Obsolete",
];
/**
 * Statuses listed in search engines. The page of an obsolete product is `noindex`. Changing this list requires a
 * migration of the catalogue that recounts listed products.
 */
export const listedStatuses: readonly ProductStatus[] = openStatuses.filter((status) => status !== "Obsolete");

/** Statuses visible only to editors, before release. */
const previewStatuses: readonly ProductStatus[] = ["Pending", "Pre-released"];

export function hasProductPage(status: ProductStatus, preview: boolean): boolean {
  return openStatuses.includes(status) || (preview && previewStatuses.includes(status));
}
