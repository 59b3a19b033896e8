/** `/quote/review`: the basket to be quoted, or requested from a distributor (T-QUOTE-02, T-QUOTE-07, T-QUOTE-16). */

import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { lineView } from "@domain/basket/view";
import { quoteTotals } from "@domain/checkout/quote-totals";
import type { TotalsView } from "@domain/checkout/totals-view";
import { promotionNames } from "@domain/promotions/names";
import type { BasketRules } from "@domain/selling/market-rules";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { humanProblemText, verifyHuman } from "~/loaders/account/human-check.server";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { HumanChallenge } from "~/services/human-check/types";
import { customerInfoPath, keepDraft, reviewPath } from "./draft.server";
import { type QuoteProblem, quoteProblem } from "./problems.server";
import { type DistributorView, distributorView, type TrackedQuote, trackedQuote } from "./view.server";

export interface QuoteReviewData {
  readonly head: AccountHead;
  readonly mode: "quote" | "lead";
  /** The basket could not be read. */
  readonly unreachable: boolean;
  readonly lines: readonly BasketLineView[];
  readonly totals: TotalsView | null;
  readonly distributors: readonly DistributorView[];
  readonly chosenDistributor: string | null;
  readonly check: HumanChallenge;
  readonly problem: string | null;
  readonly distributorError: string | null;
  /** The earlier quote is out of reach; the basket is shown again. */
  readonly lost: boolean;
  readonly tracked: TrackedQuote | null;
}

const languages = { en: "en", jp: "ja", cn: "zh" } as const;

export async function loadQuoteReview(context: PrivateContext, { url }: PageArgs): Promise<QuoteReviewData> {
  const seen = await review(context);
  return reviewData(context, seen, { lost: url.searchParams.get("lost") === "yes" });
}

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
    return again({ distributorError: context.t("quotes.chooseDistributor") }, 422);
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

interface Seen {
  readonly rules: BasketRules;
  readonly cart: Cart | null;
  readonly unreachable: boolean;
  readonly distributors: readonly DistributorView[];
}

const isOutage = (status: number) => status === 0 || status === 429 || status >= 500;

async function review(context: PrivateContext): Promise<Seen> {
  const { commerce } = context.services;
  const rules = await loadBasketRules(context);
  const lead = rules.quoteMode === "lead";
  const [basket, serving] = await Promise.all([
    commerce.activeCart(),
    lead ? commerce.distributors(context.market.country) : null,
  ]);
  return {
    rules,
    cart: basket.ok ? basket.value : null,
    // An ended session is not an outage; the page says so, without a basket.
    unreachable: (!basket.ok && isOutage(basket.status)) || serving?.ok === false,
    distributors: serving?.ok ? serving.value.map((one) => distributorView(one, context)) : [],
  };
}

interface Change {
  readonly problem?: string;
  readonly distributorError?: string;
  readonly chosen?: string;
  readonly lost?: boolean;
  /** Submitted values. */
  readonly fields?: Readonly<Record<string, string>>;
}

async function reviewData(context: PrivateContext, seen: Seen, change: Change): Promise<QuoteReviewData> {
  const { rules, cart, unreachable, distributors } = seen;
  const mode = rules.quoteMode ?? "quote";
  const lines =
    cart?.lineItems.map((line) =>
      lineView(line, { ...rules, promotionName: promotionNames(cart, context.market.language) }),
    ) ?? [];
  const known = cart?.custom.fields.distributorId;
  const chosen = change.chosen ?? (typeof known === "string" ? known : null);
  return {
    head: accountHead(context, context.t(mode === "lead" ? "quotes.leadTitle" : "quotes.title"), reviewPath),
    mode,
    unreachable,
    lines,
    totals: cart && lines.length > 0 && rules.quoteItemType ? quoteTotals(rules.quoteItemType, cart) : null,
    distributors,
    chosenDistributor: distributors.find(({ id }) => id === chosen)?.id ?? null,
    check: await context.services.humanCheck.challenge("quote", change.fields),
    problem: change.problem ?? null,
    distributorError: change.distributorError ?? null,
    lost: change.lost ?? false,
    tracked: cart ? trackedQuote(mode, "review", cart) : null,
  };
}

const reviewAgain = async (context: PrivateContext, seen: Seen, change: Change, status: number) =>
  data<QuoteReviewData>(await reviewData(context, seen, change), { status });
