/** `/quote/summary`: the quote for review, and the submit button (T-QUOTE-08). */
import type { Quote } from "@contracts/commerce/quotes";
import { redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { ordersOnline } from "./document-view.server";
import { customerInfoPath, modeOf, openQuote, summaryPath } from "./draft.server";
import { type QuoteView, quoteView, type TrackedQuote, trackedQuote } from "./view.server";

export interface QuoteSummaryData {
  readonly head: AccountHead;
  readonly quote: QuoteView;
  readonly problem: string | null;
  /** The basket has changed, so the quote must be recreated before submitting. */
  readonly outdated: boolean;
  readonly tracked: TrackedQuote | null;
}

export async function loadQuoteSummary(context: PrivateContext): Promise<QuoteSummaryData> {
  const quote = await openQuote(context);
  if (!quote.customerInfo) throw redirect(customerInfoPath, 303);
  return summaryData(context, quote);
}

export async function summaryData(
  context: PrivateContext,
  quote: Quote,
  { problem = null, outdated = false }: Partial<Pick<QuoteSummaryData, "problem" | "outdated">> = {},
): Promise<QuoteSummaryData> {
  return {
    head: accountHead(context, context.t("quote.steps.summary"), summaryPath),
    quote: quoteView(quote, context, await ordersOnline(context, quote)),
    problem,
    outdated,
    tracked: trackedQuote(modeOf(quote), "summary", quote.cart),
  };
}
