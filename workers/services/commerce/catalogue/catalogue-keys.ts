/** Numbers of the products that are published and may be found, in order. */
import type { ProductKeys, ProductKeysAfter } from "@contracts/catalogue/briefs";
import { listedStatuses } from "@domain/product-page/visibility";

export interface KeysPage {
  readonly limit: number;
  readonly offset: number;
  /** Asks for each `every`th number of all. */
  readonly every?: number | undefined;
}

export type KeysAnswer = Pick<ProductKeys, "total" | "results" | "ends">;

const statuses = JSON.stringify(listedStatuses);
// `+status` keeps SQLite from its index, by which it would sort all products for each page.
const open = "from products where published = 1 and +status in (select value from json_each(?1))";

export async function keysOf(database: D1Database, { limit, offset, every }: KeysPage): Promise<KeysAnswer> {
  const [page, all, ends] = await database.batch<{ key: string; changedAt: number; total: number }>([
    database
      .prepare(`select key, changed_at as changedAt ${open} order by key limit ?2 offset ?3`)
      .bind(statuses, limit, offset),
    database.prepare(`select count(*) as total ${open}`).bind(statuses),
    ...(every === undefined
      ? []
      : [
          database
            .prepare(
              // Steps cost a third of numbering all rows.
              `with recursive ends (key) as (select '' union all
                 select (select key ${open} and key > ends.key order by key limit 1 offset ?2 - 1) from ends where key is not null)
               select key from ends where key <> ''`,
            )
            .bind(statuses, every),
        ]),
  ]);
  return {
    total: all?.results[0]?.total ?? 0,
    results: page?.results ?? [],
    ...(ends && { ends: ends.results.map(({ key }) => key) }),
  };
}

export async function keysAfter(database: D1Database, after: string, limit: number): Promise<ProductKeysAfter> {
  const { results } = await database
    .prepare(`select key, changed_at as changedAt ${open} and key > ?2 order by key limit ?3`)
    .bind(statuses, after, limit + 1)
    .all<{ key: string; changedAt: number }>();
  return { more: results.length > limit, results: results.slice(0, limit) };
}
