import { privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadInvoiceFile } from "~/loaders/order/invoice-file.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadInvoiceFile));
