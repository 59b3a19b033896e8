/** Which products have a page (C-PROD-14, AMB-C-09). */
import type { ProductStatus } from "@contracts/catalogue/catalogue";

/** Of products that everyone may read. An obsolete one keeps a permanent page without purchase that names its successor. */
export const openStatuses: readonly ProductStatus[] = [
  "Released",
  "Released - On Hold",
  "Pre-discontinued",
  "Discontinued",
  "Obsolete",
];
/** Of these, the ones that search engines are told of: the page of an obsolete product asks them to leave it out. */
export const listedStatuses: readonly ProductStatus[] = openStatuses.filter((status) => status !== "Obsolete");

/** Open to editors only, before the release. */
const previewStatuses: readonly ProductStatus[] = ["Pending", "Pre-released"];

export function hasProductPage(status: ProductStatus, preview: boolean): boolean {
  return openStatuses.includes(status) || (preview && previewStatuses.includes(status));
}
