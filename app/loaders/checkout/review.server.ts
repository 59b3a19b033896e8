/** `/checkout/review`: lines and totals, open to guests (T-CHK-02). */
import { unavailableLineState } from "@domain/cart/recalculate";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { type PromotionsView, promotionsView } from "~/loaders/browse/promotions.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import { readBasket } from "./basket.server";
import { type CheckoutFrame, checkoutFrame, checkoutHead } from "./frame.server";
import { justPlaced } from "./just-placed.server";

export type ReviewData =
  | { readonly kind: "empty"; readonly head: PageHead; readonly leftBehind: boolean }
  | {
      readonly kind: "filled";
      readonly head: PageHead;
      /** The visitor comes from a step of another basket, which is gone. */
      readonly leftBehind: boolean;
      readonly frame: CheckoutFrame;
      readonly promotions: PromotionsView;
      /** A line is no longer sold here and blocks the order. */
      readonly blocked: boolean;
      /** The checkout without an account; null for customers, and where guests may not order. */
      readonly guestPath: string | null;
    };

export async function loadReview(context: PrivateContext, { url }: PageArgs): Promise<ReviewData> {
  const cart = await readBasket(context, url);
  const leftBehind = url.searchParams.has("left");
  if (!cart || cart.lineItems.length === 0) {
    // The message about a step that was left behind has links of its own.
    const placed = leftBehind ? null : await justPlaced(context);
    if (placed) throw redirect(placed);
    return { kind: "empty", head: checkoutHead(context, "review"), leftBehind };
  }
  const frame = await checkoutFrame(context, cart, "review");
  const blocked = cart.lineItems.some(({ state }) => state === unavailableLineState);
  return {
    kind: "filled",
    head: frame.head,
    leftBehind,
    frame,
    promotions: promotionsView(cart, context.market.language),
    blocked,
    guestPath: (await loadBasketRules(context)).guestPath,
  };
}
