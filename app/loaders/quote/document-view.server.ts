/** Seller, terms and tax of a quote, and how to order it, for its page and PDF. */

import type { Quote } from "@contracts/commerce/quotes";
import type { Seller } from "@contracts/commerce/seller";
import { payableInQuote } from "@domain/checkout/quote-totals";
import { taxLabel } from "@domain/checkout/tax-label";
import { countryName } from "@domain/market/countries";
import { formatMoney } from "@domain/money/format";
import { add } from "@domain/money/money";
import { localName } from "@domain/promotions/names";
import { negotiationOf } from "@domain/quote/negotiation";
import { resolveBasketRules } from "@domain/selling/market-rules";
import type { PrivateContext } from "~/context/request/types";
import { sellerLines } from "~/loaders/order/seller.server";
import { shippingMethodOf } from "~/loaders/order/view.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

export interface QuoteDocumentView {
  /** Name, address, tax number, email, telephone; empty until the operator names a seller. */
  readonly seller: readonly string[];
  readonly terms: readonly { readonly term: string; readonly text: string }[];
  readonly howToOrder: readonly string[];
  /** False where the quote's country has no checkout: its prices would lead to a basket that can only be quoted again. */
  readonly ordersOnline: boolean;
  /** Tax at the rate of the day of the quote; null if it depends on an address that is not known. */
  readonly estimate: { readonly term: string; readonly amount: string; readonly total: string | null } | null;
}

type Viewing = Pick<PrivateContext, "market" | "t">;

/** True if the country of a quote has a checkout, which takes the quote's prices. */
export async function ordersOnline(context: PrivateContext, { country }: Pick<Quote, "country">): Promise<boolean> {
  const settings = await loadSellingSettings(context);
  return resolveBasketRules(country, context.session.kind, settings).checkoutPath !== null;
}

export function quoteDocumentView(quote: Quote, context: Viewing, online: boolean): QuoteDocumentView {
  const { t } = context;
  const { seller = null, quoteNumber: number } = quote;
  return {
    seller: seller ? sellerLines(seller, context) : [],
    terms: termsOf(quote, context),
    howToOrder: online
      ? [
          t("quote.document.orderOnline", { number }),
          ...(seller ? [t("quote.document.orderByMail", { number, email: seller.email, phone: seller.phone })] : []),
        ]
      : [t("quote.document.orderByDealer", { number })],
    ordersOnline: online,
    estimate: estimateOf(quote, context),
  };
}

function termsOf(quote: Quote, { t, market }: Viewing): { term: string; text: string }[] {
  const { cart, country, seller } = quote;
  const local = (names: Seller["incoterms"]) => localName(names.en_EN, names, market.language);
  const method = shippingMethodOf(cart, market.language);
  const agreed = negotiationOf(quote).revisions.at(-1)?.terms;
  return [
    { term: t("quote.document.currency"), text: cart.currency },
    ...(seller
      ? [
          { term: t("quote.document.payment"), text: local(seller.paymentTerms) },
          { term: t("quote.document.delivery"), text: local(seller.deliveryTerms) },
          { term: t("quote.document.incoterms"), text: local(seller.incoterms) },
        ]
      : []),
    // One line: the conditions are printed, too.
    ...(agreed ? [{ term: t("quote.negotiation.terms"), text: agreed.replace(/\s+/g, " ").slice(0, 600) }] : []),
    ...(method ? [{ term: t("order.shippingMethod"), text: method }] : []),
    ...(cart.shippingAddress?.streetName
      ? []
      : [
          {
            term: t("quote.document.shipTo"),
            text: t("quote.document.shipToLater", { country: countryName(country, market.language) }),
          },
        ]),
  ];
}

/** Without known shipping, the estimate is of the goods alone, and there is no total. */
function estimateOf({ taxEstimate, cart, quoteType }: Quote, { t, market }: Viewing): QuoteDocumentView["estimate"] {
  if (!taxEstimate) return null;
  const tax = taxLabel(taxEstimate, market.language);
  const { amount, reverseCharge } = taxEstimate;
  if (reverseCharge) return { term: t("quote.document.reverseCharge"), amount: formatMoney(amount), total: null };
  const complete = quoteType !== "quoteEMEA" && cart.shippingInfo !== null;
  return {
    term: t(complete ? "quote.document.estimate" : "quote.document.estimateOfGoods", { tax }),
    amount: formatMoney(amount),
    total: complete ? formatMoney(add(payableInQuote(quoteType, cart), amount)) : null,
  };
}
