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
 */
export function openCard(
  { services, origins, market }: PrivateContext,
  page: string,
): Promise<CommerceResult<CardFields>> {
  const returnUrl = `${origins.current}${page}`;
  return services.commerce.openCardFields({ returnUrl, language: languages[market.language] });
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
