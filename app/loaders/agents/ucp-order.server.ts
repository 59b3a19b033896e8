/** Orders and quotes of an account, for a program with access to it. */
import type { Quote } from "@contracts/commerce/quotes";
import { ucpEnvelope, ucpFailure } from "@domain/agents/ucp";
import { orderMembers } from "@domain/agents/ucp-order";
import { payableTotal } from "@domain/checkout/totals-view";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { quoteStateOf } from "@domain/quote/negotiation";
import type { PrivateContext, PublicContext } from "~/context/request/types";

interface Reader {
  readonly bearer: string | null;
}

const capability = "dev.ucp.shopping.order" as const;

/** Null if orders cannot be read at the moment. */
export async function readOrder(context: PrivateContext, { bearer }: Reader, number: string) {
  const { commerceOf, agentSessions, market, origins } = context;
  const read = await commerceOf(agentSessions.begin(market.country, bearer)).order(number);
  if (!read.ok) return null;
  if (read.value)
    return {
      ucp: ucpEnvelope(capability),
      ...orderMembers(read.value, origins.current, market.language),
      messages: [],
    };
  const content = "The account has no order of this number.";
  return ucpFailure(capability, [{ type: "error", code: "not_found", content, severity: "unrecoverable" }]);
}

/** A quote; "none" if the account has none of this number, null during an outage. */
export async function readQuote(context: PrivateContext, { bearer }: Reader, number: string) {
  const { commerceOf, agentSessions, market } = context;
  const read = await commerceOf(agentSessions.begin(market.country, bearer)).quote(number);
  if (!read.ok) return null;
  return read.value ? quoteFacts(context, read.value) : "none";
}

function quoteFacts({ origins, now, market }: PublicContext, quote: Quote) {
  const { quoteNumber, quoteExpirationDate, country, revision = 1, cart, negotiation } = quote;
  const { centAmount: amount, currencyCode: currency, fractionDigits } = payableTotal(cart);
  return {
    number: quoteNumber,
    state: quoteStateOf(quote, now),
    revision,
    country,
    valid_until: quoteExpirationDate,
    total: { amount, currency, fraction_digits: fractionDigits },
    lines: cart.lineItems.map((line) => ({
      ...{ sku: line.sku, name: nameInLanguage(line, market.language), quantity: line.quantity },
      ...{ unit_price: line.price.value.centAmount, total: line.totalPrice.centAmount },
    })),
    // Texts that people of either side wrote are quoted.
    messages_of_people: (negotiation?.messages ?? []).map(({ at, from, text }) => ({ at, from, text })),
    url: `${origins.current}/account/my/myquotes/${encodeURIComponent(quoteNumber)}`,
  };
}
