/** List of all submitted quotes, for the staff. */
import * as v from "valibot";
import { money } from "../values/money";
import { quoteStates } from "./quote-negotiation";
import { quoteNumber } from "./quote-terms";

const text = v.string();

export const quoteListRow = v.object({
  number: quoteNumber,
  state: v.picklist(quoteStates),
  revision: v.number(),
  country: text,
  total: money,
  customer: text,
  organisation: text,
  email: text,
  createdAt: text,
  changedAt: text,
  validUntil: text,
  /** The customer waits for an answer of the shop. */
  waits: v.boolean(),
});
export type QuoteListRow = v.InferOutput<typeof quoteListRow>;

/** Query of the list; absent filters do not apply. */
export const quoteListFilter = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  state: v.optional(v.picklist(quoteStates)),
  waits: v.optional(
    v.pipe(
      v.picklist(["yes"]),
      v.transform(() => true),
    ),
  ),
  /** `next` of the former page. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-Q\d{12}$/))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(500)),
    "50",
  ),
});
export type QuoteListFilter = v.InferOutput<typeof quoteListFilter>;

export const quoteListPage = v.object({
  rows: v.array(quoteListRow),
  /** `after` of the next page; null on the last. */
  next: v.nullable(text),
});
export type QuoteListPage = v.InferOutput<typeof quoteListPage>;
