/** Entry of a quote in the list of all quotes. */
import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import { payableInQuote } from "../checkout/quote-totals";
import { negotiationOf, quoteStateOf } from "./negotiation";

/** True if the customer waits for the shop: the newest message is the customer's, or the quote was accepted. */
export function waitsForShop(quote: Quote): boolean {
  const { messages, revisions, decision, orderNumber } = negotiationOf(quote);
  if (orderNumber !== null) return messages.at(-1)?.from === "customer";
  const answeredAt = revisions.at(-1)?.at ?? "";
  const last = messages.at(-1);
  if (last?.from === "customer" && last.at > answeredAt) return true;
  return decision?.kind === "accepted" && decision.revision === revisions.length;
}

/** Person and organization of a quote; empty until they are known. */
export function personOf(info: QuoteInfo | null): { readonly name: string; readonly organisation: string } {
  if (!info) return { name: "", organisation: "" };
  return info.kind === "japan"
    ? { name: `${info.lastNameF} ${info.firstNameF}`, organisation: info.organisationName }
    : { name: `${info.firstName} ${info.lastName}`, organisation: info.organisation };
}

/** Time of the newest change, ISO 8601. */
function changedAt(quote: Quote): string {
  const { messages, revisions, decision } = negotiationOf(quote);
  const times = [quote.quoteCreationDate, messages.at(-1)?.at, revisions.at(-1)?.at, decision?.at];
  return times.reduce<string>((latest, time) => (time && time > latest ? time : latest), quote.quoteCreationDate);
}

/** Facts of a quote for the list. The state leaves out the clock: an expired quote has the state that it had before. */
export function quoteListEntry(quote: Quote) {
  const { version, revisions } = negotiationOf(quote);
  const { quoteNumber: number, customerInfo, country, cart, quoteType, quoteExpirationDate } = quote;
  const { name: customer, organisation } = personOf(customerInfo);
  const email = customerInfo?.email ?? "";
  const skus = cart.lineItems.map((line) => `${line.sku} ${line.name}`);
  return {
    ...{ number, version, country, customer, organisation, email },
    // A distributor sets the prices of a request, and their term.
    validUntil: quoteType === "quoteB2D" ? null : quoteExpirationDate,
    state: quoteStateOf(quote, new Date(0)),
    revision: revisions.length,
    total: payableInQuote(quoteType, cart),
    createdAt: quote.quoteCreationDate,
    changedAt: changedAt(quote),
    waits: waitsForShop(quote),
    words: [number, customer, organisation, email, ...skus].join(" ").toLowerCase().slice(0, 8000),
  };
}
