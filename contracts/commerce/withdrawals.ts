/**
 * Wire format of withdrawals from contracts: consumers' statements through the withdrawal function that Article 11a of
 * Directive 2011/83/EU requires, and the staff's decisions on them.
 */
import * as v from "valibot";
import { email, line } from "../customers/customers";
import { languages } from "../languages";
import { regionNames } from "../regions";
import { countryCode } from "../values/money";

const requiredLine = (most: number) => v.pipe(line(most), v.minLength(1));

/** Statement of the consumer. It is not matched to an order automatically; a person reads it first. */
const withdrawalStatement = v.strictObject({
  name: requiredLine(120),
  /** Order number, or other words that identify the contract. */
  contract: requiredLine(200),
  /** The goods, if the withdrawal is from a part of the contract; empty for all of it. */
  goods: v.optional(line(500), ""),
  /** The receipt goes to this address. */
  email,
});

export const newWithdrawal = v.strictObject({
  statement: withdrawalStatement,
  market: v.strictObject({
    region: v.picklist(regionNames),
    country: countryCode,
    language: v.picklist(languages),
  }),
});
export type NewWithdrawal = v.InferOutput<typeof newWithdrawal>;

export const withdrawalReference = v.pipe(v.string(), v.regex(/^WD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));
export const withdrawalReceipt = v.object({
  reference: withdrawalReference,
  /** ISO 8601; the time that counts for the period of withdrawal. */
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type WithdrawalReceipt = v.InferOutput<typeof withdrawalReceipt>;

export const withdrawalStates = ["received", "accepted", "refused", "refunded"] as const;
const withdrawalState = v.picklist(withdrawalStates);
export type WithdrawalState = v.InferOutput<typeof withdrawalState>;

const reason = requiredLine(500);
const person = requiredLine(120);

/** A decision about a withdrawal. A refusal needs a reason. */
export const withdrawalChange = v.pipe(
  v.strictObject({
    /** Version that the user saw; a different one is a conflict. */
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    state: withdrawalState,
    reason: v.optional(v.nullable(reason), null),
    /** Person who decides, for the history. */
    by: person,
  }),
  v.check(({ state, reason: given }) => state !== "refused" || given !== null, "A refusal needs a reason."),
);
export type WithdrawalChange = v.InferOutput<typeof withdrawalChange>;

export const withdrawal = v.object({
  ...withdrawalReceipt.entries,
  ...newWithdrawal.entries,
  state: withdrawalState,
  version: v.number(),
  /** Oldest first. */
  history: v.array(
    v.object({
      at: v.string(),
      by: v.string(),
      from: withdrawalState,
      to: withdrawalState,
      reason: v.nullable(v.string()),
    }),
  ),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const withdrawalQuery = v.strictObject({
  state: v.optional(withdrawalState),
  /** Prefix of a reference, an address or the text that identifies the contract. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
  /** Reference of the last withdrawal on the previous page. */
  after: v.optional(withdrawalReference),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(200)), "50"),
});

export const withdrawalPage = v.object({
  /** Newest first, without their history. */
  results: v.array(v.omit(withdrawal, ["history"])),
  /** Value of `after` for the next page; null on the last one. */
  next: v.nullable(withdrawalReference),
});
export type WithdrawalPage = v.InferOutput<typeof withdrawalPage>;
