/** Back office: moves lines and orders between states, and settles payments accordingly. */
import { type LineMove, lineMove, type Order, type StateMove, stateMove } from "@contracts/commerce/orders";
import { mayMoveState, moveLines, moveState } from "@domain/checkout/order-moves";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readJson } from "../../shared/body";
import { notFound, problemResponse } from "../../shared/problems";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import { settlePayment } from "../payments/settle-payment";
import { orderEventMail } from "./order-mail";
import { recipientOf } from "./recipient";
import { applyMissedRecalls, LotsUnavailable, withShippedLots } from "./shipped-lots";

/** `/{orderNumber}/lines` and `/{orderNumber}/state`; the guard is added where they are mounted. */
export const orderMoves = new Hono<ServicesApp>();

orderMoves.post("/:number/lines", (c) =>
  moved(
    c,
    lineMove,
    (order, move: LineMove, now) =>
      moveLines(order, move, now) ?? "The order has no line that can change to this state.",
  ),
);
orderMoves.post("/:number/state", (c) =>
  moved(c, stateMove, (order, { state }: StateMove, now) =>
    mayMoveState(order, state)
      ? moveState(order, state, now)
      : `An order that is ${order.orderStatus} cannot become ${state}${state === "Cancelled" ? ": none of its lines waits." : "."}`,
  ),
);

/** The same moves for an operator with the admin key. */
export const backOfficeRoutes = new Hono<ServicesApp>();
backOfficeRoutes.use(requireAdmin);
backOfficeRoutes.route("/orders", orderMoves);

/** Attempts of a move: one that conflicts with another is retried on the new state. */
const attempts = 5;

/** @param move returns the order after the move, or the reason for refusal */
async function moved<S extends v.GenericSchema>(
  c: Context<ServicesApp>,
  schema: S,
  move: (order: Order, body: v.InferOutput<S>, now: string) => Order | string,
): Promise<Response> {
  const body = await readJson(c.req.raw, schema, 8 * 1024);
  if (!body.ok) return body.response;
  const number = c.req.param("number") ?? "";
  const owner = await ownerOfNumber(c.env, number.slice(0, 64));
  if (owner === null) return notFound(number.slice(0, 64));
  const ledger = ledgerOf(c.env, owner);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order: Order | null = await ledger.order(number);
    if (!order) return notFound(number);
    const next = move(order, body.value, new Date().toISOString());
    if (typeof next === "string") return problemResponse(400, { code: "InvalidInput", message: next });
    const shipped = await withShippedLots(c.env, order, next, owner).catch(unlessLotsAreOut);
    if (!shipped) return problemResponse(503, { code: "General", message: "The lots cannot be assigned at present." });
    const recipient = await recipientOf(c.env, owner, order);
    const mail = recipient && orderEventMail(order, shipped, recipient);
    const stored: Order | null = await ledger.replaceOrder(shipped, order.version, mail);
    if (!stored) continue;
    await applyMissedRecalls(c.env, order, stored, owner);
    await settlePayment(c.env, stored, owner);
    return c.json(stored, 200, { "cache-control": "no-store" });
  }
  return problemResponse(409, { code: "ConcurrentModification", message: "The order is being changed." });
}

function unlessLotsAreOut(error: unknown): null {
  if (!(error instanceof LotsUnavailable)) throw error;
  console.warn("lots were not assigned; the next move tries again", error.message);
  return null;
}
