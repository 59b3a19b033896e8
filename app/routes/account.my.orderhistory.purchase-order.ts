import { privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadPurchaseOrderFile } from "~/loaders/order/purchase-order-file.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadPurchaseOrderFile));
