/** Counts of listed products and clones, updated by every write, so reads need not count all rows. */
import { listedStatuses } from "@domain/product-page/visibility";
import { statementsOf } from "../../d1-migrations";
import countsMigration from "../migrations/catalogue/0019_listing_counts.sql";

/** Parameter 1 of {@link isListed}. */
export const statuses = JSON.stringify(listedStatuses);
// `+status` keeps SQLite from using its index, which would mean sorting all products for each page.
export const isListed = "published = 1 and +status in (select value from json_each(?1))";

const written = "(select value from json_each(?2))";
/** Clones of the written products, and clones that had one of these as their first product. */
const theirClones = `(select folded from product_identifiers where kind = 'clone' and product_key in ${written}
  union select folded from listed_clones where product_key in ${written})`;
const firsts = `select i.folded, min(i.product_key) as first from product_identifiers i join products p on p.key = i.product_key
  where i.kind = 'clone' and i.folded in ${theirClones} and ${isListed} group by i.folded`;
const numbersOf = (prefix: string, key: string) => `${key} >= ${prefix} and ${key} < ${prefix} || ':'`;

/**
 * Statements that follow those that write or remove products and identifiers, in the same transaction. They count
 * existing rows, so they are harmless if nothing was written.
 * @param keys JSON list of their numbers
 */
export function countStatements(database: D1Database, keys: string): D1PreparedStatement[] {
  const sql = [
    // Includes the prefixes of products that were, or become, the first of a clone.
    `insert into listing_counts (prefix, products, clones, due)
     select substr(key, 1, 4), 0, 0, 1 from (select value as key from json_each(?2)
       union select product_key from listed_clones where folded in ${theirClones} union select first from (${firsts})) where true
     on conflict (prefix) do update set due = 1`,
    `insert or replace into listed_clones (folded, product_key) ${firsts}`,
    `delete from listed_clones where product_key in ${written} and not exists (
       select 1 from product_identifiers i join products p on p.key = i.product_key
       where i.folded = listed_clones.folded and i.kind = 'clone' and i.product_key = listed_clones.product_key and ${isListed})`,
    `update listing_counts set due = 0,
       products = (select count(*) from products where ${numbersOf("listing_counts.prefix", "key")} and ${isListed}),
       clones = (select count(*) from listed_clones where ${numbersOf("listing_counts.prefix", "product_key")})
     where due = 1`,
  ];
  return sql.map((text) => database.prepare(text).bind(...(text.includes("?2") ? [statuses, keys] : [statuses])));
}

/** Statements that empty the lists, when all products are deleted. */
export function uncountStatements(database: D1Database): D1PreparedStatement[] {
  return ["listed_clones", "listing_counts"].map((table) => database.prepare(`delete from ${table}`));
}

/** Counts all products again, as the migration did; a backup from before it has no counts. */
export async function recount(database: D1Database): Promise<void> {
  const filling = statementsOf(countsMigration).filter((sql) => sql.startsWith("insert"));
  await database.batch([...uncountStatements(database), ...filling.map((sql) => database.prepare(sql))]);
}

export type Counted = "products" | "clones";

/** Statement for the total of a list. */
export const totalStatement = (database: D1Database, counted: Counted): D1PreparedStatement =>
  database.prepare(`select coalesce(sum(${counted}), 0) as total from listing_counts`);

/** Numbers of each `every`th listed product, or of each `every`th product that is the first of a clone. */
export function boundaryStatement(database: D1Database, counted: Counted, every: number): D1PreparedStatement {
  const [key, rows] =
    counted === "products" ? ["key", `products where ${isListed} and`] : ["product_key", "listed_clones where"];
  // The driver binds numbers as reals, so a division by a bound number would have fractions.
  return database
    .prepare(
      `with recursive parts as (
         select prefix, sum(${counted}) over (order by prefix) - ${counted} as start, sum(${counted}) over (order by prefix) as last
         from listing_counts),
       steps as (select cast(?2 as integer) as step),
       ends as (
         select prefix, start, last, (start / step + 1) * step as place from parts, steps where last / step > start / step
         union all select prefix, start, last, place + step from ends, steps where place + step <= last)
       select (
         select key from (
           select ${key} as key, row_number() over (order by ${key}) as nth from ${rows} ${numbersOf("ends.prefix", key)})
         where nth = place - start) as key
       from ends order by place`,
    )
    .bind(statuses, every);
}
