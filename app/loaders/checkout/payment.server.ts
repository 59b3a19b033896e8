/**
 * `/checkout/paymentinformation`: billing and payment. Card numbers are entered only at the payments service (T-PAY
 * rows).
 */
import { cardSessionId } from "@contracts/commerce/payments";
import type { ReferenceName, ReferenceRules } from "@contracts/commerce/references";
import { hasVatId, vatIdExamples } from "@domain/account/vat-id";
import { monthText } from "@domain/card/expiration";
import { cartText } from "@domain/checkout/progress";
import { localName } from "@domain/promotions/names";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formKey } from "~/loaders/account/form-key.server";
import { companyTaxId } from "~/loaders/checkout/one-page/prepare.server";
import { referenceRules } from "~/loaders/checkout/one-page/reference-rules.server";
import { takeTyped } from "~/loaders/form/typed-form.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import { requireBasket } from "./basket.server";
import {
  type AddressChoice,
  addressChoices,
  cardTypeOf,
  firstOf,
  type PaymentView,
  paymentViews,
  type SavedCardView,
  savedCardViews,
} from "./choices.server";
import { type CheckoutFrame, checkoutFrame } from "./frame.server";
import { addingOf, type NewChoice, profileOf } from "./shipping.server";

/** Radio value of "as the shipping address". */
export const sameAddress = "same";

/** Errors that return to this step, named in its URL. */
export const paymentRefusals = [
  "PaymentDeclined",
  "CardExpired",
  "PaymentTimedOut",
  "PaymentTokenInvalid",
  "PaymentServiceUnavailable",
  "PurchaseOrderLimit",
  "PurchaseOrderNotOffered",
] as const;
type PaymentRefusal = (typeof paymentRefusals)[number];

const refusalTexts = {
  PaymentDeclined: "checkout.error.paymentDeclined",
  CardExpired: "checkout.error.cardExpired",
  PaymentTimedOut: "checkout.error.paymentTimedOut",
  PaymentTokenInvalid: "checkout.error.paymentExpired",
  PaymentServiceUnavailable: "checkout.error.paymentUnavailable",
  PurchaseOrderLimit: "checkout.error.purchaseOrderLimit",
  PurchaseOrderNotOffered: "checkout.error.purchaseOrderNotOffered",
} as const satisfies Record<PaymentRefusal, string>;

/** Result of the card fields the shopper returns from. */
export type CardReturn =
  | { readonly state: "filled"; readonly id: string; readonly card: Omit<Extract<PaymentView, { kind: "card" }>, "id"> }
  | { readonly state: "open" | "cancelled" | "expired" };

export interface PaymentData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  /** Identifies the account of the form. */
  readonly key: string;
  readonly adding: NewChoice | null;
  readonly addresses: readonly AddressChoice[];
  readonly elsewhere: number;
  /** Null in countries without VAT IDs. */
  readonly vat: { readonly value: string; readonly example: string } | null;
  readonly payments: readonly PaymentView[];
  /** Cards that the customer saved with former orders. */
  readonly savedCards: readonly SavedCardView[];
  readonly card: CardReturn | null;
  /** Why the customer cannot order this basket on a purchase order; null if they can, or if it is not known. */
  readonly purchaseOrderProblem: string | null;
  readonly purchaseOrderHint: string;
  /** Rules of the customer's company for its codes; empty without any, or if they are not known. */
  readonly rules: ReferenceRules;
  /** Reason why placing the order returned here. */
  readonly refusal: string | null;
  readonly chosen: {
    readonly billing: string;
    readonly comment: string;
    readonly method: string;
    readonly poNumber: string;
    readonly invoiceEmail: string;
    readonly agreed: boolean;
    readonly references: Readonly<Record<ReferenceName, string>>;
  };
}

export async function loadPayment(context: PrivateContext, { url }: PageArgs): Promise<PaymentData> {
  const [cart, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const { market, t } = context;
  const [card, typed, purchaseOrder, rules, savedCards, companyVatId] = await Promise.all([
    cardReturned(context, url),
    takeTyped(context, url, profile),
    purchaseOrderOf(context),
    referenceRules(context),
    // If they cannot be read, a card can still be entered.
    savedCardViews(context).then((cards) => cards ?? []),
    companyTaxId(context),
  ]);
  const all = addressChoices(profile, "billing", market.country, market.language);
  // The shipping address has its own choice.
  const addresses = all.filter(({ id }) => id !== cart.shippingAddress?.id);
  const frame = await checkoutFrame(context, cart, "paymentinformation");
  const payments = paymentViews(cart);
  const shippedTo = cart.shippingAddress?.id;
  const billedTo = typed.billing ?? cart.billingAddress?.id ?? profile.defaultBillingAddressId;
  const same = shippedTo !== undefined && (billedTo === sameAddress || billedTo === shippedTo);
  const billingVat = profile.addresses.find(({ id }) => id === billedTo)?.vatId;
  return {
    head: frame.head,
    frame,
    key: formKey(profile, null),
    adding: addingOf(context, profile, url, all.length === 0, typed),
    addresses,
    elsewhere: profile.addresses.length - all.length,
    vat: hasVatId(market.country)
      ? {
          value: typed.vatId ?? (cartText(cart, "vatId") || companyVatId || billingVat || profile.vatId || ""),
          example: vatIdExamples[market.country] ?? "",
        }
      : null,
    payments,
    savedCards,
    card,
    purchaseOrderProblem: purchaseOrder.problem,
    purchaseOrderHint: purchaseOrder.hint,
    rules,
    refusal: refusalOf(url, t),
    chosen: {
      billing:
        same || !billedTo
          ? shippedTo
            ? sameAddress
            : (addresses[0]?.id ?? "")
          : (firstOf(addresses, billedTo) ?? sameAddress),
      comment: typed.comment ?? cartText(cart, "cartComment"),
      method: typed.method ?? (payments.length === 1 ? "keep" : ""),
      poNumber: typed.poNumber ?? "",
      invoiceEmail: typed.invoiceEmail ?? profile.email,
      agreed: cartText(cart, "privacyAgreedToDateTime") !== "",
      references: {
        costCentre: typed.costCentre ?? cartText(cart, "costCentre"),
        grantNumber: typed.grantNumber ?? cartText(cart, "grantNumber"),
        glAccount: typed.glAccount ?? cartText(cart, "glAccount"),
      },
    },
  };
}

interface PurchaseOrderChoice {
  /** Why a purchase order cannot be used; placing the order checks again. */
  readonly problem: string | null;
  /** The consequence, with the terms of payment if they are known. */
  readonly hint: string;
}

export async function purchaseOrderOf({ services, t, log, market }: PrivateContext): Promise<PurchaseOrderChoice> {
  const answer = await services.commerce.paymentObstacles();
  const usual = t("checkout.payment.purchaseOrderHint");
  if (!answer.ok) {
    log.warn("payment obstacles cannot be read", { status: answer.status });
    return { problem: null, hint: usual };
  }
  const { purchaseOrder, terms } = answer.value;
  const text = terms && localName(terms.text.en_EN, terms.text, market.language);
  return {
    problem: purchaseOrder && t(refusalTexts[purchaseOrder]),
    hint: text ? t("checkout.payment.purchaseOrderTerms", { hint: usual, terms: text }) : usual,
  };
}

/** Why placing the order returned to the page of a URL. */
export function refusalOf({ searchParams }: URL, t: PrivateContext["t"]): string | null {
  const named = paymentRefusals.find((name) => name === searchParams.get("refused"));
  return named ? t(refusalTexts[named]) : null;
}

/** The URL proves nothing, so this queries the state of the fields at the gateway, for this basket and customer. */
export async function cardReturned(
  { services, log }: PrivateContext,
  { searchParams }: URL,
): Promise<CardReturn | null> {
  const id = v.safeParse(cardSessionId, searchParams.get("card"));
  if (!id.success) return null;
  const state = await services.commerce.cardFieldsState(id.output);
  if (!state.ok) {
    log.warn("the state of card fields cannot be read", { status: state.status });
    return { state: "expired" };
  }
  switch (state.value.state) {
    case "filled": {
      const { cardType, lastFour, expiration } = state.value.card;
      const card = { kind: "card", card: cardTypeOf(cardType), lastFour, until: monthText(expiration) } as const;
      return { state: "filled", id: id.output, card };
    }
    case "open":
    case "cancelled":
    case "expired":
      return { state: state.value.state };
    // Used by the payment on the basket.
    case "used":
      return null;
    default:
      return state.value satisfies never;
  }
}
