/** Forms that change the basket: every field parsed here, before anything is done. */

import { sku } from "@contracts/catalogue";
import { maxQuantity } from "@contracts/limits";
import * as v from "valibot";

const lineId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));
const code = v.pipe(v.string(), v.trim(), v.toUpperCase(), sku);
const count = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9]{1,4}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(maxQuantity),
);
/** Names one press of a button, when a script sends the form; a plain form has none. */
const key = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)));
/** Page to go on from; checked as an address of this site where it is used. */
const back = v.optional(v.pipe(v.string(), v.maxLength(2048)));
/** A plain form: what changes a designed kit is asked about first. */
const ask = v.optional(v.literal("yes"));
/** Design of a panel kit; kits of different designs are lines of their own (T-LINE-16). */
const experimentId = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)));

export const basketForm = v.variant("intent", [
  v.object({ intent: v.literal("add"), sku: code, quantity: v.optional(count, "1"), experimentId, key, return: back }),
  v.object({ intent: v.literal("change"), line: lineId, quantity: v.pipe(v.string(), v.maxLength(32)), key, ask }),
  v.object({ intent: v.literal("remove"), line: lineId, key }),
]);
export type BasketForm = v.InferOutput<typeof basketForm>;

/** What is wrong with a form that cannot be read. */
export function formProblem(fields: Readonly<Record<string, string>>): "product" | "code" | "quantity" {
  if (fields.intent !== "add") return "quantity";
  if (!fields.sku?.trim()) return "product";
  return v.is(code, fields.sku) ? "quantity" : "code";
}
