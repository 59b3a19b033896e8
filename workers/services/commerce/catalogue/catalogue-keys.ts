/** Numbers of listed products in order, and their clones. */
import type { CloneNames, CloneNamesAfter, ProductKeys, ProductKeysAfter } from "@contracts/catalogue/briefs";
import { boundaryStatement, type Counted, isListed, statuses, totalStatement } from "./listing-counts";

export interface KeysPage {
  readonly limit: number;
  readonly offset: number;
  /** Requests every `every`th number of the whole list as well (`ends`). */
  readonly every?: number | undefined;
}

export type KeysAnswer = Pick<ProductKeys, "total" | "results" | "ends">;

const open = `from products where ${isListed}`;

export async function keysOf(database: D1Database, page: KeysPage): Promise<KeysAnswer> {
  const statement = database
    .prepare(`select key, changed_at as changedAt ${open} order by key limit ?2 offset ?3`)
    .bind(statuses, page.limit, page.offset);
  return counted<{ key: string; changedAt: number }>(database, "products", statement, page);
}

/** A page, with the total and the requested `ends` of the whole list. */
async function counted<Row>(
  database: D1Database,
  list: Counted,
  page: D1PreparedStatement,
  { every }: KeysPage,
): Promise<{ total: number; results: Row[]; ends?: string[] }> {
  const [rows, all, ends] = await database.batch([
    page,
    totalStatement(database, list),
    ...(every === undefined ? [] : [boundaryStatement(database, list, every)]),
  ]);
  return {
    total: (all as D1Result<{ total: number }>).results[0]?.total ?? 0,
    results: (rows as D1Result<Row>).results,
    ...(ends && { ends: (ends as D1Result<{ key: string }>).results.map(({ key }) => key) }),
  };
}

export async function keysAfter(database: D1Database, after: string, limit: number): Promise<ProductKeysAfter> {
  const { results } = await database
    .prepare(`select key, changed_at as changedAt ${open} and key > ?2 order by key limit ?3`)
    .bind(statuses, after, limit + 1)
    .all<{ key: string; changedAt: number }>();
  return { more: results.length > limit, results: results.slice(0, limit) };
}

const clones = `select l.product_key as key, d.document ->> '$.attributes.clone' as clone
  from listed_clones l join product_documents d on d.key = l.product_key`;

/** Clones of listed products, each once, with the spelling and position of the product with the lowest number. */
export async function clonesOf(database: D1Database, page: KeysPage): Promise<CloneNames> {
  const statement = database
    .prepare(`${clones} order by l.product_key limit ?1 offset ?2`)
    .bind(page.limit, page.offset);
  const { results, ...more } = await counted<{ clone: string }>(database, "clones", statement, page);
  return { ...more, results: results.map(({ clone }) => clone) };
}

export async function clonesAfter(database: D1Database, after: string, limit: number): Promise<CloneNamesAfter> {
  const { results } = await database
    .prepare(`${clones} where l.product_key > ?1 order by l.product_key limit ?2`)
    .bind(after, limit + 1)
    .all<{ key: string; clone: string }>();
  const shown = results.slice(0, limit);
  const next = results.length > limit ? (shown.at(-1)?.key ?? null) : null;
  return { next, results: shown.map(({ clone }) => clone) };
}
