/** References that a buyer's company books an order by, and wishes for its delivery. */
import * as v from "valibot";
import { oneLine } from "../values/plain-text";

export const referenceNames = ["costCentre", "grantNumber", "glAccount"] as const;
export type ReferenceName = (typeof referenceNames)[number];

/** One code as invoices show it: letters, digits, spaces and . / _ # : - */
export const referenceCode = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./_#:-]{0,49}$/u));

const stored = v.nullable(v.pipe(v.string(), v.maxLength(64)));

/** References of an order; null where the buyer gave none. */
export const orderReferences = v.object({ costCentre: stored, grantNumber: stored, glAccount: stored });
export type OrderReferences = v.InferOutput<typeof orderReferences>;

/** Wishes of an order. */
export const deliveryWishes = v.object({
  /** Calendar date; the order arrives no earlier. */
  requestedOn: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** Everything in one shipment. */
  shipComplete: v.boolean(),
});

/** A buyer's note about one line, such as whom it is for: one line of text. */
export const lineNote = v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(oneLine));

/** Rule of a company for a reference; without codes, any code is accepted. */
const referenceRule = v.strictObject({
  required: v.boolean(),
  codes: v.pipe(
    v.array(v.strictObject({ code: referenceCode, name: v.pipe(v.string(), v.maxLength(100)) })),
    v.maxLength(2000),
  ),
});
export type ReferenceRule = v.InferOutput<typeof referenceRule>;

/** `GET /customers/me/references`: rules of the customer's company by reference; none for a reference that is free. */
export const referenceRules = v.strictObject({
  costCentre: v.optional(referenceRule),
  grantNumber: v.optional(referenceRule),
  glAccount: v.optional(referenceRule),
});
export type ReferenceRules = v.InferOutput<typeof referenceRules>;
