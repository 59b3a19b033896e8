/**
 * `POST /checkout/summary`: places the order exactly once. A second press, another window, a lost response and the back
 * button all lead to the same order, or to the reason why there is none.
 */
import type { Cart } from "@contracts/commerce/cart";
import type { CheckoutReason, Order } from "@contracts/commerce/orders";
import { unavailableLineState } from "@domain/cart/recalculate";
import { changesSince, type OrderChange, orderReview, orderReviewOf } from "@domain/checkout/order-review";
import { checkoutPath, guestPath, onePagePath } from "@domain/checkout/progress";
import { payableTotal } from "@domain/checkout/totals-view";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import { purchaseOrderFields } from "~/actions/checkout/payment.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { approvalPath } from "~/loaders/approvals/approval.server";
import { leftBehindPath, placingPath } from "~/loaders/checkout/basket.server";
import { completeStep } from "~/loaders/checkout/frame.server";
import { paymentRefusals } from "~/loaders/checkout/payment.server";
import { promiseShipDates } from "~/loaders/checkout/ship-dates.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { keepTyped, signInAgain } from "~/loaders/form/typed-form.server";
import { hasCode } from "~/services/commerce/failures";
import type { CommerceFailure } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";

/** Reasons shown instead of an order. */
export type PlacingRefusal =
  | { readonly kind: "changed"; readonly changes: readonly OrderChange[] }
  /** The outcome is unknown; pressing again resolves it. */
  | { readonly kind: "uncertain" }
  | {
      readonly kind: "incomplete";
      readonly part: IncompletePart;
      /** Catalog numbers that cannot be ordered. */
      readonly skus: readonly string[];
    }
  | { readonly kind: "refused"; readonly problems: readonly string[] };

export interface PlacingAnswer {
  readonly refused: PlacingRefusal;
  /** Answers of the form. */
  readonly values: Readonly<Record<string, string>>;
}

export type IncompletePart = "shipping" | "payment" | "basket" | "account" | "references";

export const placeForm = v.object({
  basket: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  seen: orderReview,
});

/** Query parameter of the confirmation page: the order was placed with different entries from those just sent. */
export const otherEntries = "otherEntries";

/** @param isOther the order was placed with different entries from those just sent */
export const confirmationPath = (orderNumber: string, isOther = false): string =>
  `${checkoutPath("confirmation")}?${new URLSearchParams({ order: orderNumber, ...(isOther && { [otherEntries]: "yes" }) })}`;

/** The request for approval that an order became. */
const askedPath = (approvalId: string): string => `${approvalPath(approvalId)}?done=asked`;

export async function placeOrder(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  if (!context.session.customerId) return signInAgain(context, url, form);
  const parsed = v.safeParse(placeForm, textFields(form));
  if (!parsed.success) return redirect(checkoutPath("summary"), 303);
  const reviewed = await reviewedBasket(context, { form, url }, parsed.output);
  return "cart" in reviewed ? orderBasket(context, { form, url }, reviewed.cart) : reviewed;
}

/** The form of a page that places the order. */
export interface SentForm {
  readonly form: FormData;
  readonly url: URL;
}

/** The basket if it still matches what the shopper reviewed; otherwise the response that reports what changed. */
export async function reviewedBasket(
  context: PrivateContext,
  sent: SentForm,
  { basket, seen }: v.InferOutput<typeof placeForm>,
) {
  const read = await context.services.commerce.activeCart();
  if (!read.ok) return refusedBy(context, sent, read);
  if (read.value?.id !== basket) return placedBefore(context, sent, basket);
  if (read.value.cartState === "Frozen") return redirect(placingPath(basket), 303);
  if (read.value.lineItems.length === 0) return redirect(leftBehindPath, 303);
  const changes = changesSince(seen, read.value);
  if (changes.length > 0) return refusal(sent, { kind: "changed", changes }, 409);
  return { cart: read.value };
}

/** The page again, with the reason and the typed values. */
export function refusal({ form }: SentForm, refused: PlacingRefusal, status: number) {
  const { seen: _, basket: __, ...values } = textFields(form);
  return data<PlacingAnswer>({ refused, values }, { status });
}

/** Places the order of a basket whose choices are all made. */
export async function orderBasket(context: PrivateContext, sent: SentForm, cart: Cart) {
  await promiseMissingDates(context, cart);
  const placed = await context.services.commerce.placeOrder(payableTotal(cart), context.market.language);
  if (!placed.ok) return refusedBy(context, sent, placed, cart);
  completeStep(context, "order");
  const { value } = placed;
  if (value.state === "approval") return redirect(askedPath(value.approvalId), 303);
  const orderNumber = value.state === "ordered" ? value.order.orderNumber : value.orderNumber;
  context.log.info("order placed", { orderNumber });
  return redirect(confirmationPath(orderNumber), 303);
}

/** Lines changed after the shipping step have no date yet; the gateway queries all dates again when it orders. */
async function promiseMissingDates(context: PrivateContext, cart: Cart): Promise<void> {
  const dated = (line: Cart["lineItems"][number]) =>
    line.lineItemMode !== "standard" || line.custom.fields.estShipDate !== null;
  if (!cart.lineItems.every(dated)) await promiseShipDates(context, cart);
}

/**
 * The basket of the page is no longer active, most likely because it was ordered or waits for approval. Reports
 * uncertainty if the orders cannot be read; otherwise the review says that the basket is gone.
 */
async function placedBefore(context: PrivateContext, { form, url }: SentForm, basket: string) {
  const { services, session } = context;
  const [orders, requests] = await Promise.all([
    services.commerce.orders(),
    session.customerId ? services.accounts.approvals() : null,
  ]);
  if (!orders.ok && context.session.expired === "customer") return signInAgain(context, url, form);
  // The page cannot be rendered without a basket.
  if (!orders.ok) throw new ServiceFailure("commerce", orders.status);
  const order = orders.value.results.find(({ id }) => id === basket);
  if (order) return redirect(confirmationPath(order.orderNumber, hasOtherNumber(form, order)), 303);
  const request = requests?.ok ? requests.value.find(({ cartId }) => cartId === basket) : undefined;
  return redirect(request ? askedPath(request.id) : leftBehindPath, 303);
}

/** True if the form's purchase order number differs from that of the placed order. */
function hasOtherNumber(form: FormData, { payments }: Order): boolean {
  const sent = v.safeParse(v.object({ ...purchaseOrderFields, payment: v.literal("purchaseOrder") }), textFields(form));
  return sent.success && !payments.some(({ customFields }) => customFields.poNumber === sent.output.poNumber);
}

/** Redirect to the order if another press has placed it meanwhile; otherwise null. */
export async function placedMeanwhile(context: PrivateContext, sent: SentForm, { id }: Cart) {
  const read = await context.services.commerce.activeCart();
  if (!read.ok) return null;
  if (read.value?.id !== id) return placedBefore(context, sent, id);
  return read.value.cartState === "Frozen" ? redirect(placingPath(id), 303) : null;
}

/**
 * Response to a gateway failure during ordering. A refused payment redirects to the page where payment is chosen.
 * @param before the basket before the call; omitted if it could not be read
 */
export async function refusedBy(context: PrivateContext, sent: SentForm, failure: CommerceFailure, before?: Cart) {
  const { form, url } = sent;
  if (context.session.expired === "customer") return signInAgain(context, url, form);
  const [{ code, reason, sku }] = failure.errors;
  const paymentRefusal = paymentRefusals.find((name) => name === code);
  if (paymentRefusal) {
    const onePage = url.pathname === onePagePath;
    if (onePage) await keepTyped(context, new URL(`?refused=${paymentRefusal}`, url), form);
    const page = onePage || url.pathname === guestPath ? url.pathname : checkoutPath("paymentinformation");
    return redirect(`${page}?${new URLSearchParams({ refused: paymentRefusal })}`, 303);
  }
  if (hasCode(failure, "OrderBeingPlaced") && before) return redirect(placingPath(before.id), 303);
  if (failure.status === 0 || failure.status >= 500) {
    return refusal(sent, { kind: "uncertain" }, 503);
  }
  if (failure.status === 409 && before) return changedMeanwhile(context, sent, before);
  if (code === "CheckoutIncomplete") {
    const gone = before?.lineItems.filter(({ state }) => state === unavailableLineState).map((line) => line.sku) ?? [];
    const skus = [...new Set([...gone, ...(sku ? [sku] : [])])];
    return refusal(sent, { kind: "incomplete", part: partOf(reason), skus }, 422);
  }
  const problems = basketMessages(context, failure).map(({ text }) => text);
  return refusal(sent, { kind: "refused", problems }, 422);
}

/** Price or version changed: reads the current basket to list the differences. */
async function changedMeanwhile({ services }: PrivateContext, sent: SentForm, before: Cart) {
  const now = await services.commerce.activeCart();
  if (!now.ok || !now.value) return refusal(sent, { kind: "uncertain" }, 503);
  const changes = changesSince(orderReviewOf(before), now.value);
  return refusal(sent, { kind: "changed", changes }, 409);
}

const parts: Readonly<Record<CheckoutReason, IncompletePart>> = {
  CartEmpty: "basket",
  LineUnavailable: "basket",
  CheckoutNotOffered: "basket",
  CustomerNotVerified: "account",
  CountryMismatch: "account",
  ShippingAddressIncomplete: "shipping",
  BillingAddressIncomplete: "payment",
  ShippingMethodMissing: "shipping",
  TaxUnknown: "shipping",
  VatIdInvalid: "payment",
  PaymentMissing: "payment",
  PaymentNotSingle: "payment",
  ReferenceInvalid: "references",
};

function partOf(reason: string | undefined): IncompletePart {
  const known = Object.entries(parts).find(([name]) => name === reason);
  return known ? known[1] : "basket";
}
