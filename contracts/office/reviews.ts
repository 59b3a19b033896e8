/** Reviews in the office: list, record, decision. */
import * as v from "valibot";
import { review, reviewStatuses } from "../catalogue/reviews";
import { typedKey } from "../values/typed-key";
import { onRecord, withReason } from "./resources";

export const moderatedReview = v.object({
  ...review.entries,
  productKey: v.string(),
  status: v.picklist(reviewStatuses),
});

export const moderatedReviewQuery = v.object({
  /** Words of title, text, or the name that is shown. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  status: v.optional(v.picklist(reviewStatuses)),
  /** Exact product number. */
  product: v.optional(typedKey(40)),
});

export const reviewPublished = v.object(onRecord);
export const reviewRejected = v.object({ ...onRecord, ...withReason });
/** Replaces an earlier answer; an empty text removes it. */
export const reviewAnswered = v.object({
  ...onRecord,
  text: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(2000), v.regex(/^(?:\P{Cc}|[\n\t])*$/u))), null),
});
