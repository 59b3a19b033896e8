/** Wire format of customers in the office (`/commerce/_office/customers`). */
import * as v from "valibot";
import { companyId, companyRoles } from "../customers/companies";
import { onRecord, withReason } from "./resources";

export const customerStates = ["active", "erased"] as const;

export const customerRow = v.object({
  id: v.string(),
  state: v.picklist(customerStates),
  email: v.string(),
  name: v.string(),
  company: v.string(),
  country: v.string(),
  createdAt: v.string(),
});
export type CustomerRow = v.InferOutput<typeof customerRow>;

export const customerQuery = v.object({
  /** Words of name, address or company; all of them occur. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  state: v.optional(v.picklist(customerStates)),
});

export const customerRecord = v.object({
  ...customerRow.entries,
  /** False for a deleted account. */
  exists: v.boolean(),
  verified: v.boolean(),
  /** Time at which the second factor was turned on; null if it is off. */
  secondFactorSince: v.nullable(v.string()),
  sessions: v.number(),
  orders: v.number(),
  quotes: v.number(),
  membership: v.nullable(v.object({ id: companyId, name: v.string(), role: v.picklist(companyRoles) })),
});
export type CustomerRecord = v.InferOutput<typeof customerRecord>;

export const customerAction = v.object({ ...onRecord, ...withReason });
