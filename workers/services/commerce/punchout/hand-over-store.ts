/** Storage of a punchout cart's session data and message, in the cart's SQLite. Methods are synchronous. */
import { cxmlFields, punchoutOperation, punchoutProtocols, punchoutTarget } from "@contracts/commerce/punchout";
import * as v from "valibot";

const credential = v.object({ domain: v.string(), identity: v.string() });

/** All data besides the cart that a message needs. */
export const handOverDetails = v.object({
  protocol: v.picklist(punchoutProtocols),
  operation: punchoutOperation,
  /** Checked against the buyer's registration when the session began; null without a return URL. */
  returnUrl: v.nullable(v.string()),
  target: punchoutTarget,
  buyerCookie: v.string(),
  /** Credential of the buyer, as sent in the set-up. */
  from: credential,
  /** Credential of the shop, as sent in the set-up. */
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
  /** The message and the cart version it describes; null before it is generated. */
  readonly message: { readonly cartVersion: number; readonly fields: HandOverFields } | null;
  /** Milliseconds since 1970. */
  readonly submittedAt: number | null;
}

export class HandOverStore {
  readonly #sql: () => SqlStorage;

  /** @param sql returns the cart's database, with migrations applied */
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
