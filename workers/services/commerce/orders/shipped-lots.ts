/** Lots that were shipped with orders: assigned when a line ships, and kept by lot for recalls. */
import { allocationAnswer } from "@contracts/catalogue/lot-stock";
import { productLots } from "@contracts/catalogue/lots";
import type { Order, OrderLine, ShippedLot } from "@contracts/commerce/orders";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { ordersDatabase } from "../ledgers/number-directory";
import { notifyRecipient } from "../recalls/recall-lot";
import { callUpstream } from "../upstreams";

const timeoutMilliseconds = 5000;
const shippedStates: readonly (string | null)[] = ["Shipped", "Closed"];

/** A shipment whose lots cannot be assigned at present; the move may be repeated. */
export class LotsUnavailable extends Error {}

/** A chosen lot has too few pieces, or cannot ship. */
export class LotShort extends Error {
  constructor(readonly lineId: string) {
    super("a chosen lot is short");
  }
}

/** Pieces of a line that were taken from a lot. */
export interface ChosenLot {
  readonly lot: string;
  readonly quantity: number;
}

/**
 * The order after a move, with lots assigned to the lines that ship with it. A repeated call assigns the same lots.
 * @param chosen lots by line id; earliest expiry first for the others
 * @throws LotShort if a chosen lot cannot ship
 * @throws LotsUnavailable without a lots service: pieces of an unknown lot could not be recalled
 */
export async function withShippedLots(
  env: ServicesEnv,
  before: Order,
  after: Order,
  owner: string,
  chosen: ReadonlyMap<string, readonly ChosenLot[]> = new Map(),
): Promise<Order> {
  const former = new Map(before.lineItems.map((line) => [line.id, line]));
  const ships = (line: OrderLine) =>
    shippedStates.includes(line.lineItemStatus) &&
    line.lots.length === 0 &&
    !shippedStates.includes(former.get(line.id)?.lineItemStatus ?? null);
  if (!after.lineItems.some(ships)) return after;
  const lineItems: OrderLine[] = [];
  for (const line of after.lineItems)
    lineItems.push(
      ships(line) ? { ...line, lots: await allocated(env, after.orderNumber, line, owner, chosen.get(line.id)) } : line,
    );
  const moved = { ...after, lineItems };
  await enterShippedLots(env, moved, owner);
  return moved;
}

async function allocated(
  env: ServicesEnv,
  orderNumber: string,
  line: OrderLine,
  owner: string,
  chosen: readonly ChosenLot[] | undefined,
): Promise<ShippedLot[]> {
  const { id: lineId, sku, quantity } = line;
  const { status, body } = await callUpstream(env, "lots", {
    method: "POST",
    path: "/allocations",
    body: { orderNumber, lineId, sku, quantity, owner, ...(chosen && { lots: chosen }) },
    timeoutMilliseconds,
  });
  const answer = v.safeParse(allocationAnswer, body);
  if (status === 409) throw new LotShort(line.id);
  if (status !== 200 || !answer.success) throw new LotsUnavailable(`the lots service answered ${status}`);
  return answer.output.lots.map((lot) => ({ ...lot, recall: null }));
}

/**
 * For an order that has just been stored with new lots: applies recalls that were made between the assignment and the
 * storing, and so missed the order.
 */
export async function applyMissedRecalls(env: ServicesEnv, before: Order, stored: Order, owner: string): Promise<void> {
  const known = new Set(
    before.lineItems.flatMap(({ lots }) => lots.map(({ productKey, lot }) => `${productKey} ${lot}`)),
  );
  const fresh = stored.lineItems
    .flatMap(({ lots }) => lots)
    .filter(({ productKey, lot }) => !known.has(`${productKey} ${lot}`));
  for (const productKey of new Set(fresh.map((shipped) => shipped.productKey))) {
    const path = `/products/${productKey}`;
    const { body } = await callUpstream(env, "lots", { method: "GET", path, timeoutMilliseconds });
    const answer = v.safeParse(productLots, body);
    for (const { number, recall } of answer.success ? answer.output.lots : []) {
      const isShipped = fresh.some((shipped) => shipped.productKey === productKey && shipped.lot === number);
      const { orderNumber } = stored;
      if (recall && isShipped) await notifyRecipient(env, { productKey, lot: number, recall }, { orderNumber, owner });
    }
  }
}

/** Stores the lots of an order. Idempotent. */
export async function enterShippedLots(
  env: ServicesEnv,
  { orderNumber, lineItems }: Order,
  owner: string,
): Promise<void> {
  const rows = lineItems.flatMap(({ lots }) =>
    lots.map(({ productKey, lot }) => [productKey, lot, orderNumber, owner]),
  );
  if (rows.length === 0) return;
  const database = await ordersDatabase(env);
  await database
    .prepare(
      `insert or ignore into shipped_lots (product_key, lot, order_number, owner)
       select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run();
}
