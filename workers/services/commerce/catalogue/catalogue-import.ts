/** Bulk import of products in few large statements; each chunk is atomic. */
import type { Product, Variant } from "@contracts/catalogue/catalogue";
import type { ServicesEnv } from "../../env";
import { linesOf, type Rejection } from "../../shared/lines/line-reader";
import { beginTurn } from "../../shared/lines/turns";
import { lineageStatements } from "../lineage/lineage-store";
import { queriedOfProduct } from "../packing/queried-fields";
import { packerForImport } from "../packing/stored-texts";
import { catalogueDatabase, catalogueOf } from "./catalogue-store";
import { readProductLine } from "./product-lines";
import { followStatements } from "./product-words";

/** A parameter holds at most 2 MB, and CJK text takes up to three bytes per character. */
const chunkCharacters = 600_000;
const listedRejections = 1000;

interface ImportReport {
  readonly received: number;
  readonly stored: number;
  readonly rejected: number;
  readonly rejections: readonly Rejection[];
  readonly total: number;
}

interface Entry {
  readonly product: Product;
  readonly json: string;
}

/** Stores every valid line of `ndjson`; a product replaces the stored one with its key. */
export async function importProducts(env: Pick<ServicesEnv, "CATALOGUE_DB">, ndjson: string): Promise<ImportReport> {
  const database = await catalogueDatabase(env);
  const rejections: Rejection[] = [];
  let received = 0;
  let stored = 0;
  let rejected = 0;
  let chunk = new Map<string, Entry>();
  let characters = 0;
  const flush = async () => {
    if (chunk.size === 0) return;
    await storeChunk(database, chunk);
    stored += chunk.size;
    chunk = new Map();
    characters = 0;
  };
  const turn = beginTurn();
  for (const { text, line } of linesOf(ndjson)) {
    if (turn.isOver(text.length)) await turn.next();
    received += 1;
    const result = readProductLine(text, line);
    if (!result.ok) {
      rejected += 1;
      if (rejections.length < listedRejections) rejections.push(result.rejection);
      continue;
    }
    const json = JSON.stringify(result.value);
    // The later of two lines with one key wins, also inside a chunk.
    if (chunk.has(result.value.key)) await flush();
    if (characters + json.length > chunkCharacters) await flush();
    chunk.set(result.value.key, { product: result.value, json });
    characters += json.length;
  }
  await flush();
  return { received, stored, rejected, rejections, total: await catalogueOf(env).total() };
}

async function storeChunk(database: D1Database, chunk: ReadonlyMap<string, Entry>): Promise<void> {
  const entries = [...chunk.values()];
  const pack = await packerForImport(
    database,
    "product",
    entries.map(({ json }) => json),
  );
  const documents = entries.map(({ product, json }) => {
    const { document, packed } = pack(json, queriedOfProduct(product));
    return [product.key, document, packed];
  });
  const keys = JSON.stringify([...chunk.keys()]);
  await database.batch([
    database
      .prepare(
        `insert or replace into products (key, id, name, status, product_type, category, published, applications, names, changed_at)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
           value ->> 8, ?2
         from json_each(?1)`,
      )
      .bind(JSON.stringify(entries.map(({ product }) => productRow(product))), Date.now()),
    database
      .prepare(
        `insert or replace into product_documents (key, document, packed)
         select value ->> 0, value ->> 1, unhex(value ->> 2) from json_each(?1)`,
      )
      .bind(JSON.stringify(documents)),
    // Removes sizes that a product lost. The insert moves a SKU that changed its product.
    database.prepare("delete from skus where product_key in (select value from json_each(?1))").bind(keys),
    database
      .prepare(
        `insert or replace into skus (sku, product_key, variant_id, is_master, active, code, amount, uom, prices)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
           value ->> 8 from json_each(?1)`,
      )
      .bind(JSON.stringify(entries.flatMap(({ product }) => skuRows(product)))),
    ...followStatements(database, keys, null),
    ...lineageStatements(
      database,
      entries.map(({ product }) => product),
    ),
  ]);
}

/** Row of the table of products, without the time of its change. */
export function productRow(product: Product) {
  const { key, id, name, status, productType, productCategory, published, attributes, texts } = product;
  const tested = attributes.lots.flatMap(({ applications }) =>
    applications.map(({ codeForDisplay }) => codeForDisplay),
  );
  const applications = JSON.stringify([...new Set(tested)]);
  const names = JSON.stringify({ ja: texts?.ja?.name, zh: texts?.zh?.name });
  return [key, id, name, status, productType, productCategory, published ? 1 : 0, applications, names] as const;
}

const skuRows = ({ key, masterVariant, variants }: Product) =>
  [masterVariant, ...variants].map((size, place) => skuRow(key, size, place));

/** Row of the table of sizes; the first size of a product is its master. */
export function skuRow(productKey: string, { id, sku, prices, attributes }: Variant, place: number) {
  const { active, code, amount, uom } = attributes;
  return [sku, productKey, id, place === 0 ? 1 : 0, active ? 1 : 0, code, amount, uom, JSON.stringify(prices)];
}
