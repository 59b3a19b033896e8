/**
 * Updates the search documents of products when a person changes a product or its evidence. The product numbers are
 * stored in a table first, so an unavailable search service gets the documents later. Programs that import write their
 * documents themselves.
 */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EngineLocale } from "@contracts/search/search-engines";
import { productDocument } from "@domain/search-documents/product-document";
import { type Language, languages } from "@domain/vocabulary/names";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { dropProductPages } from "../../shared/page-generation";
import { evidenceStore } from "../evidence/evidence-store";
import { type ReadText, readableTexts, textColumns } from "../packing/stored-texts";
import { catalogueDatabase } from "./catalogue-store";
import { changeDocuments, documentsPerCall } from "./search-documents";

const maxCalls = 60;
/** Wait before a retry of documents that an engine did not accept. */
const retryMilliseconds = 15_000;

const languageOf: Readonly<Record<EngineLocale, Language>> = {
  "en-us": "en",
  "ja-jp": "ja",
  "zh-cn": "zh",
};

/** True if a change of a product changes a search document; prices and captions do not. */
export const changesSearch = (before: Product | null, after: Product): boolean =>
  before === null ||
  before.published !== after.published ||
  languages.some(
    (language) =>
      JSON.stringify(productDocument(before, language)) !== JSON.stringify(productDocument(after, language)),
  );

/**
 * Marks the documents of products as due, in the transaction that changes the products.
 * @param auditKey entry without which nothing is changed; null for none
 */
export const dueStatement = (database: D1Database, keys: Iterable<string>, auditKey: string | null) =>
  database
    .prepare(
      `insert or replace into search_updates (product_key, at)
       select value, ?2 from json_each(?1) where ?3 is null or exists (select 1 from office_audit where id = ?3)`,
    )
    .bind(JSON.stringify([...new Set(keys)]), Date.now(), auditKey);

/** Writes the documents of products, and all others that are due. */
export async function refreshSearch(env: ServicesEnv, keys: Iterable<string>): Promise<void> {
  await dueStatement(await catalogueDatabase(env), keys, null).run();
  await writeDueDocuments(env);
}

/** Never throws. Updates that a search service did not accept stay due. */
export async function writeDueDocuments(env: ServicesEnv): Promise<void> {
  await writeDue(env, Date.now());
}

/**
 * Retries overdue updates, and invalidates pages that were rendered before them. Never throws. Storefronts request the
 * generation of pages every few seconds, which calls this.
 */
export async function writeOverdueDocuments(env: ServicesEnv, now = Date.now()): Promise<void> {
  const written = await writeDue(env, now - retryMilliseconds, now);
  try {
    await dropProductPages(env, written);
  } catch (error) {
    await reportWork(env, "pages were not dropped after search documents were written", error);
  }
}

/**
 * @param until time of the last change or attempt, in milliseconds
 * @returns numbers of the written products
 */
async function writeDue(env: ServicesEnv, until: number, now = Date.now()): Promise<string[]> {
  const written: string[] = [];
  try {
    const database = await catalogueDatabase(env);
    for (let call = 0; call < maxCalls; call += 1) {
      // Moves the time forward, so other calls leave these documents to this one. One millisecond less, because the
      // following read may lack a change of this millisecond.
      const { results: due } = await database
        .prepare(
          `update search_updates set at = max(at, ?1) where product_key in (
             select product_key from search_updates where at <= ?2 order by at, product_key limit ?3)
           returning product_key as key, at`,
        )
        .bind(now - 1, until, documentsPerCall)
        .all<{ key: string; at: number }>();
      const keys = due.map(({ key }) => key);
      if (due.length === 0 || !(await write(env, database, keys))) break;
      written.push(...keys);
      // A change made meanwhile has a later time, and stays due.
      await database
        .prepare(
          `delete from search_updates where exists (
             select 1 from json_each(?1) where value ->> 'key' = product_key and value ->> 'at' >= at)`,
        )
        .bind(JSON.stringify(due))
        .run();
    }
  } catch (error) {
    await reportWork(env, "search documents were not written", error);
  }
  return written;
}

/** False if an engine did not accept the documents. */
async function write(env: ServicesEnv, database: D1Database, keys: readonly string[]): Promise<boolean> {
  const { results } = await database
    .prepare(
      `select ${textColumns("d", "key")} from json_each(?) j join product_documents d on d.key = j.value
       join products p on p.key = d.key and p.published = 1`,
    )
    .bind(JSON.stringify(keys))
    .all<ReadText>();
  const texts = (await readableTexts(database, results)).filter((text) => text !== null);
  const products = texts.map((text): Product => JSON.parse(text));
  const evidenceOf = new Map(
    (await evidenceStore(env).ofProducts(products.map(({ key }) => key))).map((found) => [found.productKey, found]),
  );
  // A product with damaged text or evidence keeps its document; a retry would not help.
  const shown = products.flatMap((product) => {
    const evidence = evidenceOf.get(product.key);
    return evidence ? [{ product, evidence }] : [];
  });
  const isShown = new Set(results.map(({ key }) => key));
  const hidden = keys.filter((key) => !isShown.has(key));
  const written =
    shown.length === 0 ||
    (await changeDocuments(env, "POST", (locale) =>
      shown.map(({ product, evidence }) => productDocument(product, languageOf[locale], evidence)),
    ));
  const deleted = hidden.length === 0 || (await changeDocuments(env, "DELETE", () => hidden));
  return written && deleted;
}
