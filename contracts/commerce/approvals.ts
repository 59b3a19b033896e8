/** Orders above a member's limit, which wait for a second person of the company. */
import * as v from "valibot";
import { money } from "../values/money";
import { cart } from "./cart";

/**
 * - `waiting`: the prices hold until `validUntil`;
 * - `ordered`: approved, and placed;
 * - `failed`: approved, but the payment was refused.
 */
export const approvalStates = ["waiting", "ordered", "refused", "withdrawn", "expired", "failed"] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalId = v.pipe(v.string(), v.regex(/^[\w-]{36}$/));

const approvalSummary = v.object({
  id: approvalId,
  state: v.picklist(approvalStates),
  /** The basket that asked, which a repeated submission still names. */
  cartId: v.string(),
  /** Number that the order has, or would have had. */
  orderNumber: v.string(),
  requester: v.object({ id: v.string(), name: v.string() }),
  total: money,
  createdAt: v.string(),
  validUntil: v.string(),
  /** Name of the person who decided; null while it waits, and if it ended undecided. */
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type ApprovalSummary = v.InferOutput<typeof approvalSummary>;

/** `GET /approvals`: the customer's own, and others' that the customer may decide, newest first. */
export const approvalList = v.object({ results: v.array(approvalSummary) });

/** `GET /approvals/{id}`, with the cart as it would be ordered. */
export const approval = v.object({
  ...approvalSummary.entries,
  cart,
  /** Decisions available to the reader. */
  may: v.array(v.picklist(["approve", "refuse", "withdraw"])),
});
export type Approval = v.InferOutput<typeof approval>;

/** Why a request is refused, in plain lines of text. */
export const decisionReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u),
);
/** `POST /approvals/{id}/decision`. */
export const approvalDecision = v.variant("kind", [
  v.strictObject({ kind: v.literal("approve") }),
  v.strictObject({ kind: v.literal("refuse"), reason: decisionReason }),
  v.strictObject({ kind: v.literal("withdraw") }),
]);
export type ApprovalDecision = v.InferOutput<typeof approvalDecision>;
export const approvalOutcome = v.object({ state: v.picklist(approvalStates), orderNumber: v.string() });
export type ApprovalOutcome = v.InferOutput<typeof approvalOutcome>;
