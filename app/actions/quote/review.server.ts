import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { humanProblemText, verifyHuman } from "~/actions/account/human-check.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { customerInfoPath, keepDraft, reviewPath } from "~/loaders/quote/draft.server";
import { type Change, type QuoteReviewData, review, reviewData, type Seen } from "~/loaders/quote/review.server";
import { type QuoteProblem, quoteProblem } from "./problems.server";

const languages = { en: "en", jp: "ja", cn: "zh" } as const;

const form = v.object({
  distributor: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
});

/** Creates a draft from the basket and continues to the customer form. */
export async function generateQuote(context: PrivateContext, args: PageArgs & { form: FormData }) {
  const fields = textFields(args.form);
  const sent = v.safeParse(form, fields);
  const seen = await review(context);
  const again = (change: Change, status: number) => reviewAgain(context, seen, { ...change, fields }, status);
  if (!seen.cart || seen.cart.lineItems.length === 0) {
    return seen.unreachable ? again({}, 503) : redirect(reviewPath, 303);
  }
  const lead = seen.rules.quoteMode === "lead";
  const wanted = sent.success ? sent.output.distributor : "";
  if (lead && seen.distributors.length > 1 && !seen.distributors.some(({ id }) => id === wanted)) {
    return again({ distributorError: context.t("quote.chooseDistributor") }, 422);
  }
  const verdict = await verifyHuman(context, "quote", fields);
  if (!verdict.ok) {
    return again({ problem: humanProblemText(context.t, verdict.problem), chosen: wanted }, 422);
  }
  const { commerce } = context.services;
  const info = { checkoutType: lead ? "quoteb2d" : "quote", ...(lead && wanted && { distributorId: wanted }) } as const;
  const refused = ({ text, status }: QuoteProblem) => again({ problem: text, chosen: wanted }, status);
  const prepared = await commerce.setAdditionalInfo(info, { form: JSON.stringify(info) });
  if (!prepared.ok) return refused(quoteProblem(context, prepared));
  const made = await commerce.generateQuote({
    language: languages[context.market.language],
    distributor: lead,
    recaptchaToken: verdict.proof,
  });
  if (!made.ok) return refused(quoteProblem(context, made));
  await keepDraft(context, made.value);
  return redirect(customerInfoPath, 303);
}

const reviewAgain = async (context: PrivateContext, seen: Seen, change: Change, status: number) =>
  data<QuoteReviewData>(await reviewData(context, seen, change), { status });
