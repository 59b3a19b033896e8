/** What a punchout cart is for, and the message that it becomes, in the cart's own SQLite. Every method is synchronous. */
import { cxmlFields, punchoutOperation, punchoutProtocols, punchoutTarget } from "@contracts/commerce/punchout";
import * as v from "valibot";

const credential = v.object({ domain: v.string(), identity: v.string() });

/** Everything that a message needs besides the cart. */
export const handOverDetails = v.object({
  protocol: v.picklist(punchoutProtocols),
  operation: punchoutOperation,
  /** Checked against the buyer's register when the session began; null when there is no way back. */
  returnUrl: v.nullable(v.string()),
  target: punchoutTarget,
  buyerCookie: v.string(),
  /** The buyer, as it addressed the shop. */
  from: credential,
  /** The shop, as the buyer addressed it. */
  to: credential,
  cxmlField: v.picklist(cxmlFields),
});
export type HandOverDetails = v.InferOutput<typeof handOverDetails>;

const fields = v.array(v.tuple([v.string(), v.string()]));
export type HandOverFields = v.InferOutput<typeof fields>;

const row = v.object({
  details: v.pipe(v.string(), v.parseJson(), handOverDetails),
  cart_version: v.nullable(v.number()),
  fields: v.nullable(v.pipe(v.string(), v.parseJson(), fields)),
  submitted_at: v.nullable(v.number()),
});

export interface HandOver {
  readonly details: HandOverDetails;
  /** The message, and the version of the cart that it tells of; null before there is one. */
  readonly message: { readonly cartVersion: number; readonly fields: HandOverFields } | null;
  /** Milliseconds since 1970. */
  readonly submittedAt: number | null;
}

export class HandOverStore {
  readonly #sql: () => SqlStorage;

  /** @param sql the cart's database, with its tables */
  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  current(): HandOver | null {
    const [found] = this.#sql().exec("select details, cart_version, fields, submitted_at from hand_over").toArray();
    if (!found) return null;
    const { details, cart_version: cartVersion, fields, submitted_at: submittedAt } = v.parse(row, found);
    return { details, message: cartVersion !== null && fields ? { cartVersion, fields } : null, submittedAt };
  }

  begin(details: HandOverDetails): void {
    this.#sql().exec("insert into hand_over (one, details) values (1, ?)", JSON.stringify(details));
  }

  keepMessage(cartVersion: number, fields: HandOverFields): void {
    this.#sql().exec("update hand_over set cart_version = ?, fields = ?", cartVersion, JSON.stringify(fields));
  }

  submit(now: number): void {
    this.#sql().exec("update hand_over set submitted_at = ?", now);
  }
}
