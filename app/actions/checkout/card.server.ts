/** Payments of a basket: a card token or a purchase order. A new payment replaces all others. */
import type { Cart } from "@contracts/commerce/cart";
import type { CardFields, Payment } from "@contracts/commerce/payments";
import { payableTotal } from "@domain/checkout/totals-view";
import type { PrivateContext } from "~/context/request/types";
import type { CommerceFailure, CommerceResult } from "~/services/commerce/types";

const languages = { en: "en", jp: "ja", cn: "zh" } as const;

/**
 * Opens card fields at the payments service.
 * @param page path in the shop that the payments service returns to
 * @param savedCard id of a saved card to use instead of a new one
 */
export function openCard(
  { services, origins, market }: PrivateContext,
  page: string,
  savedCard?: string,
): Promise<CommerceResult<CardFields>> {
  const returnUrl = `${origins.current}${page}`;
  return services.commerce.openCardFields({
    ...{ returnUrl, language: languages[market.language] },
    ...(savedCard !== undefined && { savedCard }),
  });
}

/** The basket with a saved card as its payment; or the card fields, if the bank requires authentication. */
export async function payBySavedCard(
  context: PrivateContext,
  cart: Cart,
  { page, savedCard }: { readonly page: string; readonly savedCard: string },
): Promise<CommerceResult<{ readonly cart: Cart } | { readonly asking: CardFields }>> {
  const opened = await openCard(context, page, savedCard);
  if (!opened.ok) return opened;
  const state = await context.services.commerce.cardFieldsState(opened.value.id);
  if (!state.ok) return state;
  if (state.value.state === "open") return { ok: true, value: { asking: opened.value } };
  const paid = await payByCard(context, cart, opened.value.id);
  return paid.ok ? { ok: true, value: { cart: paid.value } } : paid;
}

/** The chosen way of payment, and the saved card that its value names: "saved:2f…". */
export function paymentChoice(value: string | undefined): { readonly way: string; readonly savedCard: string } {
  const [way = "", savedCard = ""] = (value ?? "").split(":");
  return { way, savedCard };
}

/** Turns completed card fields into the basket's payment. Idempotent. */
export async function payByCard(context: PrivateContext, cart: Cart, id: string): Promise<CommerceResult<Cart>> {
  const { commerce } = context.services;
  const state = await commerce.cardFieldsState(id);
  if (!state.ok) return state;
  if (state.value.state !== "filled") return expired(context);
  const { token, card } = state.value;
  const fields = { cardHolderName: card.holderName, cardExpiration: card.expiration, cardType: card.cardType };
  const made = await commerce.createPayment(payableTotal(cart), { method: "card", token }, fields, {
    intent: `card-${id}`,
  });
  return made.ok ? replacePayments(context, cart, made.value) : made;
}

interface PurchaseOrder {
  readonly poNumber: string;
  readonly invoiceEmail: string;
}

export async function payByPurchaseOrder(
  context: PrivateContext,
  cart: Cart,
  { poNumber, invoiceEmail }: PurchaseOrder,
): Promise<CommerceResult<Cart>> {
  const fields = { poNumber, invoiceEmailAddress: invoiceEmail };
  const made = await context.services.commerce.createPayment(payableTotal(cart), { method: "purchaseOrder" }, fields, {
    form: JSON.stringify({ poNumber, invoiceEmail }),
  });
  return made.ok ? replacePayments(context, cart, made.value) : made;
}

/** Adds the new payment before removing the others, so that the basket is never without one. */
async function replacePayments(
  { services: { commerce } }: PrivateContext,
  cart: Cart,
  payment: Payment,
): Promise<CommerceResult<Cart>> {
  const present = (cart.paymentInfo?.payments ?? []).map(({ id }) => id);
  let changed: CommerceResult<Cart> = { ok: true, value: cart };
  if (!present.includes(payment.id)) changed = await commerce.paymentOperation("add", payment.id);
  for (const id of present) {
    if (!changed.ok) return changed;
    if (id !== payment.id) changed = await commerce.paymentOperation("remove", id);
  }
  return changed;
}

function expired({ t }: PrivateContext): CommerceFailure {
  const message = t("checkout.error.paymentExpired");
  const error = { code: "PaymentTokenInvalid", message, messageKey: "checkout.error.paymentExpired" } as const;
  return { ok: false, status: 400, errors: [error] };
}
