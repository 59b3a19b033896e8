/**
 * Wire format of inquiries between storefront and intake. Schema messages are codes (`InquiryFault`), which forms
 * translate and show beside the field.
 */
import * as v from "valibot";
import { languages } from "../languages";
import { regionNames } from "../regions";
import { isEmailAddress } from "../values/email-address";
import { calendarDay } from "../values/measures";
import { oneLine, plainText } from "../values/plain-text";

/** Reasons for rejecting a value. */
export const inquiryFaults = ["required", "tooLong", "characters", "email", "choice", "number", "day"] as const;
export type InquiryFault = (typeof inquiryFaults)[number];

const required: InquiryFault = "required";
const tooLong: InquiryFault = "tooLong";
const characters: InquiryFault = "characters";

/** Control characters are rejected because they break the lines of a mail or a table. */
const isOneLine = v.regex(oneLine, characters);
const manyLines = v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, characters);

const line = (most: number) =>
  v.pipe(v.string(required), v.trim(), v.nonEmpty(required), v.maxLength(most, tooLong), isOneLine);
const optionalLine = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, tooLong), isOneLine), "");
const message = v.pipe(
  v.string(required),
  plainText,
  v.trim(),
  v.nonEmpty(required),
  v.maxLength(4000, tooLong),
  manyLines,
);
const choice = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, (issue) => (issue.input === undefined || issue.input === "" ? required : "choice"));
const whole = (least: number, most: number) =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(v.string(), v.normalize("NFKC"), v.trim(), v.nonEmpty(required), v.regex(/^\d{1,6}$/, "number")),
      ],
      required,
    ),
    v.transform(Number),
    v.integer("number"),
    v.minValue(least, "number"),
    v.maxValue(most, "number"),
  );
/** A date or an empty string. */
const optionalDay = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((day) => day === "" || v.is(calendarDay, day), "day"),
  ),
  "",
);

const person = {
  name: line(100),
  email: v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(254, tooLong),
    isOneLine,
    isEmailAddress("email"),
  ),
  organisation: line(200),
  phone: optionalLine(40),
};

export const contactTopics = ["order", "product", "technical", "quote", "other"] as const;
export const formulations = ["bsa-azide-free", "concentration", "bulk", "conjugation", "other"] as const;
export const scanModifications = [
  "phosphotyrosine",
  "phosphoserine-threonine",
  "acetyl-lysine",
  "ubiquitin-remnant",
  "methyl-arginine",
  "other",
] as const;
export const scanOffers = ["study", "kit"] as const;

export const contactInquiry = v.object({
  kind: v.literal("contact"),
  topic: choice(contactTopics),
  ...person,
  order_number: optionalLine(40),
  product_number: optionalLine(40),
  message,
});
export const formulationInquiry = v.object({
  kind: v.literal("formulation"),
  product_number: line(40),
  product_name: optionalLine(300),
  formulation: choice(formulations),
  amount: line(80),
  needed_by: optionalDay,
  ...person,
  message,
});
export const scanInquiry = v.object({
  kind: v.literal("ptmscan"),
  offer: choice(scanOffers),
  modification: choice(scanModifications),
  species: line(80),
  samples: whole(1, 500),
  replicates: whole(1, 20),
  product_number: optionalLine(40),
  ...person,
  message,
});
/** Request for a guide that requires contact details. */
export const guideInquiry = v.object({
  kind: v.literal("guide"),
  item: line(64),
  title: line(300),
  ...person,
});

export const returnReasons = ["damaged", "wrong", "quality", "unneeded", "other"] as const;
/** A request to return items of an order, from the order's page. */
export const returnInquiry = v.object({
  kind: v.literal("return"),
  order_number: line(40),
  /** "2 × 4060S, 1 × 9272S". */
  items: line(4000),
  reason: choice(returnReasons),
  name: line(200),
  email: person.email,
  organisation: optionalLine(200),
  message: v.optional(v.pipe(v.string(), plainText, v.trim(), v.maxLength(2000, tooLong), manyLines), ""),
});

const inquiry = v.variant("kind", [contactInquiry, formulationInquiry, scanInquiry, guideInquiry, returnInquiry]);
export type Inquiry = v.InferOutput<typeof inquiry>;
export type InquiryKind = Inquiry["kind"];
export const inquiryKinds = [
  "contact",
  "formulation",
  "ptmscan",
  "guide",
  "return",
] as const satisfies readonly InquiryKind[];

/** A submission. The `Idempotency-Key` header makes retries safe. */
export const newInquiry = v.object({
  inquiry,
  market: v.object({
    region: v.picklist(regionNames),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    language: v.picklist(languages),
  }),
});
export type NewInquiry = v.InferOutput<typeof newInquiry>;

export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

export const inquiryReceipt = v.object({
  /** Reference for visitors and support: `BQ-7F3K-92MD`. */
  reference: v.pipe(v.string(), v.regex(/^BQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)),
  /** ISO 8601. */
  receivedAt: v.string(),
});
export type InquiryReceipt = v.InferOutput<typeof inquiryReceipt>;

/** Earlier forms accepted days that do not exist, such as February 30. */
const keptInquiry = v.variant("kind", [
  contactInquiry,
  v.object({ ...formulationInquiry.entries, needed_by: v.optional(v.string(), "") }),
  scanInquiry,
  guideInquiry,
  returnInquiry,
]);
export const storedInquiry = v.object({ ...newInquiry.entries, inquiry: keptInquiry, ...inquiryReceipt.entries });
export type StoredInquiry = v.InferOutput<typeof storedInquiry>;
export const inquiryList = v.object({ inquiries: v.array(storedInquiry) });
