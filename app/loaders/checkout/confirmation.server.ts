/** `/checkout/confirmation`: the order, shown to its owner only, or that it is still being placed (T-CHK-10). */
import type { Order } from "@contracts/commerce/orders";
import { orderNumber } from "@contracts/commerce/orders";
import { purchaseOf } from "@domain/analytics/checkout-events";
import type { TrackedStep } from "@domain/analytics/tracked-step";
import { guestOf } from "@domain/checkout/guest";
import { checkoutPath, guestPath } from "@domain/checkout/progress";
import { pageNotFoundStatus } from "@domain/http/error-status";
import { orderPagePath } from "@domain/order-status/order-page-path";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import { confirmationPath, otherEntries } from "~/actions/checkout/place.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type OrderView, orderView } from "~/loaders/order/view.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import { stopAt } from "./basket.server";
import { type CheckoutStepView, checkoutHead, stepsOf, takeCompleted } from "./frame.server";

interface Common {
  readonly head: PageHead;
  readonly steps: readonly CheckoutStepView[];
}
export type ConfirmationData =
  | (Common & {
      readonly kind: "ordered";
      readonly order: OrderView;
      /** Another window placed the order, with other entries than this one. */
      readonly hasOtherEntries: boolean;
      /** Address of the order's own page. */
      readonly page: string;
      readonly email: string | null;
      /** Items in the current basket; 0 unless another one was started. */
      readonly itemCount: number;
      /** Set once per order, on the first view after it was placed. */
      readonly tracked: TrackedStep | null;
    })
  | (Common & { readonly kind: "placing"; readonly number: string | null; readonly again: string });

export async function loadConfirmation(context: PrivateContext, { url }: PageArgs): Promise<ConfirmationData> {
  const number = v.safeParse(orderNumber, url.searchParams.get("order"));
  const basket = url.searchParams.get("basket");
  if (!number.success && !basket) throw redirect(context.session.itemCount > 0 ? "/checkout" : checkoutPath("review"));
  const order = number.success ? await orderOf(context, url, number.output) : null;
  if (order) return confirmed(context, order, url.searchParams.has(otherEntries));
  return waiting(context, url, { number: number.success ? number.output : null, basket });
}

async function orderOf(context: PrivateContext, url: URL, number: string): Promise<Order | null> {
  const result = await context.services.commerce.order(number);
  return result.ok ? result.value : stopAt(context, url, result);
}

async function confirmed(context: PrivateContext, order: Order, hasOtherEntries: boolean): Promise<ConfirmationData> {
  // If the placing response was lost, the basket cookie is still set; reading the basket clears it.
  if (context.session.cartId === order.id) await context.services.commerce.activeCart();
  const profile = order.guestKey ? null : await context.services.accounts.profile();
  const fresh = takeCompleted(context) === "order";
  return {
    kind: "ordered",
    head: checkoutHead(context, "confirmation"),
    steps: stepsOf(null, "confirmation"),
    order: orderView(order, context),
    hasOtherEntries,
    itemCount: context.session.itemCount,
    page: orderPagePath(order),
    email: (profile?.ok ? profile.value?.email : guestOf(order)?.email) ?? null,
    tracked: fresh ? purchaseOf(order) : null,
  };
}

interface Wanted {
  readonly number: string | null;
  readonly basket: string | null;
}

/** Read-only: the gateway completes or cancels the order by itself. */
async function waiting(context: PrivateContext, url: URL, { number, basket }: Wanted): Promise<ConfirmationData> {
  const { commerce } = context.services;
  const cart = await commerce.activeCart();
  if (!cart.ok) return stopAt(context, url, cart);
  if (cart.value?.cartState === "Frozen" && (basket === null || cart.value.id === basket)) {
    const head = checkoutHead(context, "confirmation");
    const again = `${url.pathname}${url.search}`;
    return { kind: "placing", head, steps: stepsOf(null, "confirmation"), number, again };
  }
  const orders = await commerce.orders();
  if (!orders.ok) return stopAt(context, url, orders);
  const placed = orders.value.results.find(({ id, orderNumber: known }) => id === basket || known === number);
  if (placed) throw redirect(confirmationPath(placed.orderNumber));
  // Canceled: nothing was charged, and the basket is available again.
  const paymentPage = context.session.customerId ? checkoutPath("paymentinformation") : guestPath;
  if (cart.value && cart.value.lineItems.length > 0) {
    if (takeCompleted(context) === "order") throw redirect(`${paymentPage}?refused=PaymentTimedOut`);
    if (cart.value.id === basket) throw redirect(context.session.customerId ? "/checkout" : guestPath);
  }
  // Same response for an unknown number and for someone else's order.
  throw new Response(pageNotFoundStatus, { status: 404, statusText: pageNotFoundStatus });
}
