/** `/ct/punchout/review`: the basket before it returns to the procurement system (T-PUNCH-03). */

import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { lineView } from "@domain/basket/view";
import { unavailableLineState } from "@domain/cart/recalculate";
import { formatMoney } from "@domain/money/format";
import { promotionNames } from "@domain/promotions/names";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { ServiceFailure } from "~/services/service-failure";

/** Reasons why a basket was not sent, as named in the URL. */
const punchoutProblems = ["changed", "unavailable", "empty", "unreachable"] as const;
export type PunchoutProblem = (typeof punchoutProblems)[number];

export interface PunchoutReviewData {
  readonly head: PageHead;
  /**
   * `emptied`: an earlier basket without remaining lines. `sent`: already returned; can be sent again during the
   * session.
   */
  readonly state: "empty" | "emptied" | "open" | "inspect" | "sent";
  readonly lines: readonly BasketLineView[];
  readonly count: number;
  readonly total: string;
  /** The total the buyer saw, sent with the form. */
  readonly seenTotal: string;
  /** A line is no longer sold and blocks the return. */
  readonly blocked: boolean;
  /** Numbers from an earlier basket that can no longer be bought; may be empty. */
  readonly missing: string;
  /** Sizes whose prices differ from the earlier basket, one per line; may be empty. */
  readonly priceChanges: string;
  /** Host that receives the basket; null without a return address. */
  readonly destination: string | null;
  readonly problem: PunchoutProblem | null;
}

export async function loadPunchoutReview(context: PrivateContext, { url }: PageArgs): Promise<PunchoutReviewData> {
  const { t, services } = context;
  const read = await services.commerce.activeCart();
  // The session has ended; the next page announces it.
  if (context.session.kind !== "punchout") throw redirect("/");
  if (!read.ok || !read.value) throw new ServiceFailure("commerce", read.ok ? 0 : read.status);
  const cart = read.value;
  const { language } = context.market;
  const { punchoutMissing, punchoutPrices } = cart.custom.fields;
  const problem = url.searchParams.get("problem");
  return {
    head: pageHead(context, { title: t("punchout.review.title"), path: "/ct/punchout/review", index: false }),
    state: stateOf(cart),
    lines: cart.lineItems.map((line) =>
      lineView(line, {
        ...{ showsPrices: true, language, promotionName: promotionNames(cart, language) },
        day: (time) => formatDateInText(new Date(time), context.market),
      }),
    ),
    count: cart.totalLineItemQuantity,
    total: formatMoney(cart.totalPrice),
    seenTotal: reviewedTotalOf(cart),
    blocked: cart.lineItems.some(({ state }) => state === unavailableLineState),
    missing: typeof punchoutMissing === "string" ? punchoutMissing : "",
    priceChanges: typeof punchoutPrices === "string" ? punchoutPrices : "",
    destination: returnUrlOf(cart)?.host ?? null,
    problem: punchoutProblems.find((known) => known === problem) ?? null,
  };
}

/** Return address of a cart; the gateway checked it against the buyer's record at login (W5). */
export function returnUrlOf({ custom }: Pick<Cart, "custom">): URL | null {
  const { returnUrl } = custom.fields;
  if (typeof returnUrl !== "string" || !URL.canParse(returnUrl)) return null;
  const url = new URL(returnUrl);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

/** Fingerprint of the basket the buyer saw. */
export const reviewedTotalOf = ({ totalPrice, totalLineItemQuantity }: Cart): string =>
  `${totalPrice.centAmount} ${totalPrice.currencyCode} ${totalLineItemQuantity}`;

function stateOf({ cartState, lineItems, custom }: Cart): PunchoutReviewData["state"] {
  if (cartState !== "Active") return "sent";
  const { punchoutOperation } = custom.fields;
  if (punchoutOperation === "inspect") return "inspect";
  if (lineItems.length > 0) return "open";
  return punchoutOperation === "edit" ? "emptied" : "empty";
}
