/** Pieces of a lot that are reserved for a customer for some days. */
import { type Hold, type HoldRequest, heldPiecesPerCustomer } from "@contracts/catalogue/lot-holds";
import type { ServicesEnv } from "../env";
import { lotsDatabase } from "../shared/lot-stock";

type LotsEnv = Pick<ServicesEnv, "LOTS_DB">;

type HoldOutcome =
  | { readonly ok: true; readonly hold: Hold }
  /** `short`: fewer pieces are free. `limit`: the customer holds too many. */
  | { readonly ok: false; readonly reason: "short" | "limit" };

const columns = `id, sku, product_key as productKey, number as lot, quantity, until,
  iif(state = 'active' and until < ?2, 'expired', state) as state`;

/**
 * Holds pieces if they are free. One statement checks and stores, so concurrent requests never hold more than is
 * available. A customer has one hold per size and lot; a new request replaces it.
 * @param today "YYYY-MM-DD"
 * @param until last day of the hold, "YYYY-MM-DD"
 */
export async function holdPieces(
  env: LotsEnv,
  { owner, sku, lot, quantity }: HoldRequest,
  { today, until }: { readonly today: string; readonly until: string },
): Promise<HoldOutcome> {
  const database = await lotsDatabase(env);
  const id = `${owner} ${sku} ${lot}`;
  const active = "h.state = 'active' and h.until >= ?6 and h.id <> ?1";
  const [stored] = await database.batch([
    database
      .prepare(
        `insert into holds (id, owner, sku, number, product_key, quantity, until, state, created_at)
         select ?1, ?2, s.sku, s.number, s.product_key, ?5, ?7, 'active', ?8 from lot_stock s
         where s.sku = ?3 and s.number = ?4 and s.state in ('released', 'low', 'superseded') and s.last_day >= ?6
           and s.on_hand - coalesce((select sum(h.quantity) from holds h
             where h.sku = s.sku and h.number = s.number and ${active}), 0) >= ?5
           and coalesce((select sum(h.quantity) from holds h where h.owner = ?2 and ${active}), 0) + ?5
             <= ${heldPiecesPerCustomer}
         on conflict (id) do update set quantity = excluded.quantity, until = excluded.until, state = 'active',
           created_at = excluded.created_at`,
      )
      .bind(id, owner, sku, lot, quantity, today, until, Date.now()),
  ]);
  const holds = await holdsOf(env, owner, today);
  const hold = holds.find((held) => held.sku === sku && held.lot === lot && held.state === "active");
  if (stored && stored.meta.changes > 0 && hold) return { ok: true, hold };
  const others = holds.filter((held) => held.state === "active" && !(held.sku === sku && held.lot === lot));
  const held = others.reduce((sum, other) => sum + other.quantity, 0);
  return { ok: false, reason: held + quantity > heldPiecesPerCustomer ? "limit" : "short" };
}

/** Holds of a customer, the newest first; an active one past its day is expired. */
export async function holdsOf(env: LotsEnv, owner: string, today: string): Promise<Hold[]> {
  const { results } = await (await lotsDatabase(env))
    .prepare(`select ${columns} from holds where owner = ?1 order by created_at desc limit 50`)
    .bind(owner, today)
    .all<Hold>();
  return results;
}

/** Ends a hold before its day. No effect on a hold that is not active. */
export async function releaseHold(env: LotsEnv, owner: string, sku: string, lot: string): Promise<void> {
  await (await lotsDatabase(env))
    .prepare("update holds set state = 'released' where owner = ? and sku = ? and number = ? and state = 'active'")
    .bind(owner, sku, lot)
    .run();
}
