/** Numbers, registry ids and clones of products in D1, and tombstones of numbers without a product. */

import type { Product } from "@contracts/catalogue/catalogue";
import type { Fate, Identified, Tombstone } from "@contracts/catalogue/lineage";
import { identifiersOf } from "@domain/lineage/identifiers";
import { countStatements } from "../catalogue/listing-counts";

const shownProducts = 100;

/**
 * Statements that replace the identifiers of products, after those that write their rows; part of the import's
 * transaction. A product with a tombstone is removed again, so a full import cannot bring it back.
 */
export function lineageStatements(database: D1Database, products: readonly Product[]): D1PreparedStatement[] {
  const rows = products.flatMap((product) =>
    identifiersOf(product).map(({ kind, folded }) => [folded, kind, product.key]),
  );
  const keys = JSON.stringify(products.map(({ key }) => key));
  return [
    database
      .prepare("delete from product_identifiers where product_key in (select value from json_each(?))")
      .bind(keys),
    database
      .prepare(
        `insert or ignore into product_identifiers (folded, kind, product_key)
         select value ->> 0, value ->> 1, value ->> 2 from json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    ...burials(database),
    ...countStatements(database, keys),
  ];
}

/** Statements that remove all rows of products with tombstones. */
function burials(database: D1Database): D1PreparedStatement[] {
  const buried = "in (select key from tombstones)";
  return [
    database.prepare(`delete from product_identifiers where product_key ${buried}`),
    database.prepare(`delete from product_words where key ${buried}`),
    database.prepare(`delete from skus where product_key ${buried}`),
    database.prepare(`delete from product_documents where key ${buried}`),
    database.prepare(`delete from products where key ${buried}`),
  ];
}

/**
 * Fate of a number without a current product; null for a number that was never published. A number that is in use again
 * belongs to its current product.
 */
export async function fateOf(database: D1Database, key: string): Promise<Fate | null> {
  const [graves, heirs] = await database.batch<{ reason: string; reasons: string | null; day: string; to: string }>([
    database.prepare("select reason, reasons, day from tombstones where key = ?").bind(key),
    database
      .prepare(
        `select i.product_key as "to" from product_identifiers i join products p on p.key = i.product_key
         where i.folded = ?1 and i.kind = 'number' and i.product_key <> ?1 and p.published = 1
         order by i.product_key limit 1`,
      )
      .bind(key),
  ]);
  const grave = graves?.results[0];
  if (grave) {
    const { reason, reasons, day } = grave;
    return { kind: "removed", reason, ...(reasons && { reasons: JSON.parse(reasons) }), day };
  }
  const heir = heirs?.results[0];
  return heir ? { kind: "renumbered", to: heir.to } : null;
}

/** Published products that are or were known by a folded identifier. */
export async function productsKnownAs(database: D1Database, folded: string): Promise<Identified> {
  const { results } = await database
    .prepare(
      `select i.kind, i.product_key as productKey from product_identifiers i join products p on p.key = i.product_key
       where i.folded = ? and p.published = 1 order by i.kind, i.product_key limit ${shownProducts}`,
    )
    .bind(folded)
    .all<Identified["products"][number]>();
  return { products: results };
}

/** Removes products and leaves their tombstones. Idempotent. */
export async function storeTombstones(database: D1Database, tombstones: readonly Tombstone[]): Promise<void> {
  const rows = JSON.stringify(tombstones.map(({ key, reason, reasons, day }) => [key, reason, reasons ?? null, day]));
  await database.batch([
    database
      .prepare(
        `insert or replace into tombstones (key, reason, reasons, day)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`,
      )
      .bind(rows),
    ...burials(database),
    ...countStatements(database, JSON.stringify(tombstones.map(({ key }) => key))),
  ]);
}
