import { privatePage } from "~/context/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteLinkGuards } from "~/guards/quote-guards";
import { loadQuotePdf } from "~/loaders/quote/pdf.server";

export const loader = privatePage(guardedPrivate(quoteLinkGuards, loadQuotePdf));
