import { data, redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import { confirmationPath, customerInfoPath, openQuote, reviewPath } from "~/loaders/quote/draft.server";
import { summaryData } from "~/loaders/quote/summary.server";
import { quoteProblem, redirectIfGone } from "./problems.server";

/** Submits the quote. A second press, also in another window, leads to the same quote. */
export async function submitQuote(context: PrivateContext) {
  const quote = await openQuote(context);
  const submitted = await context.services.commerce.submitQuote(quote);
  if (submitted.ok) {
    context.log.info("quote submitted", { quoteNumber: submitted.value.quoteNumber });
    if (submitted.value.quoteState === "Submitted") return redirect(confirmationPath, 303);
    // The basket is still being closed; the same button retries.
    return data(await summaryData(context, quote, { problem: context.t("quote.pending") }), { status: 503 });
  }
  const missing = submitted.errors.find(({ code }) => code === "QuoteIncomplete")?.reason;
  if (missing) return redirect(missing === "Distributor" ? reviewPath : customerInfoPath, 303);
  redirectIfGone(submitted);
  const outdated = submitted.errors.some(({ code }) => code === "QuoteOutdated");
  const { text, status } = quoteProblem(context, submitted);
  return data(await summaryData(context, quote, { problem: text, outdated }), { status });
}
