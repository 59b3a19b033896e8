/** Runs an action of the office on an order: version, change, lots, mails, payment, audit. */

import type { Order } from "@contracts/commerce/orders";
import type { MailRequest } from "@contracts/mail";
import type { AuditActor, AuditEntry, AuditFacts } from "@contracts/office/audit";
import type { OfficeFacts } from "@contracts/office/orders";
import type { Permission } from "@contracts/office/permissions";
import { queueState } from "@domain/order-status/queue-state";
import type { ServicesEnv } from "../../env";
import { type ActionRequest, acted, fieldProblem, outdated } from "../../shared/office/actions";
import { notFound, problemResponse } from "../../shared/problems";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import type { OfficeAction } from "../ledgers/office-orders";
import type { Recipient } from "../orders/mail-texts/types";
import { orderEventMail } from "../orders/order-mail";
import { recipientOf } from "../orders/recipient";
import { applyMissedRecalls, type ChosenLot, LotShort, LotsUnavailable, withShippedLots } from "../orders/shipped-lots";
import { isSettlementMoved, settlePayment } from "../payments/settle-payment";

interface Desk {
  readonly env: ServicesEnv;
  readonly actor: AuditActor;
}

/** Order after an action; a response refuses it. */
export interface OrderPlan {
  readonly order?: Order;
  readonly facts?: OfficeFacts;
  readonly settlement?: OfficeAction["settlement"];
  readonly chosen?: ReadonlyMap<string, readonly ChosenLot[]>;
  /** Mails in addition to the one about changed lines. */
  mails?(order: Order, recipient: Recipient): readonly MailRequest[];
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

interface Current {
  readonly order: Order;
  readonly facts: OfficeFacts;
  readonly owner: string;
}

/** The order with its number, or null. */
export async function currentOrder(env: ServicesEnv, number: string): Promise<Current | null> {
  const owner = await ownerOfNumber(env, number.slice(0, 64));
  const found: { order: Order; facts: OfficeFacts; history: readonly AuditEntry[] } | null =
    owner === null ? null : await ledgerOf(env, owner).officeOrder(number);
  return owner !== null && found ? { order: found.order, facts: found.facts, owner } : null;
}

const touched = (order: Order, formerVersion: number): Order =>
  order.version > formerVersion
    ? order
    : { ...order, version: formerVersion + 1, lastModifiedAt: new Date().toISOString() };

/** Carries out an action once per key. Problems of chosen lots name the line's field in the form. */
export async function actOnOrder(
  { env, actor }: Desk,
  number: string,
  action: Permission,
  { key, version, reason = null }: ActionRequest,
  plan: (current: Current) => OrderPlan | Response | Promise<OrderPlan | Response>,
): Promise<Response> {
  const current = await currentOrder(env, number);
  if (!current) return notFound(number.slice(0, 64));
  const { order, owner } = current;
  const ledger = ledgerOf(env, owner);
  const known: AuditEntry | null = await ledger.officeAction(key);
  if (known) {
    if (known.action !== action || known.record !== number)
      return problemResponse(409, { code: "IdempotencyConflict", message: "This key belongs to another action." });
    // A call whose response was lost may have left the payment open.
    await settlePayment(env, order, owner);
    return acted({ record: number, version: known.version });
  }
  if (version !== null && version !== order.version) return outdated(order.version);
  const planned = await plan(current);
  if (planned instanceof Response) return planned;
  const { facts = current.facts, chosen } = planned;
  const shipped = await withLots(env, current, touched(planned.order ?? order, order.version), chosen);
  if (shipped instanceof Response) return shipped;
  const recipient = await recipientOf(env, owner, order);
  const moved = recipient && orderEventMail(order, shipped, recipient);
  const mails = recipient ? [...(moved ? [moved] : []), ...(planned.mails?.(shipped, recipient) ?? [])] : [];
  const change = {
    ...{ key, actor, resource: "orders", record: number, action, version: shipped.version, reason },
    before: { ...linesOf(order), state: queueState(order, current.facts), ...planned.before },
    after: { ...linesOf(shipped), state: queueState(shipped, facts), ...planned.after },
  };
  const { settlement } = planned;
  const done = await ledger.actOnOrder({
    ...{ order: shipped, facts, formerVersion: order.version, mails, change },
    ...(settlement && { settlement }),
  });
  if (done === "outdated") return outdated(order.version + 1);
  await applyMissedRecalls(env, order, shipped, owner);
  if (settlement === "again" || isSettlementMoved(order, shipped)) await settlePayment(env, shipped, owner);
  return acted({ record: number, version: shipped.version });
}

async function withLots(env: ServicesEnv, { order, owner }: Current, after: Order, chosen: OrderPlan["chosen"]) {
  try {
    return await withShippedLots(env, order, after, owner, chosen);
  } catch (error) {
    if (error instanceof LotShort) {
      const place = order.lineItems.findIndex(({ id }) => id === error.lineId);
      return fieldProblem(`lines.${place}.lots.0.lot`, "One of these lots has too few units, or does not ship.");
    }
    if (!(error instanceof LotsUnavailable)) throw error;
    return problemResponse(503, { code: "General", message: "The lots cannot be assigned at present. Try again." });
  }
}

/** State, tracking and lots of each line, as facts of the log. */
function linesOf(order: Order): AuditFacts {
  return Object.fromEntries(
    order.lineItems.map(({ sku, lineItemStatus, carrier, trackingNumber, lots }, place) => {
      const taken = lots.map(({ lot, quantity }) => `${lot} × ${quantity}`).join(", ");
      const text = [lineItemStatus, carrier, trackingNumber, taken].filter(Boolean).join("; ");
      return [`line ${place + 1}, ${sku}`, text || null];
    }),
  );
}
