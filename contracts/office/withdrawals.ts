/** Wire format of withdrawals from contracts in the office (`/commerce/_office/withdrawals`). */
import * as v from "valibot";
import { withdrawal, withdrawalStates } from "../commerce/withdrawals";
import { onRecord, withReason } from "./resources";

export const withdrawalRow = v.omit(withdrawal, ["history"]);
export const withdrawalListQuery = v.object({
  /** Prefix of a reference, an address or the text that identifies the contract. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  state: v.optional(v.picklist(withdrawalStates)),
});
export const withdrawalDecision = v.object(onRecord);
export const withdrawalRefusal = v.object({ ...onRecord, ...withReason });
