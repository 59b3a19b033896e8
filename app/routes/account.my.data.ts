import { privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadDataExport } from "~/loaders/account/export.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadDataExport));
