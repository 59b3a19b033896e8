/** Stock and prices of the availability service in D1. */
import type { StockRecord } from "@contracts/catalogue/availability";
import type { CountryPrice } from "@contracts/values/money";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import { stockInLots } from "../shared/lot-stock";
import first from "./migrations/0001_stock.sql";

type StockEnv = Pick<ServicesEnv, "AVAILABILITY_DB" | "LOTS_DB">;

/** The database of stock, with migrations applied. */
export async function stockDatabase(env: Pick<StockEnv, "AVAILABILITY_DB">): Promise<D1Database> {
  await migrated(env.AVAILABILITY_DB, [{ name: "0001_stock.sql", sql: first }]);
  return env.AVAILABILITY_DB;
}

/** Sizes of a product, ordered by SKU. */
export async function stockOfProduct(env: StockEnv, productKey: string): Promise<StockRecord[]> {
  const { results } = await (await stockDatabase(env))
    .prepare("select * from stock where product_key = ? order by sku")
    .bind(productKey)
    .all<StockRow>();
  return withLots(env, results.map(recordOf));
}

export async function stockOfSkus(env: StockEnv, skus: readonly string[]): Promise<Map<string, StockRecord>> {
  const { results } = await (await stockDatabase(env))
    .prepare("select stock.* from json_each(?) asked join stock on stock.sku = asked.value")
    .bind(JSON.stringify(skus))
    .all<StockRow>();
  return new Map((await withLots(env, results.map(recordOf))).map((record) => [record.sku, record]));
}

/** Stock of a size: the pieces that its lots can ship, or the imported stock if it has no lots. */
async function withLots(env: StockEnv, records: readonly StockRecord[]): Promise<StockRecord[]> {
  const skus = records.map(({ sku }) => sku);
  const inLots = await stockInLots(env, skus, new Date().toISOString().slice(0, 10));
  return records.map((record) => ({ ...record, onHand: inLots.get(record.sku) ?? record.onHand }));
}

/** Stores records; each replaces the record of its SKU. */
export async function storeStock(env: StockEnv, records: readonly StockRecord[]): Promise<void> {
  const rows = records.map(({ sku, productKey, prices, onHand, replenishmentDays }) => [
    sku,
    productKey,
    JSON.stringify(prices),
    onHand,
    replenishmentDays,
  ]);
  const database = await stockDatabase(env);
  await database
    .prepare(
      `insert or replace into stock (sku, product_key, prices, on_hand, replenishment_days, changed_at)
       select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ?2 from json_each(?1)`,
    )
    .bind(JSON.stringify(rows), Date.now())
    .run();
}

export async function totalStock(env: StockEnv): Promise<number> {
  return (await (await stockDatabase(env)).prepare("select count(*) as total from stock").first<number>("total")) ?? 0;
}

interface StockRow {
  sku: string;
  product_key: string;
  prices: string;
  on_hand: number;
  replenishment_days: number;
}

function recordOf(row: StockRow): StockRecord {
  // The import has validated these prices; they are not checked again.
  const prices: CountryPrice[] = JSON.parse(row.prices);
  const { sku, product_key: productKey, on_hand: onHand, replenishment_days: replenishmentDays } = row;
  return { sku, productKey, prices, onHand, replenishmentDays };
}
