/** Exports for the evaluation script, which loads them as one bundle. */

export { nameTable } from "@domain/query-reading/name-table";
export { createCatalogue, defaultSize } from "../demo/catalogue";
export { productSynonyms } from "../demo/search/synonyms";
export { productDocument } from "../domain/search-documents/product-document";
export { queryClasses } from "./classes";
export { evaluate } from "./evaluate";
export { createWorld } from "./facts";
export { readGeneNames, readGeneRecords } from "./names";
export { failures, misses, page, table } from "./report";
