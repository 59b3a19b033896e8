/** A quote as programs read it. Amounts are minor units. */
import type { Quote } from "@contracts/commerce/quotes";
import { payableInQuote } from "../checkout/quote-totals";
import type { Language } from "../market/market";
import { nameInLanguage } from "../product-texts/product-in-language";
import { quoteStateOf } from "../quote/negotiation";
import { agreedPrice } from "../quote/revise";

export function quoteMembers(quote: Quote, origin: string, language: Language, now: Date) {
  const { quoteNumber, quoteType, quoteExpirationDate, country, revision = 1, cart, negotiation } = quote;
  // A distributor sets the prices, and the term.
  const isPriced = quoteType !== "quoteB2D";
  const { centAmount: amount, currencyCode: currency, fractionDigits } = payableInQuote(quoteType, cart);
  return {
    number: quoteNumber,
    state: quoteStateOf(quote, now),
    revision,
    country,
    valid_until: isPriced ? quoteExpirationDate : null,
    total: isPriced ? { amount, currency, fraction_digits: fractionDigits } : null,
    lines: cart.lineItems.map((line) => ({
      ...{ sku: line.sku, name: nameInLanguage(line, language), quantity: line.quantity },
      unit_price: isPriced ? agreedPrice(line).centAmount : null,
      total: isPriced ? line.totalPrice.centAmount : null,
    })),
    // Messages written by people on either side, unchanged.
    messages_of_people: (negotiation?.messages ?? []).map(({ at, from, text }) => ({ at, from, text })),
    url: `${origin}/account/my/myquotes/${encodeURIComponent(quoteNumber)}`,
  };
}
