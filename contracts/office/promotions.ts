/** Wire format of promotions in the office (`/commerce/_office/promotions`, `/commerce/_office/basket-trial`). */
import * as v from "valibot";
import { promotion } from "../commerce/checkout-settings";
import { typedDay } from "../values/measures";
import { money } from "../values/money";
import { oneLine } from "../values/plain-text";
import { typedKey } from "../values/typed-key";
import { onList, onRecord, withReason } from "./resources";

export const promotionStates = ["running", "planned", "over", "stopped"] as const;
export const promotionRow = v.object({
  promotion,
  state: v.picklist(promotionStates),
  /** Position in the order of application, from 1. */
  place: v.number(),
});
export type PromotionRow = v.InferOutput<typeof promotionRow>;
export const promotionQuery = v.object({
  /** A code, or a part of the name. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  state: v.optional(v.picklist(promotionStates)),
});

export const promotionEffects = ["percentage", "freePieces", "freeShipping", "gift"] as const;
const isOneLine = v.regex(oneLine, "Use one line of text without direction controls.");
const line = (most: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most))), null);
const nameLine = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200), isOneLine)), null);
const count = v.optional(
  v.nullable(v.pipe(v.number("A whole number."), v.integer(), v.minValue(1, "At least 1."))),
  null,
);
const day = typedDay("A day such as 2026-11-26.");

/** Fields that a person types about a promotion. Days are whole days in UTC, the last one included. */
const promotionFields = {
  code: v.pipe(
    v.string("Enter a code."),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, "Two to 40 letters, digits and hyphens."),
  ),
  name: v.pipe(v.string("Enter a name."), v.trim(), v.minLength(1, "Enter a name."), v.maxLength(200), isOneLine),
  nameJa: nameLine,
  nameZh: nameLine,
  from: day,
  until: day,
  /** Codes of countries, separated by spaces. */
  countries: line(1500),
  perCustomer: count,
  newCustomersOnly: v.boolean(),
  stopsOthers: v.boolean(),
  /** "USD 100.00", one per line. */
  minimums: line(1000),
  effect: v.picklist(promotionEffects),
  percent: line(10),
  families: line(4000),
  buy: count,
  free: count,
  gift: line(20),
  giftPieces: count,
};
const promotionTyped = v.object(promotionFields);
export type PromotionTyped = v.InferOutput<typeof promotionTyped>;

export const promotionAdd = v.object({ ...onList, ...withReason, ...promotionFields });
export const promotionChange = v.object({ ...onRecord, ...withReason, ...promotionFields });
export const promotionStop = v.object({ ...onRecord, ...withReason });
export const promotionStart = v.object(onRecord);
export const promotionMove = v.object({
  ...onRecord,
  place: v.pipe(v.number("A whole number."), v.integer(), v.minValue(1, "At least 1."), v.maxValue(1000)),
});

/** A basket to try promotions on; it is not stored. */
export const trialQuery = v.object({
  /** Sizes with pieces, separated by spaces: `4060S:2 9272S`. */
  q: v.optional(v.pipe(typedKey(500), v.toUpperCase())),
  codes: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(200))),
  country: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, "Two letters, such as DE."))),
  /** Promotions are evaluated at noon of this day. */
  day: v.optional(day),
});
/** A line, a code or a total of the basket. */
export const trialRow = v.object({
  what: v.string(),
  pieces: v.nullable(v.number()),
  listPrice: v.nullable(money),
  price: v.nullable(money),
  total: v.nullable(money),
  why: v.string(),
});
export type TrialRow = v.InferOutput<typeof trialRow>;
