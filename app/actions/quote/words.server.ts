/** Judges what a customer writes about a quote by the gateway's rule, so that a refusal stands beside its field. */
import { quoteWords } from "@contracts/commerce/quote-negotiation";
import { isVisible } from "@contracts/values/plain-text";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { tooLongText } from "~/loaders/form/too-long.server";

const longestText = 2000;

/** Why a message cannot be sent; null if it can. */
export const messageProblem = (context: Pick<PrivateContext, "t">, text: string): string | null =>
  isVisible(text) ? reasonProblem(context, text) : context.t("quote.negotiation.messageProblem");

/** The same for a reason, which may be empty. */
export function reasonProblem({ t }: Pick<PrivateContext, "t">, text: string): string | null {
  if (text.length > longestText) return tooLongText(t, longestText);
  return v.is(quoteWords, text) ? null : t("checkout.problems.text");
}
