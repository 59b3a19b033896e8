/** Quotes in a basket: how much of each it holds, and the consequences besides line prices. */
import type { Cart, CartQuote, LineItem } from "@contracts/commerce/cart";
import type { ShippingOffer } from "@contracts/commerce/checkout-settings";
import { pricedByQuote, quotedPriceOf } from "./quoted-line";

/** Prices quoted lines, and finds which lines of each quote are in the basket. A quote without lines is dropped. */
export function withQuotes(cart: Cart, now: string): Cart {
  if (!cart.quotes) return cart;
  const lineItems = cart.lineItems.map((line) => pricedByQuote(line, now));
  const bought = lineItems.filter(({ lineItemMode }) => lineItemMode === "standard");
  const quotes = cart.quotes.flatMap((quote) => {
    const own = bought.filter((line) => quotedPriceOf(line)?.quoteNumber === quote.quoteNumber);
    return own.length === 0 ? [] : [{ ...quote, coverage: coverageOf(quote, own, bought.length, now) }];
  });
  const { quotes: _, ...rest } = cart;
  return { ...rest, lineItems, ...(quotes.length > 0 && { quotes }) };
}

function coverageOf(
  quote: CartQuote,
  own: readonly LineItem[],
  boughtLines: number,
  now: string,
): CartQuote["coverage"] {
  if (Date.parse(now) >= Date.parse(quote.validUntil)) return "expired";
  const complete =
    own.length === quote.lines.length && own.every((line) => line.quantity === quotedPriceOf(line)?.quantity);
  if (!complete) return "partial";
  return own.length === boughtLines ? "whole" : "withOthers";
}

/** Gifts of the quotes that the basket holds completely. */
export function quotedGifts({ quotes = [] }: Pick<Cart, "quotes">): LineItem[] {
  return quotes.flatMap(({ quoteNumber, coverage, gifts }) =>
    coverage === "whole" || coverage === "withOthers"
      ? gifts.map((gift, index) => ({ ...gift, id: `gift-${quoteNumber}-${index}` }))
      : [],
  );
}

/**
 * Shipping offers of a basket that holds a quote and nothing else: the quoted method, or else the cheapest, has the
 * quoted price.
 * @param offers cheapest first
 */
export function offersAsQuoted(
  { quotes = [] }: Pick<Cart, "quotes">,
  offers: readonly ShippingOffer[],
): ShippingOffer[] {
  const quoted = quotes.find(({ coverage }) => coverage === "whole")?.shipping;
  if (!quoted) return [...offers];
  const promised = offers.find(({ id }) => id === quoted.methodId) ?? offers[0];
  const { price, discountedPrice } = quoted;
  return offers.map((offer) => {
    if (offer !== promised) return offer;
    // Without a method the quote only promised that shipping is free.
    return { ...offer, ...(quoted.methodId !== null && { price }), discountedPrice };
  });
}

/** Numbers of the quotes whose prices hold in the basket. */
export const quoteNumbersOf = ({ quotes = [] }: Pick<Cart, "quotes">): string[] =>
  quotes.filter(({ coverage }) => coverage !== "expired").map(({ quoteNumber }) => quoteNumber);

/** Codes of the basket, and those in the prices of its quotes. */
export function codesWithQuoted({
  discountCodes,
  quotes = [],
}: Pick<Cart, "discountCodes" | "quotes">): Cart["discountCodes"] {
  const quoted = quotes.flatMap((quote) => (quote.coverage === "expired" ? [] : quote.discountCodes));
  const known = new Set(discountCodes.map(({ discountCode }) => discountCode.id));
  return [...discountCodes, ...quoted.filter(({ discountCode }) => !known.has(discountCode.id))];
}
