/**
 * Fate and former names of a product, stored in its record. A number that was ever published keeps resolving: to a
 * page, a redirect to the new number of the same reagent, or a tombstone.
 */
import * as v from "valibot";
import { calendarDay } from "../values/measures";
import { productNames } from "./product-texts";

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const key = v.pipe(v.string(), v.regex(/^[0-9]{4,6}$/));

/** Only `same-reagent-new-number` redirects; every other replacement is a different reagent. */
const replacementKinds = ["same-reagent-new-number", "same-clone-other-format", "new-clone", "none"] as const;
export type ReplacementKind = (typeof replacementKinds)[number];

const replacement = v.object({
  /** Product number of the replacement; null if there is none. */
  key: v.nullable(key),
  kind: v.picklist(replacementKinds),
  /** Properties measured for both products. */
  sideBySide: v.pipe(v.array(v.object({ property: line, former: line, replacement: line })), v.maxLength(30)),
  /** In words: "another epitope", "without BSA". */
  differences: v.pipe(v.array(line), v.maxLength(20)),
});

const registryId = v.object({
  id: line,
  since: calendarDay,
  /** Id that the registry merged this one into. */
  mergedInto: v.nullable(line),
});

/** Another maker's product number, its relation to this product, and the basis of that relation; never a rating. */
const foreignNumber = v.object({
  vendor: line,
  catalog: line,
  rrid: v.nullable(line),
  relation: v.picklist(["same-clone", "same-target-and-use", "same-target"]),
  basis: line,
  sourceUrl: v.pipe(v.string(), v.url(), v.startsWith("https://"), v.maxLength(512)),
  day: calendarDay,
});

export const lineage = v.object({
  /** Numbers of the same reagent before; each redirects here. */
  formerKeys: v.pipe(v.array(key), v.maxLength(20)),
  formerNames: v.pipe(v.array(line), v.maxLength(20)),
  /** Registry ids besides the current one. */
  rrids: v.pipe(v.array(registryId), v.maxLength(20)),
  /** Set if the maker took the product back because it failed. */
  withdrawal: v.nullable(v.object({ reason: line, reasons: v.optional(productNames), day: calendarDay })),
  replacement: v.nullable(replacement),
  foreignNumbers: v.pipe(v.array(foreignNumber), v.maxLength(50)),
});
export type Lineage = v.InferOutput<typeof lineage>;

/** `GET /products/{number}/fate`: fate of a number without a page; 404 if it was never published. */
export const fate = v.variant("kind", [
  v.object({ kind: v.literal("renumbered"), to: key }),
  v.object({ kind: v.literal("removed"), reason: line, reasons: v.optional(productNames), day: calendarDay }),
]);
export type Fate = v.InferOutput<typeof fate>;

/**
 * One line of `POST /commerce/_admin/tombstones`: a product removed with its page for legal reasons. `reasons` is the
 * reason in Japanese and Chinese.
 */
export const tombstone = v.strictObject({ key, reason: line, reasons: v.optional(productNames), day: calendarDay });
export type Tombstone = v.InferOutput<typeof tombstone>;

/**
 * `GET /products/identifiers?value=`: products that are or were known by a number, a registry id or a clone. `foreign`:
 * the value is another maker's number, or registry id, that the product's record states a relation to.
 */
export const identified = v.object({
  products: v.array(v.object({ kind: v.picklist(["number", "rrid", "clone", "foreign"]), productKey: key })),
});
export type Identified = v.InferOutput<typeof identified>;
