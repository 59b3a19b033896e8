/**
 * Wire format of product reviews: published reviews, submissions and import lines. Schema messages are codes
 * (`ReviewFault`), which forms translate and show beside the field.
 */
import * as v from "valibot";
import { languages } from "../languages";
import { isEmailAddress } from "../values/email-address";
import { calendarDay } from "../values/measures";
import { isVisible, oneLine, plainText } from "../values/plain-text";
import { productKey } from "./catalogue";
import { outcomes } from "./evidence";

/** Reasons for rejecting a value. */
export const reviewFaults = ["required", "tooShort", "tooLong", "characters", "choice", "address"] as const;
export type ReviewFault = (typeof reviewFaults)[number];
const fault = (code: ReviewFault) => code;

export const ratings = [1, 2, 3, 4, 5] as const;
const rating = v.picklist(ratings, fault("choice"));
export type Rating = v.InferOutput<typeof rating>;

/** Control characters are rejected because they break the lines of a report. */
const line = (most: number) =>
  v.pipe(
    v.string(fault("required")),
    v.trim(),
    v.maxLength(most, fault("tooLong")),
    v.regex(oneLine, fault("characters")),
  );
const code = v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9&-]{1,16}$/, fault("choice"))));

/** Length limits that forms can display. */
export const reviewLimits = { title: 120, leastText: 30, text: 4000, author: 60, lot: 40 } as const;

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
  /** Codes of the application and the species the product was used with. */
  application: code,
  species: code,
  /** Outcome and lot. With application and species they make the review a test on record. */
  outcome: v.optional(v.nullable(v.picklist(outcomes, fault("choice"))), null),
  lot: v.optional(v.nullable(v.pipe(line(reviewLimits.lot), v.nonEmpty(fault("required")))), null),
  /** Display name chosen by the reviewer; may be empty. */
  author: line(reviewLimits.author),
  language: v.picklist(languages),
};

/** Optional address of a visitor, lowercased; only its digest is sent to the service. */
export const reviewEmail = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  isEmailAddress(fault("address")),
);

/** Digest of the writer's account or address of email (`domain/reviews/writer.ts`). */
export const reviewWriter = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Typed reviews are checked more closely than stored ones. */
const typed = {
  ...written,
  title: v.pipe(v.string(fault("required")), written.title, v.check(isVisible, fault("required"))),
  text: v.pipe(v.string(fault("required")), plainText, v.check(isVisible, fault("required")), written.text),
  author: v.pipe(v.string(fault("required")), written.author),
};

/** A submission. The `Idempotency-Key` header makes retries safe. */
export const newReview = v.strictObject({
  ...typed,
  /** Never shown. It finds a person's reviews for data export and erasure; null for an anonymous review. */
  writer: v.optional(v.nullable(reviewWriter), null),
});
export type NewReview = v.InferOutput<typeof newReview>;

/** New reviews are pending until a moderator decides. */
export const reviewStatuses = ["pending", "published", "rejected"] as const;
export const reviewReceipt = v.object({ id: v.string(), status: v.picklist(reviewStatuses) });
export type ReviewReceipt = v.InferOutput<typeof reviewReceipt>;

export const reviewId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const stored = {
  ...written,
  id: reviewId,
  /** Submission date, "YYYY-MM-DD". */
  day,
  /** True for demonstration records, which are not real evidence. */
  demonstration: v.boolean(),
};
export const review = v.object({
  ...stored,
  /** The shop's public answer, in the language of the review. */
  answer: v.optional(v.nullable(v.object({ text: v.string(), day }))),
});
export type Review = v.InferOutput<typeof review>;

/** Published reviews of a product, newest first, with its ratings. */
export const productReviews = v.object({
  productKey,
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Number of reviews per rating, 1 to 5. */
  byRating: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.length(5)),
  reviews: v.array(review),
});
export type ProductReviews = v.InferOutput<typeof productReviews>;

/** One import line; imported reviews are published at once. */
export const reviewRecord = v.strictObject({ ...stored, day: calendarDay, productKey });
export type ReviewRecord = v.InferOutput<typeof reviewRecord>;

/** `GET /written?writer=…`: all reviews of a writer, whatever their state. */
export const writtenReview = v.object({ ...review.entries, productKey, status: v.picklist(reviewStatuses) });
export type WrittenReview = v.InferOutput<typeof writtenReview>;
export const writtenReviews = v.object({ reviews: v.array(writtenReview) });

/** Pending reviews, and the moderator's decision. */
export const waitingReviews = v.object({ reviews: v.array(v.object({ ...review.entries, productKey })) });
export const reviewDecision = v.strictObject({ status: v.picklist(["published", "rejected"]) });

export const reviewKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));
/** Maximum reviews on a product page. */
export const reviewsShown = 20;
