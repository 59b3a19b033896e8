import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteLinkGuards } from "~/guards/quote/quote-guards";
import { loadQuotePdf } from "~/loaders/quote/pdf.server";

export const loader = privatePage(guardedPrivate(quoteLinkGuards, loadQuotePdf));
