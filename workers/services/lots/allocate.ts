/** Assigns lots to a line of an order when it ships: first expired, first out. */
import type { Allocation, AllocationRequest } from "@contracts/catalogue/lot-stock";
import type { ServicesEnv } from "../env";
import { lotsDatabase } from "../shared/lot-stock";

/**
 * Pieces by lot, fewer than asked if the lots have fewer; empty for a size without lots. Lots that the owner holds come
 * first. The first answer for a line of an order is final, so a repeated call takes nothing.
 * @param today "YYYY-MM-DD"
 */
export async function allocate(
  env: Pick<ServicesEnv, "LOTS_DB">,
  { orderNumber, lineId, sku, quantity, owner }: AllocationRequest,
  today: string,
): Promise<Allocation[]> {
  const database = await lotsDatabase(env);
  const held = "h.sku = s.sku and h.number = s.number and h.state = 'active' and h.until >= ?6";
  const line = "order_number = ?1 and line_id = ?2";
  const [, , , , , allocated] = await database.batch<Allocation>([
    database
      .prepare(
        `insert into allocations (order_number, line_id, number, product_key, sku, quantity)
         with free as (
           select s.number, s.product_key, s.last_day, s.state,
             exists (select 1 from holds h where ${held} and h.owner = ?5) as own,
             s.on_hand - coalesce((select sum(h.quantity) from holds h where ${held} and h.owner <> ?5), 0) as pieces
           from lot_stock s where s.sku = ?3 and s.last_day >= ?6 and s.state in ('released', 'low', 'superseded')
         ), queue as (
           select *, coalesce(sum(pieces) over (
             order by own desc, last_day, number rows between unbounded preceding and 1 preceding), 0) as earlier
           from free where pieces > 0 and (own or state <> 'superseded')
         )
         select ?1, ?2, number, product_key, ?3, min(pieces, ?4 - earlier) from queue
         where earlier < ?4 and not exists (select 1 from allocations where ${line})`,
      )
      .bind(orderNumber, lineId, sku, quantity, owner ?? "", today),
    database
      .prepare(
        `update lot_stock set on_hand = on_hand - (select a.quantity from allocations a
           where a.${line} and a.number = lot_stock.number)
         where sku = ?3 and number in (select number from allocations where ${line} and taken = 0)`,
      )
      .bind(orderNumber, lineId, sku),
    // An owner has one active hold of a size and lot; the pieces shipped use it up.
    database
      .prepare(
        `update holds set quantity = max(0, quantity - (select a.quantity from allocations a
           where a.${line} and a.number = holds.number))
         where owner = ?3 and sku = ?4 and state = 'active' and until >= ?5
           and number in (select number from allocations where ${line} and taken = 0)`,
      )
      .bind(orderNumber, lineId, owner ?? "", sku, today),
    database.prepare("update holds set state = 'used' where state = 'active' and quantity = 0"),
    database.prepare(`update allocations set taken = 1 where ${line}`).bind(orderNumber, lineId),
    database
      .prepare(
        `select number as lot, product_key as productKey, quantity from allocations where ${line} order by number`,
      )
      .bind(orderNumber, lineId),
  ]);
  return allocated?.results ?? [];
}
