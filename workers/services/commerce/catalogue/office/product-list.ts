/** The list of products for the office, in pages by number. */
import type { ProductRow } from "@contracts/office/catalogue";
import { listText } from "../../../shared/list-words";
import { pageOf, placeOf } from "../../../shared/office/page-of";

interface Asked {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Stored {
  readonly key: string;
  readonly name: string;
  readonly status: string;
  readonly product_type: string;
  readonly category: string;
  readonly published: number;
  readonly sizes: string;
}

type Condition = readonly [sql: string, ...values: string[]];

/** Splits a query in the same way as the words of the table. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s(),/-]+/)
    .filter((word) => word !== "")
    .slice(0, 5);

/**
 * Sorts words by number of products, rarest first, because the list is read from the first one. Counts stop at `most`.
 */
async function rarestFirst(database: D1Database, words: readonly string[]): Promise<readonly string[]> {
  if (words.length < 2) return words;
  const most = 2000;
  const { results } = await database
    .prepare(
      `select j.value as word, (select count(*) from (select 1 from product_words w where w.word = j.value limit ?2)) as products
       from json_each(?1) j order by products`,
    )
    .bind(JSON.stringify(words), most)
    .all<{ word: string }>();
  return results.map(({ word }) => word);
}

/** Every condition reads an index, so a page costs the same with 200,000 products as with 200. */
export async function findProducts(database: D1Database, { q, status, type, after, limit }: Asked) {
  const code = /^([0-9]{4,6})[a-z0-9]{0,4}$/.exec(listText(q ?? ""));
  const [first, ...others] = q && !code ? await rarestFirst(database, wordsOf(q)) : [];
  const conditions: Condition[] = [
    ...(code ? [["p.key = ?", code[1] ?? ""] as const] : []),
    ...(first === undefined ? [] : [["w.word = ?", first] as const]),
    ...others.map(
      (word) => ["exists (select 1 from product_words o where o.word = ? and o.key = p.key)", word] as const,
    ),
    ...(status ? [["p.status = ?", status] as const] : []),
    ...(type ? [["p.product_type = ?", type] as const] : []),
  ];
  const place = placeOf(after);
  const key = first === undefined ? "p.key" : "w.key";
  if (place) conditions.push([`${key} > ?`, place.key]);
  const source = first === undefined ? "products p" : "product_words w cross join products p on p.key = w.key";
  const { results } = await database
    .prepare(
      `select p.key, p.name, p.status, p.product_type, p.category, p.published,
         (select json_group_array(s.sku) from skus s where s.product_key = p.key and s.active = 1) as sizes
       from ${source} where ${conditions.map(([sql]) => sql).join(" and ") || "1"} order by ${key} limit ?`,
    )
    .bind(...conditions.flatMap(([, ...values]) => values), limit + 1)
    .all<Stored>();
  const rows = results.map(
    ({ product_type, published, sizes, ...row }): ProductRow => ({
      ...row,
      productType: product_type,
      published: published === 1,
      sizes: JSON.parse(sizes),
    }),
  );
  return pageOf(rows, limit, (row) => ({ value: "key", key: row.key }));
}
