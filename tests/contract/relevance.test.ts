/** A sample of every class of the relevance suite, on a small catalogue in three languages. */
import { readFileSync } from "node:fs";
import { nameTable } from "@domain/query-reading/name-table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keys, startSearchService } from "../../bench/search/search-service.mjs";
import { createCatalogue } from "../../demo/catalogue";
import { productSynonyms } from "../../demo/search/synonyms";
import { productDocument } from "../../domain/search-documents/product-document";
import { queryClasses } from "../../relevance/classes";
import { type ClassResult, evaluate } from "../../relevance/evaluate";
import { createWorld } from "../../relevance/facts";
import { importCatalogue } from "../../relevance/import-catalogue";
import { readGeneRecords } from "../../relevance/names";
import { listFailures, misses } from "../../relevance/report";
import { readNameTexts } from "../../scripts/build/name-texts";
import { freePort } from "./free-port";

/**
 * Number of queries in an average class. Because samples are small, a class may miss one query more than its floor
 * allows.
 */
const sample = 24;

const catalogue = createCatalogue({ size: 3000 });
const world = createWorld(catalogue.plans, readGeneRecords(readFileSync("data/names/genes.tsv", "utf8")), []);
// These classes need the whole catalogue: the shop's own table does not distinguish former symbols, and so few products
// cover no pathway and only some genes of a large topic.
const wholeCatalogueOnly = [
  "former symbols",
  "titles of pathways",
  "topics of the fifth query set",
  "topics of the sixth query set",
];
const classes = queryClasses(world, sample).filter(({ name }) => !wholeCatalogueOnly.includes(name));
const results = new Map<string, ClassResult>();
let service: Awaited<ReturnType<typeof startSearchService>>;

beforeAll(async () => {
  service = await startSearchService(await freePort());
  await importCatalogue(service.base.replace(/\/search$/, ""), keys.ADMIN_KEY, catalogue, {
    documentOf: productDocument,
    synonymsOf: productSynonyms,
  });
  const options = { url: service.base, key: keys.SEARCH_KEY, names: nameTable(readNameTexts()), atOnce: 4 };
  for (const result of await evaluate(world, classes, options)) results.set(result.queryClass.name, result);
});
afterAll(() => service?.stop());

describe("search finds the intended products", () => {
  it.each(classes)("$name", ({ name, floor, queries }) => {
    const result = results.get(name);
    expect(queries.length).toBeGreaterThan(0);
    expect(result?.result, result && misses(result, 5, 0.8).join("\n")).toBeGreaterThanOrEqual(
      floor - 1 / queries.length,
    );
  });

  it("returns few empty lists and none that is too long", () => {
    expect(listFailures([...results.values()])).toEqual([]);
  });
});
