/** `/checkout/guest`: the checkout without an account, by card, where the operator allows it. */
import type { Cart } from "@contracts/commerce/cart";
import { postalLines } from "@domain/account/postal-lines";
import { guestOf } from "@domain/checkout/guest";
import { orderReviewOf } from "@domain/checkout/order-review";
import { cartText, guestPath, onePagePath } from "@domain/checkout/progress";
import { countryInSentence } from "@domain/market/countries";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { requireBasket, requireCheckoutCountry, signInPath, stopAt } from "~/loaders/checkout/basket.server";
import { type PaymentView, paymentViews } from "~/loaders/checkout/choices.server";
import { type CheckoutFrame, checkoutFrame } from "~/loaders/checkout/frame.server";
import { type CardReturn, cardReturned, refusalOf } from "~/loaders/checkout/payment.server";
import { type MethodChoice, methodChoice } from "~/loaders/checkout/shipping.server";
import { takeTyped } from "~/loaders/form/typed-form.server";
import { shippingMethodOf } from "~/loaders/order/view.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { type GuestFormView, guestFormView } from "./guest-form.server";

export interface GuestData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  /** Null once the basket has everything that the form collects, unless `?edit=address` reopens it. */
  readonly form: GuestFormView | null;
  readonly country: string;
  readonly methods: readonly MethodChoice[];
  readonly method: string;
  /** Values that were typed into the form; null while it is empty. */
  readonly known: { readonly lines: readonly string[]; readonly email: string; readonly method: string } | null;
  readonly payment: PaymentView | null;
  readonly card: CardReturn | null;
  /** Why placing the order returned here. */
  readonly refusal: string | null;
  /** Hidden fields: the basket, and what the shopper saw of it. */
  readonly basketId: string;
  readonly seen: string;
}

/** Customers have a checkout of their own; guests sign in where they may not order. */
export async function requireGuest(context: PrivateContext): Promise<void> {
  if (context.session.customerId) throw redirect(onePagePath, 303);
  const rules = await loadBasketRules(context);
  requireCheckoutCountry(rules);
  if (!rules.guestPath) throw redirect(signInPath(new URL(onePagePath, context.origins.current)), 303);
}

export async function loadGuest(context: PrivateContext, { url }: PageArgs): Promise<GuestData> {
  await requireGuest(context);
  const cart = await requireBasket(context, url);
  const [offers, typed, card, frame] = await Promise.all([
    context.services.commerce.shippingMethods({ estimate: true }),
    takeTyped(context, url, { id: "" }),
    cardReturned(context, url),
    checkoutFrame(context, cart, "summary"),
  ]);
  if (!offers.ok) stopAt(context, url, offers);
  const { market, t } = context;
  const known = knownOf(context, cart);
  const values = { ...addressValues(cart), vatId: cartText(cart, "vatId"), ...typed };
  const isOpen = known === null || url.searchParams.get("edit") === "address";
  const [payment = null, ...others] = paymentViews(cart);
  return {
    head: pageHead(context, { title: t("checkout.guest.title"), path: guestPath, index: false, follow: false }),
    frame: { ...frame, action: guestPath },
    form: isOpen ? guestFormView(context, { values, errors: {}, problem: null }) : null,
    country: countryInSentence(market.country, market.language),
    methods: offers.value.map((offer) => methodChoice(offer, market.language)),
    method: typed.shippingMethod ?? cart.shippingInfo?.shippingMethod?.id ?? offers.value[0]?.id ?? "",
    known,
    payment: others.length === 0 ? payment : null,
    card,
    refusal: refusalOf(url, t),
    basketId: cart.id,
    seen: JSON.stringify(orderReviewOf(cart)),
  };
}

function knownOf({ market }: PrivateContext, cart: Cart): GuestData["known"] {
  const guest = guestOf(cart);
  if (!guest || !cart.shippingAddress || !cart.shippingInfo) return null;
  return {
    lines: postalLines(cart.shippingAddress, market.language),
    email: guest.email,
    method: shippingMethodOf(cart, market.language) ?? "",
  };
}

function addressValues({ shippingAddress }: Cart): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shippingAddress ?? {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
