/** Approvals in D1: written by the carts' objects, read by the members of a company. */
import { type ApprovalState, type ApprovalSummary, approvalStates } from "@contracts/commerce/approvals";
import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import { payableTotal } from "@domain/checkout/totals-view";
import { moneyOf } from "@domain/money/money";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import type { PlacementApproval } from "../carts/placement-store";
import { ordersDatabase } from "../ledgers/number-directory";

type StoreEnv = Pick<ServicesEnv, "ORDERS_DB">;
const cartText = v.pipe(v.string(), v.parseJson(), cartSchema);
const shown = 50;

interface Row {
  readonly id: string;
  readonly company_id: string;
  readonly requester_id: string;
  readonly requester_name: string;
  readonly cart_id: string;
  readonly order_number: string;
  readonly state: string;
  readonly total: number;
  readonly currency: string;
  readonly cart: string;
  readonly created_at: string;
  readonly valid_until: string;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string | null;
}

const summaryOf = (row: Omit<Row, "cart">): ApprovalSummary => ({
  id: row.id,
  state: v.parse(v.picklist(approvalStates), row.state),
  cartId: row.cart_id,
  orderNumber: row.order_number,
  requester: { id: row.requester_id, name: row.requester_name },
  total: moneyOf(row.total, row.currency),
  createdAt: row.created_at,
  validUntil: row.valid_until,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  reason: row.reason,
});

interface Asked {
  readonly id: string;
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly cart: Cart;
  readonly approval: PlacementApproval;
}

/** Idempotent. */
export async function enterApproval(env: StoreEnv, { id, orderNumber, createdAt, cart, approval }: Asked) {
  const { centAmount, currencyCode } = payableTotal(cart);
  await (await ordersDatabase(env))
    .prepare(
      `insert or ignore into approvals (id, company_id, requester_id, requester_name, cart_id, order_number, state,
         total, currency, cart, created_at, valid_until) values (?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?, ?)`,
    )
    .bind(
      ...[id, approval.companyId, approval.requesterId, approval.requesterName, cart.id, orderNumber],
      ...[centAmount, currencyCode, JSON.stringify(cart), createdAt, approval.validUntil],
    )
    .run();
}

/** Idempotent: the first decision is kept. */
export async function noteDecision(
  env: StoreEnv,
  id: string,
  state: Exclude<ApprovalState, "waiting">,
  { decision }: Pick<PlacementApproval, "decision">,
) {
  await (await ordersDatabase(env))
    .prepare(
      `update approvals set state = ?, decided_by = ?, decided_by_id = ?, decided_at = ?, reason = ?
       where id = ? and state = 'waiting'`,
    )
    .bind(state, decision?.by ?? null, decision?.byId ?? null, decision?.at ?? null, decision?.reason ?? null, id)
    .run();
}

/**
 * Waiting requests first, then the newest, so decided ones never push waiting ones off the list.
 * @param requesterId only requests of this customer; null for the whole company
 */
export async function approvalsOf(
  env: StoreEnv,
  companyId: string,
  requesterId: string | null,
  most = shown,
): Promise<ApprovalSummary[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select id, company_id, requester_id, requester_name, cart_id, order_number, state, total, currency, created_at,
         valid_until, decided_by, decided_at, reason
       from approvals where company_id = ?1 and (?2 is null or requester_id = ?2)
       order by state = 'waiting' desc, created_at desc, id limit ?3`,
    )
    .bind(companyId, requesterId, most)
    .all<Omit<Row, "cart">>();
  return results.map(summaryOf);
}

/** Requests of a customer that nobody has decided about. */
export async function waitingOf(env: StoreEnv, requesterId: string): Promise<{ id: string; cartId: string }[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare(`select id, cart_id as "cartId" from approvals where requester_id = ? and state = 'waiting'`)
    .bind(requesterId)
    .all<{ id: string; cartId: string }>();
  return results;
}

/**
 * Deletes the closed requests of an erased customer with their carts, and the customer's name in decisions on other
 * requests. Requests that became an order are unchanged.
 */
export async function eraseRequests(env: StoreEnv, customerId: string): Promise<void> {
  const database = await ordersDatabase(env);
  await database.batch([
    database
      .prepare(`delete from approvals where requester_id = ? and state not in ('waiting', 'ordered')`)
      .bind(customerId),
    database
      .prepare(`update approvals set decided_by = null where decided_by_id = ? and state <> 'ordered'`)
      .bind(customerId),
  ]);
}

/** An approval of a company with its cart; null if it is another company's. */
export async function approvalById(env: StoreEnv, companyId: string, id: string) {
  const row = await (await ordersDatabase(env))
    .prepare("select * from approvals where id = ? and company_id = ?")
    .bind(id, companyId)
    .first<Row>();
  return row && { summary: summaryOf(row), cart: v.parse(cartText, row.cart) };
}
