/** Assigns lots to a line of an order when it ships: chosen ones, or else first expired, first out. */
import type { Allocation, AllocationRequest, proposalAnswer } from "@contracts/catalogue/lot-stock";
import type * as v from "valibot";
import type { ServicesEnv } from "../env";
import { lotsDatabase } from "../shared/lot-stock";

/** Pieces of a lot in `s` that other customers do not hold; only lots on sale and in date. */
const freePieces = (today: string, owner: string) =>
  `s.on_hand - coalesce((select sum(h.quantity) from holds h where h.sku = s.sku and h.number = s.number
     and h.state = 'active' and h.until >= ${today} and h.owner <> ${owner}), 0)`;

/** Lots that can ship to an owner, earliest expiry first, with the pieces that a line would take of each. */
export async function proposeLots(
  env: Pick<ServicesEnv, "LOTS_DB">,
  { sku, quantity, owner }: { readonly sku: string; readonly quantity: number; readonly owner: string | null },
  today: string,
): Promise<v.InferOutput<typeof proposalAnswer>["lots"]> {
  const { results } = await (await lotsDatabase(env))
    .prepare(
      `select s.number as lot, s.last_day as expires, ${freePieces("?2", "?3")} as free from lot_stock s
       where s.sku = ?1 and s.last_day >= ?2 and s.state in ('released', 'low') order by s.last_day, s.number limit 20`,
    )
    .bind(sku, today, owner ?? "")
    .all<{ lot: string; expires: string; free: number }>();
  let wanted = quantity;
  return results
    .filter(({ free }) => free > 0)
    .map(({ lot, expires, free }) => {
      const taken = Math.min(wanted, free);
      wanted -= taken;
      return { lot, expires, left: free, quantity: taken };
    });
}

/** Inserts the chosen lots of a line: all of them, or none if one has too few pieces or cannot ship. */
const chosenStatement = `insert into allocations (order_number, line_id, number, product_key, sku, quantity)
  with chosen as (select value ->> 'lot' as number, value ->> 'quantity' as quantity from json_each(?4)),
  fits as (
    select c.number, c.quantity, s.product_key from chosen c join lot_stock s on s.sku = ?3 and s.number = c.number
    where s.last_day >= ?6 and s.state in ('released', 'low', 'superseded')
      and ${freePieces("?6", "?5")} >= c.quantity
  )
  select ?1, ?2, number, product_key, ?3, quantity from fits
  where (select count(*) from fits) = (select count(*) from chosen)
    and not exists (select 1 from allocations where order_number = ?1 and line_id = ?2)`;

/**
 * Pieces by lot; fewer than requested if the lots have fewer, and empty for a size without lots or if chosen lots
 * cannot ship. Lots that the owner holds are used first. The first allocation of a line is final, so a repeated call
 * returns it.
 * @param today "YYYY-MM-DD"
 */
export async function allocate(
  env: Pick<ServicesEnv, "LOTS_DB">,
  { orderNumber, lineId, sku, quantity, owner, lots }: AllocationRequest,
  today: string,
): Promise<Allocation[]> {
  const database = await lotsDatabase(env);
  const held = "h.sku = s.sku and h.number = s.number and h.state = 'active' and h.until >= ?6";
  const line = "order_number = ?1 and line_id = ?2";
  const assigned = lots
    ? database.prepare(chosenStatement).bind(orderNumber, lineId, sku, JSON.stringify(lots), owner ?? "", today)
    : database
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
        .bind(orderNumber, lineId, sku, quantity, owner ?? "", today);
  const [, , , , , allocated] = await database.batch<Allocation>([
    assigned,
    database
      .prepare(
        `update lot_stock set on_hand = on_hand - (select a.quantity from allocations a
           where a.${line} and a.number = lot_stock.number)
         where sku = ?3 and number in (select number from allocations where ${line} and taken = 0)`,
      )
      .bind(orderNumber, lineId, sku),
    // An owner has one active hold per size and lot; shipped pieces use it up.
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
        `select a.number as lot, a.product_key as productKey, a.quantity, s.last_day as expires
         from allocations a left join lot_stock s on s.sku = a.sku and s.number = a.number
         where a.order_number = ?1 and a.line_id = ?2 order by a.number`,
      )
      .bind(orderNumber, lineId),
  ]);
  return allocated?.results ?? [];
}
