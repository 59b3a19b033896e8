/** Address and limit of the upload of a purchase order. */
import { maxPurchaseOrderBytes } from "@contracts/commerce/purchase-order-files";

export const purchaseOrderUploadPath = "/checkout/purchase-order";
/** The page for a file that is too large to be read at all. */
export const tooLargePurchaseOrderPath = `${purchaseOrderUploadPath}?fault=large`;
/** Somewhat above the limit of the file, so that a slightly larger one gets a message beside its field. */
export const maxUploadBodyBytes = maxPurchaseOrderBytes + 1024 * 1024;
