/** Builds the quote of a cart in its current state. */
import type { Cart } from "@contracts/commerce/cart";
import type { CheckoutSettings, Distributor } from "@contracts/commerce/checkout-settings";
import type { Quote, QuoteLanguage } from "@contracts/commerce/quotes";
import type { SellingSettings } from "@contracts/settings";
import { unavailableLineState } from "@domain/cart/recalculate";
import { withTotals } from "@domain/cart/totals";
import { sellerTo } from "@domain/checkout/seller";
import { shippingEstimates, shippingInfoOf } from "@domain/checkout/shipping";
import type { TaxFacts } from "@domain/checkout/tax";
import type { TaxExemption } from "@domain/company/certificates";
import { randomBase64Url } from "@domain/http/base64url";
import { calendarDay, endOfDay } from "@domain/market/calendar-day";
import { taxEstimateOf } from "@domain/quote/tax-estimate";
import { type CustomerKind, resolveBasketRules } from "@domain/selling/market-rules";
import { toOneAddress } from "@domain/ship-to/parcels";
import type { Problem } from "../../shared/problems";
import { newNumber } from "../ledgers/numbers";

const day = 24 * 3600 * 1000;

interface QuoteDraftFacts {
  readonly cart: Cart;
  readonly shopperCountry: string;
  readonly customer: CustomerKind;
  readonly language: QuoteLanguage;
  readonly settings: SellingSettings;
  readonly checkout: CheckoutSettings;
  /** Verified certificates of the shopper's company. */
  readonly exemptions: readonly TaxExemption[];
  /** True for a distributor request, which has a separate path. */
  readonly distributor: boolean;
  readonly now: Date;
}

/** A draft, or the reason that this cart cannot be quoted on this path. */
export function draftOf(facts: QuoteDraftFacts): { ok: true; quote: Quote } | { ok: false; problem: Problem } {
  const { cart, shopperCountry, settings, checkout, exemptions, now, language } = facts;
  const taxes = { taxRules: checkout.taxRules, exemptions };
  const { quoteItemType: quoteType } = resolveBasketRules(shopperCountry, facts.customer, settings);
  const refused = (reason: string) =>
    ({
      ok: false,
      problem: { code: "QuoteNotOffered", message: `This cart cannot be quoted: ${reason}.`, reason },
    }) as const;
  if (quoteType === null) return refused("Country");
  if ((quoteType === "quoteB2D") !== facts.distributor)
    return refused(facts.distributor ? "NoDistributor" : "Distributor");
  if (cart.cartState !== "Active") return refused("CartClosed");
  if (cart.lineItems.length === 0) return refused("CartEmpty");
  if (cart.lineItems.some(({ state }) => state === unavailableLineState)) return refused("LineUnavailable");
  const quoted = withShippingMethod(
    { ...withOneAddress(cart, shopperCountry, checkout, taxes), paymentInfo: null },
    shopperCountry,
    checkout,
    taxes,
  );
  return {
    ok: true,
    quote: {
      quoteNumber: newNumber("Q", now),
      anonymousId: randomBase64Url(16),
      quoteType,
      quoteState: "Draft",
      ...quoteDates(now, checkout, { cart, country: shopperCountry }),
      language,
      country: shopperCountry,
      cartVersion: cart.version,
      customerInfo: null,
      distributor: facts.distributor ? chosenDistributor(cart, shopperCountry, checkout.distributors) : null,
      seller: facts.distributor ? null : sellerTo(shopperCountry, checkout),
      taxEstimate: facts.distributor ? null : taxEstimateOf(quoted, quoteType, shopperCountry, taxes),
      cart: quoted,
    },
  };
}

/**
 * A quote is valid until the end of a day, because its documents show a day. A quote with quoted prices expires with
 * the earliest of these, so quoting again does not extend a price.
 */
export function quoteDates(
  now: Date,
  { quoteValidDays }: Pick<CheckoutSettings, "quoteValidDays">,
  { cart: { quotes = [] }, country }: Pick<Quote, "cart" | "country">,
) {
  const ends = quotes.flatMap(({ coverage, validUntil }) => (coverage === "expired" ? [] : [Date.parse(validUntil)]));
  const lastDay = calendarDay(new Date(now.getTime() + quoteValidDays * day), country);
  const end = Math.min(endOfDay(lastDay, country).getTime(), ...ends);
  return { quoteCreationDate: now.toISOString(), quoteExpirationDate: new Date(end).toISOString() };
}

/** The cart with the cheapest shipping method to the country, unless the shopper chose one. */
function withShippingMethod(cart: Cart, country: string, checkout: CheckoutSettings, taxes: TaxFacts): Cart {
  if (cart.shippingInfo) return cart;
  const [cheapest] = shippingEstimates(cart, country, checkout);
  return cheapest ? withTotals({ ...cart, shippingInfo: shippingInfoOf(cheapest) }, taxes) : cart;
}

/** A quote includes the shipping of one parcel, so a cart to several addresses is quoted for the first address. */
function withOneAddress(cart: Cart, country: string, checkout: CheckoutSettings, taxes: TaxFacts): Cart {
  if (!cart.parcels) return cart;
  const one = toOneAddress(cart);
  const chosen = cart.shippingInfo?.shippingMethod?.id;
  const offer = shippingEstimates(one, country, checkout).find(({ id }) => id === chosen);
  return withTotals({ ...one, shippingInfo: offer ? shippingInfoOf(offer) : null }, taxes);
}

/** The shopper's choice, or the country's only distributor. */
function chosenDistributor(cart: Cart, country: string, all: readonly Distributor[]): Distributor | null {
  const serving = all.filter((distributor) => distributor.country === country);
  const chosen = serving.find(({ id }) => id === cart.custom.fields.distributorId);
  return chosen ?? (serving.length === 1 ? (serving[0] ?? null) : null);
}
