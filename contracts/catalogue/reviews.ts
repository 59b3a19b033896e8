/**
 * Reviews of products on the wire: what shoppers read, what one sends in, and the line of an import. The messages of
 * the schema are codes (`ReviewFault`), so that a form can say them in the visitor's language beside the field.
 */
import * as v from "valibot";
import { productKey } from "./catalogue";

/** Why a value was not taken. */
export const reviewFaults = ["required", "tooShort", "tooLong", "characters", "choice"] as const;
export type ReviewFault = (typeof reviewFaults)[number];
const fault = (code: ReviewFault) => code;

export const ratings = [1, 2, 3, 4, 5] as const;
const rating = v.picklist(ratings, fault("choice"));
export type Rating = v.InferOutput<typeof rating>;

/** Nobody types control characters; they would break the lines of a report. */
const line = (most: number) =>
  v.pipe(
    v.string(fault("required")),
    v.trim(),
    v.maxLength(most, fault("tooLong")),
    v.regex(/^\P{Cc}*$/u, fault("characters")),
  );
const code = v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9&-]{1,16}$/, fault("choice"))));

/** Lengths that a form can name. */
export const reviewLimits = { title: 120, leastText: 30, text: 4000, author: 60 } as const;

const written = {
  rating,
  title: v.pipe(line(reviewLimits.title), v.nonEmpty(fault("required"))),
  text: v.pipe(
    v.string(fault("required")),
    v.trim(),
    v.nonEmpty(fault("required")),
    v.minLength(reviewLimits.leastText, fault("tooShort")),
    v.maxLength(reviewLimits.text, fault("tooLong")),
    v.regex(/^(?:\P{Cc}|[\n\t])*$/u, fault("characters")),
  ),
  /** Codes of the application and the species in which the product was used. */
  application: code,
  species: code,
  /** As the reviewer wants to be named; empty for nobody in particular. */
  author: line(reviewLimits.author),
  language: v.picklist(["en", "jp", "cn"]),
};

/** What a shopper sends; the header `Idempotency-Key` makes a repetition harmless. */
export const newReview = v.strictObject(written);
export type NewReview = v.InferOutput<typeof newReview>;

/** A review that comes in waits until someone has read it. */
export const reviewStatuses = ["pending", "published", "rejected"] as const;
export const reviewReceipt = v.object({ id: v.string(), status: v.picklist(reviewStatuses) });
export type ReviewReceipt = v.InferOutput<typeof reviewReceipt>;

export const reviewId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

export const review = v.object({
  ...written,
  id: reviewId,
  /** Day on which it was sent in, "YYYY-MM-DD". */
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** True for records that are no evidence, made for demonstration. */
  demonstration: v.boolean(),
});
export type Review = v.InferOutput<typeof review>;

/** Published reviews of a product, newest first, and how they rate it. */
export const productReviews = v.object({
  productKey,
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How many gave each rating, from 1 to 5. */
  byRating: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.length(5)),
  reviews: v.array(review),
});
export type ProductReviews = v.InferOutput<typeof productReviews>;

/** A line of the import: published at once. */
export const reviewRecord = v.strictObject({ ...review.entries, productKey });
export type ReviewRecord = v.InferOutput<typeof reviewRecord>;

/** What waits for its reader, and the decision. */
export const waitingReviews = v.object({ reviews: v.array(v.object({ ...review.entries, productKey })) });
export const reviewDecision = v.strictObject({ status: v.picklist(["published", "rejected"]) });

export const reviewKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));
/** As many stand on a product page. */
export const reviewsShown = 20;
