/** Terms of a submitted quote. */
import type { Cart, CartCustomField, CartQuote, LineItem } from "@contracts/commerce/cart";
import type { Quote } from "@contracts/commerce/quotes";
import { referenceNames } from "@contracts/commerce/references";
import { cartText } from "../checkout/progress";
import { zero } from "../money/money";
import { withQuotedPrice } from "./quoted-line";

export interface QuoteTerms {
  /** The quote's lines, each with its promise. */
  readonly lines: readonly LineItem[];
  readonly quotes: readonly CartQuote[];
  /** References, requests and comments of the quoted basket, for a basket without any; absent if only lines are taken. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Fields about the purpose of an order. The buyer's numbers and the kind of checkout come from the basket that is
 * ordered.
 */
const orderFields = [
  ...referenceNames,
  ...(["requestedOn", "shipComplete", "specialHandling", "cartComment"] as const),
] satisfies CartCustomField[];

/** Null for distributor requests, which have no prices. */
export function termsOf(quote: Quote): QuoteTerms | null {
  if (quote.quoteType === "quoteB2D") return null;
  const { quoteNumber, cart, quoteExpirationDate: validUntil } = quote;
  const bought = cart.lineItems.filter(({ lineItemMode, quantity }) => lineItemMode === "standard" && quantity > 0);
  const lines = bought.map((line) =>
    withQuotedPrice(line, {
      ...{ quoteNumber, validUntil, holds: true, quantity: line.quantity, listPrice: line.listPrice },
      parts: partsOf(line),
      promotions: line.appliedPromoNames,
      today: null,
    }),
  );
  const fields = orderFields.map((name) => [name, cartText(cart, name)] as const).filter(([, text]) => text !== "");
  return {
    lines,
    fields: Object.fromEntries(fields),
    quotes: [
      {
        quoteNumber,
        validUntil,
        coverage: "whole",
        lines: bought.map(({ sku, quantity, custom }) => ({
          sku,
          experimentId: custom.fields.experimentId,
          quantity,
        })),
        gifts: cart.lineItems.filter(({ lineItemMode }) => lineItemMode === "gift"),
        shipping: shippingOf(quote.quoteType, cart),
        discountCodes: cart.discountCodes.filter(({ state }) => state === "MatchesCart"),
      },
    ],
  };
}

function partsOf({ quantity, netPrice, discountedPricePerQuantity }: LineItem) {
  const parts = discountedPricePerQuantity.filter((part) => part.quantity > 0);
  const priced = parts.reduce((count, part) => count + part.quantity, 0);
  return priced === quantity ? parts : [{ quantity, value: netPrice }];
}

/** A quote that states "free" without a method has free shipping (T-QUOTE-11); "TBD" promises nothing. */
function shippingOf(type: Quote["quoteType"], { shippingInfo, currency }: Cart): CartQuote["shipping"] {
  if (type === "quoteEMEA") return null;
  if (!shippingInfo) return { methodId: null, price: zero(currency), discountedPrice: zero(currency) };
  const { shippingMethod, price, discountedPrice } = shippingInfo;
  return { methodId: shippingMethod?.id ?? null, price, discountedPrice };
}
