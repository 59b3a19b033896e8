/** Storage of the order or quote attempt in the cart's SQLite. Methods are synchronous. */

import { payment } from "@contracts/commerce/payments";
import { seller } from "@contracts/commerce/seller";
import { mailLanguage } from "@contracts/mail";
import { linkKey } from "@contracts/values/link-key";
import * as v from "valibot";

/**
 * - `ask`: a request to a second person is to be stored and mailed;
 * - `wait`: that person has not decided;
 * - `close`: there will be no order, and the shopper is to be informed;
 * - `authorise`: the payment was or will be requested with the attempt's id;
 * - `record`: the payment was granted, and the ledger is to store the order or quote;
 * - `release`: the ledger has stored it, and the shopper's active cart is to be released;
 * - `done`: the cart is closed.
 */
const steps = ["ask", "wait", "close", "authorise", "record", "release", "done"] as const;

/** An order that needs a second person. */
const approval = v.object({
  companyId: v.string(),
  companyName: v.string(),
  requesterId: v.string(),
  requesterName: v.string(),
  /** ISO 8601; the prices of the cart are valid until then. */
  validUntil: v.string(),
  decision: v.nullable(
    v.object({
      kind: v.picklist(["approve", "refuse", "withdraw", "expire", "fail"]),
      by: v.nullable(v.string()),
      byId: v.nullable(v.string()),
      at: v.string(),
      reason: v.nullable(v.string()),
    }),
  ),
});
export type PlacementApproval = v.InferOutput<typeof approval>;
export type PlacementDecision = NonNullable<PlacementApproval["decision"]>;

/** All data that the steps need, so they can run without the shopper. */
const details = v.object({
  /** Null for a quote. */
  payment: v.nullable(payment),
  /** Limit on the customer's open purchase orders. */
  creditLimit: v.nullable(v.number()),
  /** Ledger that the credit is reserved in, if it is not the customer's own. */
  creditOwner: v.optional(v.string()),
  approval: v.optional(approval),
  /** Secret of the link to a guest's order. */
  guestKey: v.optional(linkKey),
  /** Name of the program that orders in the customer's name. */
  program: v.optional(v.string()),
  /** `traceparent` of the request that placed the order, for steps that run later. */
  trace: v.optional(v.pipe(v.string(), v.maxLength(55))),
  /** Company that the customer buys for. */
  company: v.optional(v.object({ id: v.string(), name: v.string() })),
  recipient: v.nullable(
    v.object({ email: v.string(), firstName: v.string(), lastName: v.string(), language: mailLanguage }),
  ),
  /** The company that sells; absent from older attempts. */
  seller: v.optional(v.nullable(seller)),
  quoteDates: v.nullable(v.object({ quoteCreationDate: v.string(), quoteExpirationDate: v.string() })),
});
export type PlacementDetails = v.InferOutput<typeof details>;

const row = v.object({
  attempt_id: v.string(),
  kind: v.picklist(["order", "quote"]),
  number: v.string(),
  step: v.picklist(steps),
  details: v.pipe(v.string(), v.parseJson(), details),
  tries: v.number(),
  begun_at: v.number(),
  changed_at: v.number(),
});

export interface Placement {
  /** Idempotency key of the payment and of the credit. */
  readonly attemptId: string;
  readonly kind: "order" | "quote";
  readonly number: string;
  readonly step: (typeof steps)[number];
  readonly details: PlacementDetails;
  /** Failed tries of the current step. */
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  readonly changedAt: number;
}

export class PlacementStore {
  readonly #sql: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  current(): Placement | null {
    const [found] = this.#sql().exec("select * from placement").toArray();
    if (!found) return null;
    const { kind, number, step, details, tries, ...times } = v.parse(row, found);
    const { attempt_id: attemptId, begun_at: begunAt, changed_at: changedAt } = times;
    return { attemptId, kind, number, step, details, tries, begunAt, changedAt };
  }

  save(placement: Placement): void {
    this.#sql().exec(
      `insert or replace into placement (one, attempt_id, kind, number, step, details, tries, begun_at, changed_at)
       values (1, ?, ?, ?, ?, ?, ?, ?, ?)`,
      placement.attemptId,
      placement.kind,
      placement.number,
      placement.step,
      JSON.stringify(placement.details),
      placement.tries,
      placement.begunAt,
      Date.now(),
    );
  }

  clear(): void {
    this.#sql().exec("delete from placement");
  }
}
