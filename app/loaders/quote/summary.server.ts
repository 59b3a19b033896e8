/** `/quote/summary`: the quote for review, and the submit button (T-QUOTE-08). */
import type { Quote } from "@contracts/commerce/quotes";
import { data, redirect } from "@remix-run/cloudflare";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { confirmationPath, customerInfoPath, modeOf, openQuote, reviewPath, summaryPath } from "./draft.server";
import { leaveWhenGone, quoteProblem } from "./problems.server";
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

/** Submits the quote. A second press, also in another window, leads to the same quote. */
export async function submitQuote(context: PrivateContext) {
  const quote = await openQuote(context);
  const submitted = await context.services.commerce.submitQuote(quote);
  if (submitted.ok) {
    context.log.info("quote submitted", { quoteNumber: submitted.value.quoteNumber });
    if (submitted.value.quoteState === "Submitted") return redirect(confirmationPath, 303);
    // The basket is still being closed; the same button retries.
    return data(summaryData(context, quote, { problem: context.t("quotes.pending") }), { status: 503 });
  }
  const missing = submitted.errors.find(({ code }) => code === "QuoteIncomplete")?.reason;
  if (missing) return redirect(missing === "Distributor" ? reviewPath : customerInfoPath, 303);
  leaveWhenGone(submitted);
  const outdated = submitted.errors.some(({ code }) => code === "QuoteOutdated");
  const { text, status } = quoteProblem(context, submitted);
  return data(summaryData(context, quote, { problem: text, outdated }), { status });
}

function summaryData(
  context: PrivateContext,
  quote: Quote,
  { problem = null, outdated = false }: Partial<Pick<QuoteSummaryData, "problem" | "outdated">> = {},
): QuoteSummaryData {
  return {
    head: accountHead(context, context.t("quotes.steps.summary"), summaryPath),
    quote: quoteView(quote, context),
    problem,
    outdated,
    tracked: trackedQuote(modeOf(quote), "summary", quote.cart),
  };
}
