/** `/checkout/summary`: the order as it will be, and the button that places it (T-CHK-10, T-CHK-13). */
import type { Cart } from "@contracts/cart";
import { cartText, checkoutPath, checkoutProgress } from "@domain/checkout/progress";
import { seenOf } from "@domain/checkout/seen-order";
import { redirect } from "@remix-run/cloudflare";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import { requireBasket } from "./checkout-basket.server";
import { type ContactChoice, contactChoices, type PaymentView, paymentViews } from "./checkout-choices.server";
import { type CheckoutFrame, checkoutFrame } from "./checkout-frame.server";
import { methodName } from "./checkout-shipping.server";
import type { PageHead } from "./page-head.server";
import { postalLines } from "./postal-lines.server";
import { type PromotionsView, promotionsView } from "./promotions.server";

export interface SummaryData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  readonly shipTo: readonly string[];
  readonly billTo: readonly string[];
  readonly contact: ContactChoice | null;
  readonly method: string;
  readonly payment: PaymentView | null;
  readonly vatId: string;
  readonly specialHandling: string;
  readonly comment: string;
  readonly promotions: PromotionsView;
  /** Hidden fields of the form: which basket, and what the shopper sees of it. */
  readonly basketId: string;
  readonly seen: string;
}

export async function loadSummary(context: PrivateContext, { url }: PageArgs): Promise<SummaryData> {
  const cart = await requireBasket(context, url);
  const { shipping, payment } = checkoutProgress(cart);
  if (!shipping) throw redirect(checkoutPath("shippinginformation"));
  if (!payment) throw redirect(checkoutPath("paymentinformation"));
  const [contact, method] = await Promise.all([contactOf(context, cart), shippingMethodOf(context, cart)]);
  const frame = checkoutFrame(context, cart, "summary");
  const { language } = context.market;
  return {
    head: frame.head,
    frame,
    shipTo: cart.shippingAddress ? postalLines(cart.shippingAddress, language) : [],
    billTo: cart.billingAddress ? postalLines(cart.billingAddress, language) : [],
    contact,
    method,
    payment: paymentViews(cart)[0] ?? null,
    vatId: cartText(cart, "vatId"),
    specialHandling: cartText(cart, "specialHandling"),
    comment: cartText(cart, "cartComment"),
    promotions: promotionsView(cart),
    basketId: cart.id,
    seen: JSON.stringify(seenOf(cart)),
  };
}

/** Good to see; the order does not need it. */
async function contactOf({ services }: PrivateContext, cart: Cart): Promise<ContactChoice | null> {
  const id = cartText(cart, "contactId");
  if (id === "") return null;
  const profile = await services.accounts.profile();
  if (!profile.ok || !profile.value) return null;
  return contactChoices(profile.value).find((contact) => contact.id === id) ?? null;
}

/** The name in the page's language; the basket itself has the English one. */
async function shippingMethodOf({ services, market }: PrivateContext, { shippingInfo }: Cart): Promise<string> {
  if (!shippingInfo) return "";
  const id = shippingInfo.shippingMethod?.id;
  const offers = market.language === "en" ? null : await services.commerce.shippingMethods();
  const offer = offers?.ok ? offers.value.find((candidate) => candidate.id === id) : undefined;
  return offer ? methodName(offer.name, market.language) : shippingInfo.shippingMethodName;
}
