/** View of a quote or distributor request, for pages and PDF. */

import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import type { Distributor } from "@contracts/commerce/checkout-settings";
import type { Quote } from "@contracts/commerce/quotes";
import { personName } from "@domain/account/address-lines";
import { postalLines } from "@domain/account/postal-lines";
import type { Ecommerce } from "@domain/analytics/item";
import { itemOf, majorUnits } from "@domain/analytics/item";
import { type QuoteEventName, type QuoteStep, quoteEventName } from "@domain/analytics/quote-steps";
import { lineView } from "@domain/basket/view";
import { isExpired, quoteTotals } from "@domain/checkout/quote-totals";
import type { TotalsView } from "@domain/checkout/totals-view";
import { countryName } from "@domain/market/countries";
import { promotionNames } from "@domain/promotions/names";
import { isNegotiated } from "@domain/quote/negotiation";
import type { PrivateContext } from "~/context/request/types";
import { type Day, formatDateInText, formatDay } from "~/i18n/format";
import { type QuoteDocumentView, quoteDocumentView } from "./document-view.server";
import { modeOf } from "./draft.server";
import { type NegotiationView, negotiationView } from "./negotiation-view.server";

export interface DistributorView {
  readonly id: string;
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string;
  readonly fax: string | null;
  readonly email: string;
  readonly url: string;
}

export interface QuoteView {
  readonly number: string;
  readonly mode: "quote" | "lead";
  readonly submitted: boolean;
  readonly created: Day;
  /** Null if a distributor sets the term. */
  readonly expires: string | null;
  readonly expired: boolean;
  readonly lines: readonly BasketLineView[];
  /** Null if a distributor sets the prices. */
  readonly totals: TotalsView | null;
  /** Person, reading, institution, department, phone; null until known. */
  readonly customer: { readonly lines: readonly string[]; readonly email: string; readonly newsletter: boolean } | null;
  /** Delivery address; null if only the country is known. */
  readonly address: readonly string[] | null;
  readonly distributor: DistributorView | null;
  /** State, revisions and messages; null for drafts and distributor requests. */
  readonly negotiation: NegotiationView | null;
  /** Seller, terms and instructions for ordering; null for distributor requests. */
  readonly document: QuoteDocumentView | null;
}

type Viewing = Pick<PrivateContext, "market" | "t" | "now">;

/** @param online whether the quote can be ordered in the shop */
export function quoteView(quote: Quote, context: Viewing, online: boolean): QuoteView {
  const mode = modeOf(quote);
  const { language } = context.market;
  const address = quote.cart.shippingAddress;
  return {
    number: quote.quoteNumber,
    mode,
    submitted: quote.quoteState === "Submitted",
    created: formatDay(new Date(quote.quoteCreationDate), context),
    expires: mode === "quote" ? formatDateInText(new Date(quote.quoteExpirationDate), context.market) : null,
    expired: isExpired(quote, context.now),
    lines: quote.cart.lineItems.map((line) =>
      lineView(line, { showsPrices: mode === "quote", language, promotionName: promotionNames(quote.cart, language) }),
    ),
    totals: quoteTotals(quote.quoteType, quote.cart),
    customer: customerOf(quote),
    address: address?.streetName && address.city ? postalLines(address, language) : null,
    distributor: quote.distributor && distributorView(quote.distributor, context),
    negotiation: isNegotiated(quote) ? negotiationView(quote, context) : null,
    document: mode === "quote" ? quoteDocumentView(quote, context, online) : null,
  };
}

function customerOf({ customerInfo: info, country }: Quote): QuoteView["customer"] {
  if (!info) return null;
  const { email, newsletterOptIn: newsletter } = info;
  const lines =
    info.kind === "japan"
      ? [
          personName("JP", info.firstNameF, info.lastNameF),
          personName("JP", info.firstNameK, info.lastNameK),
          info.organisationName,
          info.departmentName,
        ]
      : [personName(country, info.firstName, info.lastName), info.organisation, info.department, info.phone];
  return { lines: lines.filter(Boolean), email, newsletter };
}

export function distributorView(distributor: Distributor, { market }: Pick<Viewing, "market">): DistributorView {
  const { id, name, phone, fax, customerEmail: email, url, address } = distributor;
  const { street, city, state, postalCode, country } = address;
  const town = [city, state, postalCode].filter(Boolean).join(", ");
  return { id, name, phone, fax, email, url, address: [street, town, countryName(country, market.language)] };
}

/** Analytics data of a quote step. */
export interface TrackedQuote {
  readonly name: QuoteEventName;
  readonly ecommerce: Ecommerce;
}

/** Null for an empty basket, which no step shows. */
export function trackedQuote(mode: "quote" | "lead", step: QuoteStep, cart: Cart): TrackedQuote | null {
  if (cart.lineItems.length === 0) return null;
  const priced = mode === "quote";
  const items = cart.lineItems
    .filter(({ quantity }) => quantity > 0)
    .map(({ productKey, name, sku, quantity, netPrice }) => ({
      ...itemOf({ id: productKey, name, variant: sku, price: priced ? netPrice : null }),
      quantity,
    }));
  const money = priced ? { currency: cart.currency, value: majorUnits(cart.totalPrice) } : {};
  return { name: quoteEventName(mode, step), ecommerce: { ...money, items } };
}
