/** A purchase order as the buyer's own document, kept with the customer and named on the order. */

import * as v from "valibot";
import { base64Text } from "../values/base64";

const purchaseOrderFileTypes = ["application/pdf", "image/png", "image/jpeg"] as const;
export type PurchaseOrderFileType = (typeof purchaseOrderFileTypes)[number];

/** Enough for a scan of several pages. */
export const maxPurchaseOrderBytes = 5 * 1024 * 1024;

const fileId = v.pipe(v.string(), v.regex(/^[\w-]{36}$/));
const fileName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), v.regex(/^[^\p{Cc}\p{Cf}/\\]+$/u));

/** The kept document: id and the name it was uploaded with. */
export const purchaseOrderFile = v.object({ id: fileId, name: fileName });
export type PurchaseOrderFile = v.InferOutput<typeof purchaseOrderFile>;

/** `POST /customers/me/purchase-orders`; the type is read from the content. Base64 of 5 MiB has 6,990,508 characters. */
export const purchaseOrderUpload = v.strictObject({
  name: fileName,
  content: base64Text(6_990_508),
});

/** `GET /customers/me/purchase-orders/{id}`. */
export const purchaseOrderDocument = v.object({
  name: fileName,
  type: v.picklist(purchaseOrderFileTypes),
  content: v.string(),
});
export type PurchaseOrderDocument = v.InferOutput<typeof purchaseOrderDocument>;

/** Value of the cart's field `purchaseOrderFile`: id, slash, name. */
export const purchaseOrderFileText = v.pipe(
  v.string(),
  v.regex(/^[^/]+\/[^/]+$/),
  v.transform((text) => {
    const [id = "", name = ""] = text.split("/");
    return { id, name };
  }),
  purchaseOrderFile,
);
export const textOfPurchaseOrderFile = ({ id, name }: PurchaseOrderFile): string => `${id}/${name}`;
