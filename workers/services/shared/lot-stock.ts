/** The database of lots, and the stock by size computed from it. */
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_lots.sql";
import second from "./migrations/0002_watches.sql";
import quarantines from "./migrations/0003_office.sql";
import eventTraces from "./migrations/0005_event_traces.sql";
import audit from "./office/migrations/office_audit.sql";

const migrations = [
  { name: "0001_lots.sql", sql: first },
  { name: "0002_watches.sql", sql: second },
  { name: "0003_office.sql", sql: quarantines },
  { name: "0004_office_audit.sql", sql: audit },
  { name: "0005_event_traces.sql", sql: eventTraces },
];

type LotsEnv = Pick<ServicesEnv, "LOTS_DB">;

/** The database of lots, with migrations applied. */
export async function lotsDatabase({ LOTS_DB: database }: LotsEnv): Promise<D1Database> {
  await migrated(database, migrations);
  return database;
}

/**
 * Pieces of each size that can ship to anyone: in lots on sale and in date, without those that customers hold. Sizes
 * without lots are missing.
 * @param today "YYYY-MM-DD"
 */
export async function stockInLots(
  env: LotsEnv,
  skus: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const { results } = await (await lotsDatabase(env))
    .prepare(
      `select s.sku, sum(iif(s.state in ('released', 'low') and s.last_day >= ?2, max(0, s.on_hand - coalesce((
           select sum(h.quantity) from holds h
           where h.sku = s.sku and h.number = s.number and h.state = 'active' and h.until >= ?2), 0)), 0)) as pieces
       from json_each(?1) asked join lot_stock s on s.sku = asked.value group by s.sku`,
    )
    .bind(JSON.stringify(skus), today)
    .all<{ sku: string; pieces: number }>();
  return new Map(results.map(({ sku, pieces }) => [sku, pieces]));
}
