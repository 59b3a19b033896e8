/**
 * `/checkout`: the whole checkout on one page, filled in as in the customer's last order. The steps remain for those
 * who prefer them; all choices are stored on the basket only.
 */

import type { ReferenceRules } from "@contracts/commerce/references";
import { hasVatId, vatIdExamples } from "@domain/account/vat-id";
import { paymentAgain } from "@domain/checkout/as-last-time";
import { orderReviewOf } from "@domain/checkout/order-review";
import { cartText, onePagePath } from "@domain/checkout/progress";
import { calendarDay } from "@domain/market/calendar-day";
import { countryInSentence } from "@domain/market/countries";
import { keptFormField } from "@domain/market/kept-form";
import { instantOfDay } from "@domain/market/time-zone";
import { isRequestableDay } from "@domain/references/requested-day";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { stepGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { type Day, formatDate, formatDay } from "~/i18n/format";
import { formKey } from "~/loaders/account/form-key.server";
import { type AboveLimitView, aboveLimitOf } from "~/loaders/approvals/above-limit.server";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { type PromotionsView, promotionsView } from "~/loaders/browse/promotions.server";
import { requireBasket, requireCheckoutCountry } from "~/loaders/checkout/basket.server";
import {
  type AddressChoice,
  addressChoices,
  type ContactChoice,
  contactChoices,
  firstOf,
  type PaymentView,
  paymentViews,
  type SavedCardView,
  savedCardViews,
} from "~/loaders/checkout/choices.server";
import { type CheckoutFrame, checkoutFrame } from "~/loaders/checkout/frame.server";
import {
  type CardReturn,
  cardReturned,
  purchaseOrderOf,
  refusalOf,
  sameAddress,
} from "~/loaders/checkout/payment.server";
import { purchaseOrderFileName } from "~/loaders/checkout/purchase-order/upload.server";
import { addingOf, type MethodChoice, methodsOf, type NewChoice, profileOf } from "~/loaders/checkout/shipping.server";
import { takeTyped } from "~/loaders/form/typed-form.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { lastOrderOf, preparedBasket } from "./prepare.server";
import { referenceRules } from "./reference-rules.server";

/** Parts that open by `?edit=`. */
export const onePageParts = ["ship-to", "method", "bill-to", "references", "notes"] as const;
export type OnePagePart = (typeof onePageParts)[number];

export interface OnePageData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  /** Identifies the account of the form. */
  readonly key: string;
  /** Hidden fields: the basket, and what the shopper saw of it. */
  readonly basketId: string;
  readonly seen: string;
  /** A form instead of the page, for a new address or contact. */
  readonly adding: NewChoice | null;
  readonly country: string;
  readonly open: OnePagePart | null;
  readonly addresses: readonly AddressChoice[];
  readonly elsewhere: number;
  readonly contacts: readonly ContactChoice[];
  /** Null until the basket has an address. */
  readonly methods: readonly MethodChoice[] | null;
  /** Addresses for the bill besides the shipping address. */
  readonly billings: readonly AddressChoice[];
  /** Null in countries without VAT IDs. */
  readonly vatExample: string | null;
  readonly payments: readonly PaymentView[];
  /** Cards that the customer saved with former orders. */
  readonly savedCards: readonly SavedCardView[];
  readonly card: CardReturn | null;
  /** Why a purchase order cannot be used; null if it can, or if it is not known. */
  readonly purchaseOrderProblem: string | null;
  readonly purchaseOrderHint: string;
  /** Name of the uploaded purchase order; null without one. */
  readonly purchaseOrderFile: string | null;
  /** Why the payment service refused. */
  readonly refusal: string | null;
  /** The order that the page repeats; null for the first one. */
  readonly last: { readonly number: string; readonly placed: Day; readonly poNumber: string } | null;
  readonly promotions: PromotionsView;
  /** Null for an order within the customer's limit. */
  readonly aboveLimit: AboveLimitView | null;
  /** Rules of the customer's company for its codes; empty without any, or if they are not known. */
  readonly rules: ReferenceRules;
  /** First day that can be requested. */
  readonly today: string;
  readonly chosen: OnePageChoices;
  /** The chosen day of delivery in the market's format; null without one. */
  readonly requestedDay: string | null;
}

/** Values of the form's fields by name. */
export interface OnePageChoices {
  readonly address: string;
  readonly contact: string;
  readonly shippingMethod: string;
  readonly billing: string;
  readonly payment: string;
  readonly poNumber: string;
  readonly invoiceEmail: string;
  readonly vatId: string;
  readonly comment: string;
  readonly specialHandling: string;
  readonly costCentre: string;
  readonly grantNumber: string;
  readonly glAccount: string;
  /** Calendar date. */
  readonly requestedOn: string;
  /** "yes" or empty. */
  readonly shipComplete: string;
  /** Notes on lines as they were typed; absent for those that the basket has. */
  readonly [note: `note.${string}`]: string;
}

/** Guests sign in first; an empty basket has the review, a country without a checkout the basket page. */
export async function loadCheckout(context: PrivateContext, args: PageArgs): Promise<OnePageData> {
  requireCheckoutCountry(await loadBasketRules(context));
  return loadSignedIn(context, args);
}

const loadSignedIn = guardedPrivate(stepGuards, loadOnePage);

async function loadOnePage(context: PrivateContext, { url }: PageArgs): Promise<OnePageData> {
  const { market, t } = context;
  const [before, profile, last] = await Promise.all([
    requireBasket(context, url),
    profileOf(context, url),
    lastOrderOf(context),
  ]);
  const cart = await preparedBasket(context, before, profile, last);
  const [methods, typed, purchaseOrder, card, frame, rules, aboveLimit, savedCards] = await Promise.all([
    methodsOf(context, url, cart),
    takeTyped(context, url, profile),
    purchaseOrderOf(context),
    cardReturned(context, url),
    checkoutFrame(context, cart, "summary"),
    referenceRules(context),
    aboveLimitOf(context, cart),
    // If they cannot be read, a card can still be entered.
    savedCardViews(context).then((cards) => cards ?? []),
  ]);
  const addresses = addressChoices(profile, "shipping", market.country, market.language);
  const allBillings = addressChoices(profile, "billing", market.country, market.language);
  const payments = paymentViews(cart);
  const paid = paymentAgain(cart, last);
  const shippedTo = cart.shippingAddress?.id;
  const billedTo = cart.billingAddress?.id;
  const requestedOn = typed.requestedOn ?? cartText(cart, "requestedOn");
  const title = t("checkout.onePage.title");
  // Use typed values of a form kept for a language change only; any other form has saved them on the basket, which may
  // be newer.
  const unsaved: typeof typed = keptFormField in typed ? typed : {};
  return {
    head: pageHead(context, { title, path: onePagePath, index: false, follow: false }),
    frame: { ...frame, action: onePagePath },
    key: formKey(profile, null),
    basketId: cart.id,
    seen: JSON.stringify(orderReviewOf(cart)),
    adding: addingOf(context, profile, url, addresses.length === 0, url.searchParams.has("new") ? typed : {}),
    country: countryInSentence(market.country, market.language),
    open: onePageParts.find((part) => part === url.searchParams.get("edit")) ?? null,
    addresses,
    elsewhere: profile.addresses.filter(({ country }) => country !== market.country).length,
    contacts: contactChoices(profile),
    methods,
    billings: allBillings.filter(({ id }) => id !== shippedTo),
    vatExample: hasVatId(market.country) ? (vatIdExamples[market.country] ?? "") : null,
    payments,
    savedCards,
    card,
    purchaseOrderProblem: purchaseOrder.problem,
    purchaseOrderHint: purchaseOrder.hint,
    purchaseOrderFile: purchaseOrderFileName(cartText(cart, "purchaseOrderFile")),
    refusal: refusalOf(url, t),
    last: last && {
      ...{ number: last.orderNumber, placed: formatDay(new Date(last.createdAt), context) },
      poNumber: payments.length === 0 ? paid.poNumber : "",
    },
    promotions: promotionsView(cart, market.language),
    aboveLimit,
    rules,
    today: calendarDay(context.now, market.country),
    chosen: {
      address: firstOf(addresses, unsaved.address, shippedTo) ?? "",
      contact: unsaved.contact ?? cartText(cart, "contactId"),
      shippingMethod: firstOf(methods ?? [], unsaved.shippingMethod, cart.shippingInfo?.shippingMethod?.id) ?? "",
      billing: unsaved.billing ?? (billedTo === undefined || billedTo === shippedTo ? sameAddress : billedTo),
      payment: typed.payment ?? paymentOf(paid.by, { savedCards, purchaseOrderProblem: purchaseOrder.problem }),
      poNumber: typed.poNumber ?? paid.poNumber,
      invoiceEmail: typed.invoiceEmail ?? (paid.invoiceEmail || profile.email),
      vatId: typed.vatId ?? cartText(cart, "vatId"),
      comment: typed.comment ?? cartText(cart, "cartComment"),
      specialHandling: typed.specialHandling ?? cartText(cart, "specialHandling"),
      costCentre: typed.costCentre ?? cartText(cart, "costCentre"),
      grantNumber: typed.grantNumber ?? cartText(cart, "grantNumber"),
      glAccount: typed.glAccount ?? cartText(cart, "glAccount"),
      requestedOn,
      shipComplete: typed.shipComplete ?? cartText(cart, "shipComplete"),
      ...Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith("note."))),
    },
    requestedDay: isRequestableDay(requestedOn, context.now.toISOString())
      ? formatDate(new Date(instantOfDay(requestedOn)), context)
      : null,
  };
}

/** A card payment becomes the newest saved card; a purchase order that cannot be used is not preselected. */
function paymentOf(
  by: ReturnType<typeof paymentAgain>["by"],
  { savedCards, purchaseOrderProblem }: Pick<OnePageData, "savedCards" | "purchaseOrderProblem">,
): string {
  if (by === "purchaseOrder" && purchaseOrderProblem !== null) return "";
  const [saved] = savedCards;
  return by === "card" && saved ? `saved:${saved.id}` : by;
}
