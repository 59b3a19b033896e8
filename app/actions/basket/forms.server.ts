/** Basket forms. Every field is validated before anything changes. */

import { sku } from "@contracts/catalogue/catalogue";
import { maxQuantity } from "@contracts/values/limits";
import * as v from "valibot";

const lineId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));
/** Converts full-width characters from Japanese and Chinese keyboards. */
const folded = v.pipe(
  v.string(),
  v.transform((typed) => typed.normalize("NFKC").trim()),
);
const code = v.pipe(folded, v.toUpperCase(), sku);
const count = v.pipe(folded, v.regex(/^[0-9]{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(maxQuantity));
/** Idempotency key of a button press, sent by scripts; absent from plain forms. */
const key = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)));
/** Page to return to; validated as a path of this site where it is used. */
const back = v.optional(v.pipe(v.string(), v.maxLength(2048)));
/** Set by a plain form after the shopper confirmed a change to a panel kit. */
const ask = v.optional(v.literal("yes"));
/** Design of a panel kit; kits of different designs are separate lines (T-LINE-16). */
const experimentId = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)));

export const basketForm = v.variant("intent", [
  v.object({ intent: v.literal("add"), sku: code, quantity: v.optional(count, "1"), experimentId, key, return: back }),
  v.object({ intent: v.literal("change"), line: lineId, quantity: v.pipe(v.string(), v.maxLength(32)), key, ask }),
  v.object({ intent: v.literal("remove"), line: lineId, key }),
]);
export type BasketForm = v.InferOutput<typeof basketForm>;

/** Problem of an invalid form; `form` if none of the shop's pages could have sent it. */
export function formProblem(fields: Readonly<Record<string, string>>): "form" | "product" | "code" | "quantity" {
  const { intent, line, quantity, sku: typed } = fields;
  switch (intent) {
    case "add":
      if (!typed?.trim()) return "product";
      if (!v.is(code, typed)) return "code";
      return quantity !== undefined && !v.is(count, quantity) ? "quantity" : "form";
    case "change":
      return v.is(lineId, line) ? "quantity" : "form";
    default:
      return "form";
  }
}
