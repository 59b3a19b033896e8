import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { orderLinkGuards } from "~/guards/order/order-guards";
import { loadKeyedInvoiceFile } from "~/loaders/order/invoice-file.server";

export const loader = privatePage(guardedPrivate(orderLinkGuards, loadKeyedInvoiceFile));
