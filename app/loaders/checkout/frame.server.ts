/** Common data of checkout pages: head, steps, totals. */
import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { ecommerceOfCart, trackedStepOf } from "@domain/analytics/checkout-events";
import type { Ecommerce } from "@domain/analytics/item";
import type { TrackedStep } from "@domain/analytics/tracked-step";
import { type CheckoutStep, checkoutPath, checkoutProgress, checkoutSteps } from "@domain/checkout/progress";
import { type TotalsView, totalsOfCart, totalsView } from "@domain/checkout/totals-view";
import { checkoutStepCookie, checkoutStepCookieSeconds, readCookie } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { shipToLabel } from "@domain/ship-to/parcels";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { type ShipToView, shipTosOf } from "~/loaders/ship-to/ship-tos.server";
import { linesOf } from "./basket.server";
import { shipDateText } from "./ship-dates.server";

export interface CheckoutStepView {
  readonly key: CheckoutStep;
  readonly to: string | null;
  readonly state: "done" | "current" | "open";
}

export type CheckoutLine = BasketLineView & {
  readonly shipDate: string | null;
  /** Number and place of the line's address; null if everything goes to one. */
  readonly shipTo: string | null;
};

export interface CheckoutFrame {
  readonly head: PageHead;
  readonly steps: readonly CheckoutStepView[];
  /** Path of the step. */
  readonly action: string;
  readonly lines: readonly CheckoutLine[];
  readonly count: number;
  /** Empty if everything goes to one address. */
  readonly shipTos: readonly ShipToView[];
  readonly totals: TotalsView;
  /** For analytics: the basket, and the step just completed. */
  readonly ecommerce: Ecommerce | null;
  readonly tracked: TrackedStep | null;
}

const titles = {
  review: "checkout.review.title",
  shippinginformation: "checkout.shipping.title",
  paymentinformation: "checkout.payment.title",
  summary: "checkout.summary.title",
  confirmation: "checkout.confirmation.title",
} as const satisfies Record<CheckoutStep, string>;

export async function checkoutFrame(context: PrivateContext, cart: Cart, step: CheckoutStep): Promise<CheckoutFrame> {
  const lines = await linesOf(context, cart);
  return {
    head: checkoutHead(context, step),
    steps: stepsOf(cart, step),
    action: checkoutPath(step),
    lines: lines.map((line, index) => {
      const item = cart.lineItems[index];
      return {
        ...line,
        shipDate: shipDateText(context, item?.custom.fields.estShipDate ?? null),
        shipTo: item ? shipToLabel(item, cart) : null,
      };
    }),
    shipTos: shipTosOf(cart, context.market.language),
    count: cart.totalLineItemQuantity,
    totals: totalsView(totalsOfCart(cart), undefined, context.market.language),
    ecommerce: ecommerceOfCart(cart),
    tracked: trackedHere(context, cart),
  };
}

function trackedHere(context: PrivateContext, cart: Cart): TrackedStep | null {
  const completed = takeCompleted(context);
  return completed === "shipping" || completed === "payment" ? trackedStepOf(cart, completed) : null;
}

export const checkoutHead = (context: PrivateContext, step: CheckoutStep): PageHead =>
  pageHead(context, { title: context.t(titles[step]), path: checkoutPath(step), index: false, follow: false });

/** Completed steps are links; the confirmation is reached only by placing the order. */
export function stepsOf(cart: Cart | null, current: CheckoutStep): CheckoutStepView[] {
  const { shipping, payment } = cart ? checkoutProgress(cart) : { shipping: true, payment: true };
  const done: Record<CheckoutStep, boolean> = {
    review: true,
    shippinginformation: shipping,
    paymentinformation: payment,
    summary: cart === null,
    confirmation: false,
  };
  const at = checkoutSteps.indexOf(current);
  return checkoutSteps.map((key, index) => {
    if (key === current) return { key, to: null, state: "current" };
    const reached = done[key] && (index < at || checkoutSteps.slice(0, index).every((before) => done[before]));
    return { key, to: reached && cart ? checkoutPath(key) : null, state: reached ? "done" : "open" };
  });
}

/** Steps whose form leaves a cookie for the next page, so that completion counts once even if the page is reloaded. */
const completedSteps = ["shipping", "payment", "order"] as const;
type CompletedStep = (typeof completedSteps)[number];

export function completeStep(context: PrivateContext, step: CompletedStep): void {
  context.setCookie(setCookie(checkoutStepCookie, step, { maxAge: checkoutStepCookieSeconds, sameSite: "strict" }));
}

export function takeCompleted(context: PrivateContext): CompletedStep | null {
  const named = readCookie(context.request.headers.get("cookie"), checkoutStepCookie);
  if (named === null) return null;
  context.setCookie(clearCookie(checkoutStepCookie));
  return completedSteps.find((step) => step === named) ?? null;
}
