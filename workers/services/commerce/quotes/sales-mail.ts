/** Mail to the sales team about a customer's message or decision on a quote. */
import type { Quote } from "@contracts/commerce/quotes";
import type { MailRequest } from "@contracts/mail";
import { payableInQuote } from "@domain/checkout/quote-totals";
import { formatMoney } from "@domain/money/format";
import { personOf } from "@domain/quote/list-entry";
import { negotiationOf } from "@domain/quote/negotiation";
import { factsOf } from "../mail-format";

/** To the seller of the quote, or else to `salesEmail`; null without either. Sent once for each version. */
export function salesMail(quote: Quote, salesEmail: string | undefined): MailRequest | null {
  const to = salesEmail ?? quote.seller?.email;
  if (!to) return null;
  const { quoteNumber: number, customerInfo, quoteType, cart } = quote;
  const { version, messages, decision, revisions } = negotiationOf(quote);
  const { name, organisation } = personOf(customerInfo);
  const last = messages.at(-1);
  const decided = decision && (!last || decision.at > last.at) ? decision : null;
  const what = decided ? decided.kind : "asked about";
  const text = (decided ? decided.reason : last?.text) || "No words were added.";
  const facts: [string, string][] = [
    ["Quote", number],
    ["Revision", String(revisions.length)],
    ["Customer", [name, organisation].filter(Boolean).join(", ")],
    ["Email", customerInfo?.email ?? ""],
    ["Total without tax", formatMoney(payableInQuote(quoteType, cart))],
  ];
  return {
    id: `quote-${number}-sales-${version}`,
    to,
    language: "en",
    template: "message",
    data: {
      subject: `Quote ${number} was ${what}${organisation && ` by ${organisation}`}`.slice(0, 200),
      heading: `Quote ${number} was ${what}`,
      paragraphs: [text],
      facts: factsOf(facts),
    },
  };
}
