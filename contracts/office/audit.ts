/** Audit log of the back office: one entry for each change, stored in the same transaction. */
import * as v from "valibot";
import { typedDay } from "../values/measures";
import { typedKey } from "../values/typed-key";

const short = v.pipe(v.string(), v.maxLength(200));
/** Values of a record that an action changed, by name; texts are cut. */
const facts = v.record(v.pipe(v.string(), v.maxLength(100)), v.union([v.string(), v.number(), v.boolean(), v.null()]));
export type AuditFacts = v.InferOutput<typeof facts>;

/** A person of the office, a program with the administrator's key, or a customer who changes their own record. */
export const auditActor = v.object({
  kind: v.picklist(["person", "machine", "customer"]),
  id: short,
  name: short,
  /** Network address of the request; null if unknown. */
  address: v.nullable(short),
  /** Last segment of the called path, such as "tracking", because several actions share a permission. */
  call: v.optional(short),
});
export type AuditActor = v.InferOutput<typeof auditActor>;

export const auditEntry = v.object({
  /** The idempotency key of the action. A second entry with the same id cannot be stored. */
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(160)),
  /** ISO 8601, UTC, milliseconds. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  actor: auditActor,
  /** "orders", "lots" … */
  resource: short,
  /** Key of the record: an order number, a person's id. */
  record: short,
  /** "orders:ship" … */
  action: short,
  /** Version of the record after the change. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  before: facts,
  after: facts,
  reason: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

export const auditQuery = v.object({
  /** Exact key of a record. */
  q: v.optional(typedKey(200)),
  resource: v.optional(short),
  action: v.optional(short),
  /** Id or name of the actor. */
  actor: v.optional(short),
  /** First and last day, UTC. */
  from: v.optional(typedDay("Enter a day such as 2026-11-26.")),
  to: v.optional(typedDay("Enter a day such as 2026-11-26.")),
});
