/** Addresses and size limit of uploads (purchase orders, certificates), and the address after a refused file. */
import { maxPurchaseOrderBytes } from "@contracts/commerce/purchase-order-files";

export const purchaseOrderUploadPath = "/checkout/purchase-order";
export const certificateUploadPath = "/account/my/company";
/** Query parameter of a page that reports a file too large to be read. */
export const tooLargeFault = { name: "fault", value: "large" } as const;
export const tooLargePath = (path: string): string => `${path}?${tooLargeFault.name}=${tooLargeFault.value}`;
/** True on the page of a refused file, and for its form without the file. */
export const isTooLarge = ({ searchParams }: URL): boolean =>
  searchParams.get(tooLargeFault.name) === tooLargeFault.value;
/** Somewhat above the limit of the file, so a slightly larger one gets a message beside its field. */
export const maxUploadBodyBytes = maxPurchaseOrderBytes + 1024 * 1024;
