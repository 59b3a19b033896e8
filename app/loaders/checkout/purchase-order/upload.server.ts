/** `/checkout/purchase-order`: the buyer's purchase order as a document. */
import { purchaseOrderFileText } from "@contracts/commerce/purchase-order-files";
import { cartText } from "@domain/checkout/progress";
import { isTooLarge, purchaseOrderUploadPath } from "@domain/uploads/upload";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export interface UploadData {
  readonly head: PageHead;
  /** Name of the document that the basket has; null without one. */
  readonly file: string | null;
  /** Why the last file was not stored. */
  readonly problem: string | null;
}

export async function loadUpload(context: PrivateContext, { url }: PageArgs): Promise<UploadData> {
  const cart = await requireBasket(context, url);
  const { t } = context;
  return {
    head: pageHead(context, {
      title: t("checkout.purchaseOrder.title"),
      path: purchaseOrderUploadPath,
      index: false,
      follow: false,
    }),
    file: purchaseOrderFileName(cartText(cart, "purchaseOrderFile")),
    problem: isTooLarge(url) ? t("checkout.purchaseOrder.tooLarge") : null,
  };
}

/** Name of the document in a basket's field; null without one. */
export function purchaseOrderFileName(text: string): string | null {
  const file = v.safeParse(purchaseOrderFileText, text);
  return file.success ? file.output.name : null;
}
