/** State, messages and decisions of a submitted quote. Pure; the caller compares versions when it stores the result. */
import type {
  QuoteDecisionRequest,
  QuoteMessage,
  QuoteNegotiation,
  QuoteRevision,
  QuoteState,
} from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import { isExpired, payableInQuote } from "../checkout/quote-totals";

/** Maximum messages of a quote. */
const maxMessages = 200;
/** Within this time, the same text by the same customer counts as a second press of the button. */
const repeatMilliseconds = 60_000;

const refusals = {
  /** A draft, or a request to a distributor, who answers it. */
  NotNegotiated: "This quote is not negotiated here.",
  QuoteRevised: "The quote has a newer revision.",
  QuoteOrdered: "The quote was ordered already.",
  QuoteDecided: "This revision of the quote was accepted or declined already.",
  QuoteExpired: "The quote is no longer valid.",
  TooManyMessages: "The quote has as many messages as it can hold.",
} as const;
type Refusal = keyof typeof refusals;

export type QuoteOutcome =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly place?: QuotePlace };

/** Part of a revision that is refused: a line of the quote, an added product by its index, or shipping. */
export type QuotePlace = { readonly lineItemId: string } | { readonly added: number } | "shipping";

export const refusal = (code: Refusal): QuoteOutcome => ({ ok: false, code, message: refusals[code] });

/** True for a submitted quote that the shop itself answers. */
export const isNegotiated = ({ quoteState, quoteType }: Pick<Quote, "quoteState" | "quoteType">): boolean =>
  quoteState === "Submitted" && quoteType !== "quoteB2D";

/** Negotiation so far; a quote from before negotiations has one revision. */
export function negotiationOf(quote: Quote): QuoteNegotiation {
  return (
    quote.negotiation ?? {
      version: 1,
      revisions: [firstRevision(quote)],
      messages: [],
      decision: null,
      orderNumber: null,
    }
  );
}

const firstRevision = ({ quoteCreationDate, quoteExpirationDate, quoteType, cart }: Quote): QuoteRevision => ({
  revision: 1,
  at: quoteCreationDate,
  validUntil: quoteExpirationDate,
  total: payableInQuote(quoteType, cart),
  changes: [],
  terms: null,
  by: null,
});

/** A draft as it is submitted. Its validity starts here. */
export function submittedQuote(draft: Quote, dates: Pick<Quote, "quoteCreationDate" | "quoteExpirationDate">): Quote {
  const quote: Quote = { ...draft, ...dates, quoteState: "Submitted" };
  return isNegotiated(quote) ? { ...quote, revision: 1, negotiation: negotiationOf(quote) } : quote;
}

/** Number of the revision that a document shows. */
export const currentRevision = (quote: Quote): number => negotiationOf(quote).revisions.length;

export function quoteStateOf(quote: Quote, now: Date): QuoteState {
  if (quote.quoteState === "Draft") return "Draft";
  const { orderNumber, decision, revisions } = negotiationOf(quote);
  if (orderNumber !== null) return "Ordered";
  const decided = decision?.revision === revisions.length ? decision.kind : null;
  if (decided === "declined") return "Declined";
  if (isExpired(quote, now)) return "Expired";
  if (decided === "accepted") return "Accepted";
  return revisions.length > 1 ? "Answered" : "Submitted";
}

/** The quote with another negotiation, one version further. */
export const negotiated = (quote: Quote, change: Partial<QuoteNegotiation>): Quote => {
  const known = negotiationOf(quote);
  return { ...quote, negotiation: { ...known, ...change, version: known.version + 1 } };
};

/**
 * Adds a message; an ordered quote still accepts messages. A customer's last message again within a minute changes
 * nothing.
 */
export function withMessage(quote: Quote, written: Omit<QuoteMessage, "revision">): QuoteOutcome {
  if (!isNegotiated(quote)) return refusal("NotNegotiated");
  const { messages, revisions } = negotiationOf(quote);
  const last = messages.at(-1);
  const isRepeated = last && (["from", "name", "text"] as const).every((field) => last[field] === written[field]);
  if (isRepeated && last.from === "customer" && Date.parse(written.at) - Date.parse(last.at) < repeatMilliseconds)
    return { ok: true, quote };
  if (messages.length >= maxMessages) return refusal("TooManyMessages");
  return {
    ok: true,
    quote: negotiated(quote, { messages: [...messages, { ...written, revision: revisions.length }] }),
  };
}

/**
 * Records the customer's decision on the current revision. The first one stays until the next revision, because the
 * shop acts on it and anyone with the link may decide. The same decision again changes nothing.
 */
export function withDecision(
  quote: Quote,
  { kind, revision, reason = "" }: Pick<QuoteDecisionRequest, "kind" | "revision" | "reason">,
  { name, now }: { readonly name: string; readonly now: Date },
): QuoteOutcome {
  if (!isNegotiated(quote)) return refusal("NotNegotiated");
  const { decision, orderNumber, revisions } = negotiationOf(quote);
  if (orderNumber !== null) return refusal("QuoteOrdered");
  if (revision !== revisions.length) return refusal("QuoteRevised");
  if (decision?.revision === revision) return decision.kind === kind ? { ok: true, quote } : refusal("QuoteDecided");
  if (isExpired(quote, now)) return refusal("QuoteExpired");
  const made = { kind, revision, name, at: now.toISOString(), reason: reason || null };
  return { ok: true, quote: negotiated(quote, { decision: made }) };
}

/** Notes the order that was placed at the quote's prices; the first one stays. */
export function withOrder(quote: Quote, orderNumber: string): Quote {
  return negotiationOf(quote).orderNumber === null ? negotiated(quote, { orderNumber }) : quote;
}
