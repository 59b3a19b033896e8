/** Wire format of the records about a person without an account (`/commerce/_office/personal-data`). */
import * as v from "valibot";
import { isEmailAddress } from "../values/email-address";
import { typedKey } from "../values/typed-key";
import { onRecord, withReason } from "./resources";

const address = v.pipe(typedKey(254), v.toLowerCase());

export const personalDataQuery = v.object({
  /** A complete email address. */
  q: v.optional(v.pipe(address, isEmailAddress("Enter a complete email address."))),
});
export const personalDataKey = v.pipe(address, isEmailAddress());

export const personalDataRecord = v.object({
  email: v.string(),
  /** Id of the account with this address; null for none. */
  customerId: v.nullable(v.string()),
  /** Orders and quotes without an account. */
  orders: v.number(),
  quotes: v.number(),
  /** Number of records by kind: withdrawals, inquiries, mails … */
  records: v.record(v.string(), v.number()),
});
export type PersonalDataRecord = v.InferOutput<typeof personalDataRecord>;

export const addressErased = v.object({ ...onRecord, ...withReason });
