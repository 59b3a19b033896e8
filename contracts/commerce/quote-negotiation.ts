/** Negotiation of a submitted quote: revisions, messages, and the customer's decision. */
import * as v from "valibot";
import { localNames } from "../catalogue/local-names";
import { money } from "../values/money";
import { plainText } from "../values/plain-text";

const line = v.pipe(v.string(), v.maxLength(512));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Text of several lines that a customer writes about a quote. */
export const quoteWords = v.pipe(
  plainText,
  v.trim(),
  v.maxLength(2000),
  v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, "must be plain text"),
);

/** States of a quote. "Expired" follows from the clock, the others from events. */
export const quoteStates = ["Draft", "Submitted", "Answered", "Accepted", "Declined", "Expired", "Ordered"] as const;
export type QuoteState = (typeof quoteStates)[number];

/** A line that a revision changed. Prices are for one piece. */
const lineChange = v.object({
  sku: line,
  name: line,
  formerPrice: money,
  price: money,
  /** 0 for a product that the revision added. */
  formerQuantity: pieces,
  /** 0 for a product that the revision took out. */
  quantity: pieces,
  /** The shop's reason, shown to the customer. */
  reason: line,
});
export type QuoteLineChange = v.InferOutput<typeof lineChange>;

/** Shipping that a revision changed: the method's names, and its price as it is charged. */
const shippingChange = v.object({
  /** Null if the quote had no method. */
  formerNames: v.nullable(localNames),
  formerPrice: money,
  names: localNames,
  price: money,
  reason: line,
});
export type QuoteShippingChange = v.InferOutput<typeof shippingChange>;

/** One revision. The first is the quote as it was submitted. */
const revision = v.object({
  revision: whole,
  at: line,
  validUntil: line,
  /** Goods and shipping, without tax. */
  total: money,
  changes: v.array(lineChange),
  /** Absent from revisions that left shipping as it was. */
  shipping: v.optional(shippingChange),
  /** Terms of this quote in addition to the seller's; null without any. */
  terms: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  /** Person who made the revision for the shop; null for the first. */
  by: v.nullable(line),
});
export type QuoteRevision = v.InferOutput<typeof revision>;

const message = v.object({
  id: line,
  at: line,
  from: v.picklist(["customer", "shop"]),
  name: line,
  text: v.pipe(v.string(), v.maxLength(2000)),
  /** Revision that was current. */
  revision: whole,
});
export type QuoteMessage = v.InferOutput<typeof message>;

const decision = v.object({
  kind: v.picklist(["accepted", "declined"]),
  revision: whole,
  at: line,
  name: line,
  reason: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
});

export const quoteNegotiation = v.object({
  /** Grows with every change. */
  version: whole,
  /** Oldest first; the last is current. */
  revisions: v.pipe(v.array(revision), v.minLength(1)),
  /** Oldest first. */
  messages: v.array(message),
  /** The customer's latest decision; it counts only if it is about the current revision. */
  decision: v.nullable(decision),
  /** Order that was placed at the prices of the quote. */
  orderNumber: v.nullable(line),
});
export type QuoteNegotiation = v.InferOutput<typeof quoteNegotiation>;

const anonymousId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** `POST /quotes/{quoteNumber}/messages`. */
export const quoteMessageRequest = v.strictObject({ anonymousId, text: v.pipe(quoteWords, v.minLength(1)) });

/** `POST /quotes/{quoteNumber}/decision`: on the revision that the customer saw. */
export const quoteDecisionRequest = v.strictObject({
  anonymousId,
  revision: whole,
  kind: decision.entries.kind,
  reason: v.optional(quoteWords, ""),
});
export type QuoteDecisionRequest = v.InferOutput<typeof quoteDecisionRequest>;

/** A revision by the shop. Lines that it does not name keep their price and quantity. */
export interface QuoteRevisionRequest {
  /** Version of the negotiation that the revision is based on. */
  readonly version: number;
  readonly lines: readonly {
    readonly lineItemId: string;
    /** Minor units of one piece. */
    readonly centAmount: number;
    /** 0 takes the line out. */
    readonly quantity: number;
    readonly reason: string;
  }[];
  /** Products to add that the quote does not contain. */
  readonly added: readonly {
    readonly sku: string;
    readonly quantity: number;
    /** Minor units of one piece; null for the list price. */
    readonly centAmount: number | null;
    readonly reason: string;
  }[];
  /** Null keeps shipping as it was quoted. */
  readonly shipping: {
    readonly methodId: string;
    /** Minor units, as charged. */
    readonly centAmount: number;
    readonly reason: string;
  } | null;
  /** ISO 8601. */
  readonly validUntil: string;
  readonly terms: string;
  /** Message sent to the customer with the revision; empty if there is none. */
  readonly message: string;
  /** Name of the person who made the revision, as shown to the customer. */
  readonly by: string;
}
