/** `/account/my/orderhistory/{ordernumber}/purchase-order`: the document that the customer uploaded for an order. */
import { orderNumber } from "@contracts/commerce/orders";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { readOwn } from "~/loaders/account/own-documents.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { orderHistoryPath } from "./history.server";

export async function loadPurchaseOrderFile(context: PrivateContext, { params, url }: PageArgs): Promise<Response> {
  const number = v.safeParse(orderNumber, params.ordernumber);
  if (!number.success) throw pageNotFound();
  const { commerce } = context.services;
  const order = readOwn(context, await commerce.order(number.output), url);
  // The page of the order reports the same problem.
  if (!order) return redirect(`${orderHistoryPath}/${number.output}`, 303);
  const file = order.value?.purchaseOrderFile;
  if (!file) throw pageNotFound();
  const read = readOwn(context, await commerce.purchaseOrder(file.id), url);
  if (!read) return redirect(`${orderHistoryPath}/${number.output}`, 303);
  if (!read.value) throw pageNotFound();
  const { type, content, name } = read.value;
  return new Response(
    Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    {
      headers: {
        "content-type": type,
        // Never shown in the shop's origin, because its uploader controls the content.
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    },
  );
}
