/**
 * Keeps the facet by validation of the search documents true when evidence changes. What is to be written stands in a
 * table first, so that a search service that does not answer gets it with the next change.
 */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EngineLocale } from "@contracts/search/search-engines";
import { validationsOf } from "@domain/evidence/validations";
import { type Language, validationNames } from "@domain/vocabulary/names";
import type { ServicesEnv } from "../../env";
import { catalogueDatabase, catalogueOf } from "../catalogue/catalogue-store";
import { changeDocuments, documentsPerCall } from "../catalogue/search-documents";
import { evidenceStore } from "./evidence-store";

const mostCalls = 20;

const languageOf: Readonly<Record<EngineLocale, Language>> = {
  "en-us": "en",
  "ja-jp": "ja",
  "zh-cn": "zh",
};

/** Writes the validations of products, and of those that are still due. What a search service did not take stays due. */
export async function refreshValidations(env: ServicesEnv, keys: Iterable<string>): Promise<void> {
  const database = await catalogueDatabase(env);
  await database
    .prepare(
      `insert or replace into validation_updates (product_key, at)
       select value, ?2 from json_each(?1)`,
    )
    .bind(JSON.stringify([...new Set(keys)]), Date.now())
    .run();
  for (let call = 0; call < mostCalls; call += 1) {
    const { results: due } = await database
      .prepare("select product_key as key, at from validation_updates order by at, product_key limit ?")
      .bind(documentsPerCall)
      .all<{ key: string; at: number }>();
    if (
      due.length === 0 ||
      !(await write(
        env,
        due.map(({ key }) => key),
      ))
    )
      return;
    // A change that came meanwhile has a later time, and stays due.
    await database
      .prepare(
        `delete from validation_updates where exists (
           select 1 from json_each(?1) where value ->> 'key' = product_key and value ->> 'at' >= at)`,
      )
      .bind(JSON.stringify(due))
      .run();
  }
}

/** False if an engine did not take the documents. */
async function write(env: ServicesEnv, keys: readonly string[]): Promise<boolean> {
  const read = await Promise.all(
    keys.map(async (key) => {
      const text = await catalogueOf(env).document(key, { unpublished: true });
      if (text === null) return [];
      // The import has validated the document.
      const product: Product = JSON.parse(text);
      return [{ key, validations: validationsOf(product, await evidenceStore(env).ofProduct(key)) }];
    }),
  );
  return changeDocuments(env, "PATCH", (locale) =>
    read.flat().map(({ key, validations }) => ({
      id: key,
      validation: validations.map(
        ({ application, species, pillar }) => validationNames(application, species, pillar)[languageOf[locale]],
      ),
    })),
  );
}
