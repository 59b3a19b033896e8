import { privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadOrderExport } from "~/loaders/order/export.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadOrderExport));
