/** `/checkout/review`: what is in the basket and what it comes to, for anyone (T-CHK-02); and `/checkout` itself. */
import { unavailableLineState } from "@domain/cart/recalculate";
import { checkoutPath, nextStep } from "@domain/checkout/progress";
import { redirect } from "@remix-run/cloudflare";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import { readBasket } from "./checkout-basket.server";
import { type CheckoutFrame, checkoutFrame, checkoutHead } from "./checkout-frame.server";
import type { PageHead } from "./page-head.server";
import { type PromotionsView, promotionsView } from "./promotions.server";

export type ReviewData =
  | { readonly kind: "empty"; readonly head: PageHead }
  | {
      readonly kind: "filled";
      readonly head: PageHead;
      readonly frame: CheckoutFrame;
      readonly promotions: PromotionsView;
      /** A line is not sold here any more: nothing can be ordered with it. */
      readonly blocked: boolean;
    };

export async function loadReview(context: PrivateContext, { url }: PageArgs): Promise<ReviewData> {
  const cart = await readBasket(context, url);
  if (!cart || cart.lineItems.length === 0) return { kind: "empty", head: checkoutHead(context, "review") };
  const frame = checkoutFrame(context, cart, "review");
  const blocked = cart.lineItems.some(({ state }) => state === unavailableLineState);
  return {
    kind: "filled",
    head: frame.head,
    frame,
    promotions: promotionsView(cart, context.market.language),
    blocked,
  };
}

/** `/checkout` leads to the step where one goes on. */
export async function loadCheckoutEntry(context: PrivateContext, { url }: PageArgs): Promise<Response> {
  const cart = await readBasket(context, url);
  return redirect(checkoutPath(cart ? nextStep(cart) : "review"));
}
