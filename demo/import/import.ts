/** Exports for the import script, which loads them as one bundle. */
export { productDocument } from "@domain/search-documents/product-document";
export { productSynonyms } from "../search/synonyms";
export { csvProduct, headerFaults } from "./csv-product";
export { csvRows } from "./csv-row";
export { lineProduct } from "./product-line";
