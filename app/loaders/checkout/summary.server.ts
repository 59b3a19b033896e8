/** `/checkout/summary`: the order for review, and the button that places it (T-CHK-10, T-CHK-13). */

import type { Cart } from "@contracts/commerce/cart";
import { postalLines } from "@domain/account/postal-lines";
import { orderReviewOf } from "@domain/checkout/order-review";
import { cartText, checkoutPath, checkoutProgress } from "@domain/checkout/progress";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AboveLimitView, aboveLimitOf } from "~/loaders/approvals/above-limit.server";
import { type PromotionsView, promotionsView } from "~/loaders/browse/promotions.server";
import { shippingMethodOf } from "~/loaders/order/view.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import { requireBasket } from "./basket.server";
import { type ContactChoice, contactChoices, type PaymentView, paymentViews } from "./choices.server";
import { type CheckoutFrame, checkoutFrame } from "./frame.server";
import { purchaseOrderOf } from "./payment.server";

export interface SummaryData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  readonly shipTo: readonly string[];
  readonly billTo: readonly string[];
  readonly contact: ContactChoice | null;
  readonly method: string;
  readonly payment: PaymentView | null;
  /** Why the chosen payment cannot be used; null if it can. */
  readonly paymentProblem: string | null;
  /** Null for an order within the customer's limit. */
  readonly aboveLimit: AboveLimitView | null;
  readonly vatId: string;
  readonly specialHandling: string;
  readonly comment: string;
  readonly promotions: PromotionsView;
  /** Hidden form fields: the basket, and what the shopper saw of it. */
  readonly basketId: string;
  readonly seen: string;
}

export async function loadSummary(context: PrivateContext, { url }: PageArgs): Promise<SummaryData> {
  const cart = await requireBasket(context, url);
  const { shipping, payment } = checkoutProgress(cart);
  if (!shipping) throw redirect(checkoutPath("shippinginformation"));
  if (!payment) throw redirect(checkoutPath("paymentinformation"));
  const [paid = null] = paymentViews(cart);
  const [contact, purchaseOrder, aboveLimit] = await Promise.all([
    contactOf(context, cart),
    paid?.kind === "purchaseOrder" ? purchaseOrderOf(context) : null,
    aboveLimitOf(context, cart),
  ]);
  const frame = await checkoutFrame(context, cart, "summary");
  const { language } = context.market;
  return {
    head: frame.head,
    frame,
    shipTo: cart.shippingAddress ? postalLines(cart.shippingAddress, language) : [],
    billTo: cart.billingAddress ? postalLines(cart.billingAddress, language) : [],
    contact,
    method: shippingMethodOf(cart, language) ?? "",
    payment: paid,
    paymentProblem: purchaseOrder?.problem ?? null,
    aboveLimit,
    vatId: cartText(cart, "vatId"),
    specialHandling: cartText(cart, "specialHandling"),
    comment: cartText(cart, "cartComment"),
    promotions: promotionsView(cart, language),
    basketId: cart.id,
    seen: JSON.stringify(orderReviewOf(cart)),
  };
}

/** For display only; the order does not need it. */
async function contactOf({ services }: PrivateContext, cart: Cart): Promise<ContactChoice | null> {
  const id = cartText(cart, "contactId");
  if (id === "") return null;
  const profile = await services.accounts.profile();
  if (!profile.ok || !profile.value) return null;
  return contactChoices(profile.value).find((contact) => contact.id === id) ?? null;
}
