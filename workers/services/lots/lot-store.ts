/** Lots in D1: records, look-up by number and by trade item number. */
import {
  type Lot,
  type LotMatches,
  lot as lotSchema,
  maxLotMatches,
  maxLotsOfProduct,
  type Recall,
  type TradeItem,
} from "@contracts/catalogue/lots";
import { foldLot } from "@domain/lots/fold-lot";
import { lastDay } from "@domain/lots/lot-state";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { lotsDatabase } from "../shared/lot-stock";
import { eventsBetween, recordEvents } from "./lot-news";

type LotsEnv = Pick<ServicesEnv, "LOTS_DB">;

/** Lots of a product with their remaining pieces, newest release first. */
export const lotsOfProduct = async (env: LotsEnv, productKey: string): Promise<Lot[]> =>
  lotsIn(await lotsDatabase(env), productKey);

async function lotsIn(database: D1Database, productKey: string): Promise<Lot[]> {
  const [documents, stock] = await database.batch([
    database
      .prepare(`select document from lots where product_key = ? order by released desc limit ${maxLotsOfProduct}`)
      .bind(productKey),
    database
      .prepare("select number, sku, gtin, on_hand from lot_stock where product_key = ? order by number, sku")
      .bind(productKey),
  ]);
  const items = Map.groupBy(v.parse(v.array(stockRow), stock?.results ?? []), ({ number }) => number);
  return (documents?.results ?? []).map((row) => {
    const { document } = v.parse(v.object({ document: v.pipe(v.string(), v.parseJson(), recordWithoutStock) }), row);
    const left = (items.get(document.number) ?? []).map(({ sku, gtin, on_hand }) => ({ sku, gtin, left: on_hand }));
    return { ...document, stock: left };
  });
}

const stockRow = v.object({ number: v.string(), sku: v.string(), gtin: v.nullable(v.string()), on_hand: v.number() });
const recordWithoutStock = v.omit(lotSchema, ["stock"]);

/** Lots whose number or alias folds to `folded`, of one product or of all. */
export async function findLots(env: LotsEnv, folded: string, productKey: string | null): Promise<LotMatches> {
  const database = await lotsDatabase(env);
  const where = "from lot_names where folded = ?1 and (?2 is null or product_key = ?2)";
  const [matches, all] = await database.batch<{ productKey: string; number: string; total: number }>([
    database
      .prepare(`select product_key as productKey, number ${where} order by product_key limit ${maxLotMatches}`)
      .bind(folded, productKey),
    database.prepare(`select count(*) as total ${where}`).bind(folded, productKey),
  ]);
  return { total: all?.results[0]?.total ?? 0, matches: matches?.results ?? [] };
}

export async function findTradeItem(env: LotsEnv, gtin: string): Promise<TradeItem | null> {
  return (await lotsDatabase(env))
    .prepare("select gtin, product_key as productKey, sku from lot_stock where gtin = ? limit 1")
    .bind(gtin)
    .first<TradeItem>();
}

/**
 * Stores records; each replaces the lot of its product and number, with its names and its stock. An import never lifts
 * a recall or a quarantine.
 * @param also more statements of the same transaction
 */
export async function storeLots(
  env: LotsEnv,
  lots: readonly Lot[],
  also: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const database = await lotsDatabase(env);
  const ids = JSON.stringify(lots.map(({ productKey, number }) => [productKey, number]));
  const records = lots.map(({ stock, ...record }) => [
    ...[record.productKey, record.number, record.released, record.demonstration ? 1 : 0],
    JSON.stringify(record),
  ]);
  const names = lots.flatMap(({ productKey, number, aliases }) =>
    [...new Set([number, ...aliases].map(foldLot))].map((folded) => [folded, productKey, number]),
  );
  const stock = lots.flatMap((lot) =>
    lot.stock.map(({ sku, gtin, left }) => [sku, lot.number, lot.productKey, gtin, left, lot.state, lastDay(lot)]),
  );
  const before = await lotsBefore(database, lots);
  const events = lots.flatMap((lot) =>
    eventsBetween(before.get(idOf(lot)) ?? null, lot).map((event) => ({
      productKey: lot.productKey,
      number: lot.number,
      event,
    })),
  );
  const cells = (count: number) => Array.from({ length: count }, (_, index) => `value ->> ${index}`).join(", ");
  const gone = "(product_key, number) in (select value ->> 0, value ->> 1 from json_each(?1))";
  await database.batch([
    database
      .prepare(
        `insert into lots (product_key, number, released, demonstration, document)
         select ${cells(5)} from json_each(?1) where true
         on conflict (product_key, number) do update set released = excluded.released,
           demonstration = excluded.demonstration,
           document = iif(lots.document ->> '$.state' = 'recalled', json_set(excluded.document,
             '$.state', 'recalled', '$.recall', json(lots.document -> '$.recall')), excluded.document)`,
      )
      .bind(JSON.stringify(records)),
    database.prepare(`delete from lot_names where ${gone}`).bind(ids),
    database
      .prepare(`insert or ignore into lot_names (folded, product_key, number) select ${cells(3)} from json_each(?1)`)
      .bind(JSON.stringify(names)),
    database.prepare(`delete from lot_stock where ${gone}`).bind(ids),
    database
      .prepare(
        `insert or replace into lot_stock (sku, number, product_key, gtin, on_hand, state, last_day)
         select ${cells(7)} from json_each(?1)`,
      )
      .bind(JSON.stringify(stock)),
    database
      .prepare(
        `update lot_stock set state = 'recalled' where ${gone} and exists (select 1 from lots l
           where l.product_key = lot_stock.product_key and l.number = lot_stock.number
             and l.document ->> '$.state' = 'recalled')`,
      )
      .bind(ids),
    database
      .prepare(
        `update lot_stock set state = 'quarantined' where ${gone} and state <> 'recalled' and exists (
           select 1 from lot_quarantines q
           where q.product_key = lot_stock.product_key and q.number = lot_stock.number)`,
      )
      .bind(ids),
    recordEvents(database, events, today()),
    ...also,
  ]);
}

const today = () => new Date().toISOString().slice(0, 10);
const idOf = ({ productKey, number }: Pick<Lot, "productKey" | "number">): string => `${productKey} ${number}`;

/** Stored records of watched products, for the events of an import; nobody is notified about others. */
async function lotsBefore(database: D1Database, lots: readonly Lot[]): Promise<ReadonlyMap<string, Lot>> {
  const { results } = await database
    .prepare("select distinct product_key from watches where product_key in (select value from json_each(?))")
    .bind(JSON.stringify([...new Set(lots.map(({ productKey }) => productKey))]))
    .all<{ product_key: string }>();
  const known = await Promise.all(results.map(({ product_key }) => lotsIn(database, product_key)));
  return new Map(known.flat().map((lot) => [idOf(lot), lot]));
}

/** Marks a lot as recalled, so it no longer ships. A repetition keeps the first reason. Null for an unknown lot. */
export async function recallLot(
  env: LotsEnv,
  { productKey, number }: Pick<Lot, "productKey" | "number">,
  recall: Recall,
): Promise<Recall | null> {
  const database = await lotsDatabase(env);
  const [, , , found] = await database.batch<{ recall: string }>([
    database
      .prepare(
        `update lots set document = json_set(document, '$.state', 'recalled', '$.recall', json(?3))
         where product_key = ?1 and number = ?2 and document ->> '$.state' <> 'recalled'`,
      )
      .bind(productKey, number, JSON.stringify(recall)),
    database
      .prepare("update lot_stock set state = 'recalled' where product_key = ? and number = ?")
      .bind(productKey, number),
    database
      .prepare("update holds set state = 'released' where product_key = ? and number = ? and state = 'active'")
      .bind(productKey, number),
    database
      .prepare("select document -> '$.recall' as recall from lots where product_key = ? and number = ?")
      .bind(productKey, number),
    recordEvents(database, [{ productKey, number, event: "recalled" }], recall.day),
  ]);
  const stored = found?.results[0]?.recall;
  return stored === undefined ? null : JSON.parse(stored);
}

export async function totalLots(env: LotsEnv): Promise<number> {
  return (await (await lotsDatabase(env)).prepare("select count(*) as total from lots").first<number>("total")) ?? 0;
}

/** Removes demonstration lots with their names and stock. */
export async function removeDemonstrations(env: LotsEnv): Promise<void> {
  const database = await lotsDatabase(env);
  const theirs = "(product_key, number) in (select product_key, number from lots where demonstration = 1)";
  await database.batch([
    database.prepare(`delete from lot_names where ${theirs}`),
    database.prepare(`delete from lot_stock where ${theirs}`),
    database.prepare("delete from lots where demonstration = 1"),
  ]);
}
