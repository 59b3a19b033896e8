/** `/quote/review`: the basket to be quoted, or requested from a distributor (T-QUOTE-02, T-QUOTE-07, T-QUOTE-16). */

import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import type { ShippingOffer } from "@contracts/commerce/checkout-settings";
import type { QuoteType } from "@contracts/commerce/quotes";
import { lineView } from "@domain/basket/view";
import { quoteTotals } from "@domain/checkout/quote-totals";
import { shippingInfoOf } from "@domain/checkout/shipping";
import type { TotalsView } from "@domain/checkout/totals-view";
import { promotionNames } from "@domain/promotions/names";
import type { BasketRules } from "@domain/selling/market-rules";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { dayOf, obstaclesOf } from "~/loaders/basket/obstacles.server";
import type { HumanChallenge } from "~/services/human-check/types";
import { leadToSubmitted, reviewPath } from "./draft.server";
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

export async function loadQuoteReview(context: PrivateContext, { url }: PageArgs): Promise<QuoteReviewData> {
  const seen = await review(context);
  if (seen.unreachable) context.setErrorStatus(503);
  else if (!seen.cart || seen.cart.lineItems.length === 0) await leadToSubmitted(context);
  return reviewData(context, seen, { lost: url.searchParams.get("lost") === "yes" });
}

export interface Seen {
  readonly rules: BasketRules;
  readonly cart: Cart | null;
  readonly unreachable: boolean;
  /** The gateway returned no shipping price. */
  readonly shippingUnasked: boolean;
  readonly distributors: readonly DistributorView[];
}

const isOutage = (status: number) => status === 0 || status === 429 || status >= 500;

export async function review(context: PrivateContext): Promise<Seen> {
  const { commerce } = context.services;
  const rules = await loadBasketRules(context);
  const lead = rules.quoteMode === "lead";
  // Side by side, because a slow gateway would delay the page twice.
  const [basket, serving, offers] = await Promise.all([
    commerce.activeCart(),
    lead ? commerce.distributors(context.market.country) : null,
    isShipped(rules.quoteItemType) ? commerce.shippingMethods({ estimate: true }) : null,
  ]);
  const cart = basket.ok ? basket.value : null;
  return {
    rules,
    cart: cart && offers?.ok ? withShippingEstimate(cart, offers.value) : cart,
    // An ended session is not an outage; the page says so, without a basket.
    unreachable: (!basket.ok && isOutage(basket.status)) || serving?.ok === false,
    shippingUnasked: offers?.ok === false,
    distributors: serving?.ok ? serving.value.map((one) => distributorView(one, context)) : [],
  };
}

/** Distributors ship themselves. */
const isShipped = (type: QuoteType | null): boolean => type !== null && type !== "quoteB2D" && type !== "quoteEMEA";

/** The quote will name the price of the cheapest method. */
function withShippingEstimate(cart: Cart, [cheapest]: readonly ShippingOffer[]): Cart {
  if (!cheapest || cart.shippingInfo || cart.lineItems.length === 0) return cart;
  return { ...cart, shippingInfo: shippingInfoOf(cheapest) };
}

export interface Change {
  readonly problem?: string;
  readonly distributorError?: string;
  readonly chosen?: string;
  readonly lost?: boolean;
  /** Submitted values. */
  readonly fields?: Readonly<Record<string, string>>;
}

async function linesOf(context: PrivateContext, rules: BasketRules, cart: Cart): Promise<BasketLineView[]> {
  const obstacles = await obstaclesOf(context, cart.lineItems);
  const { language } = context.market;
  const viewing = { ...rules, language, promotionName: promotionNames(cart, language), day: dayOf(context) };
  return cart.lineItems.map((line) => lineView(line, { ...viewing, obstacle: obstacles.get(line.id) }));
}

export async function reviewData(context: PrivateContext, seen: Seen, change: Change): Promise<QuoteReviewData> {
  const { rules, cart, unreachable, shippingUnasked, distributors } = seen;
  const mode = rules.quoteMode ?? "quote";
  const lines = cart ? await linesOf(context, rules, cart) : [];
  const known = cart?.custom.fields.distributorId;
  const chosen = change.chosen ?? (typeof known === "string" ? known : null);
  return {
    head: accountHead(context, context.t(mode === "lead" ? "quote.leadTitle" : "quote.title"), reviewPath),
    mode,
    unreachable,
    lines,
    totals:
      cart && lines.length > 0 && rules.quoteItemType
        ? quoteTotals(rules.quoteItemType, cart, { unasked: shippingUnasked })
        : null,
    distributors,
    chosenDistributor: distributors.find(({ id }) => id === chosen)?.id ?? null,
    check: await context.services.humanCheck.challenge("quote", change.fields),
    problem: change.problem ?? null,
    distributorError: change.distributorError ?? null,
    lost: change.lost ?? false,
    tracked: cart ? trackedQuote(mode, "review", cart) : null,
  };
}
