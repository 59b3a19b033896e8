/** Exports for the import script, which loads them as one bundle. */
export { productDocument } from "../search/documents";
export { productSynonyms } from "../search/synonyms";
export { csvProduct, headerFaults } from "./csv-product";
export { csvRows } from "./csv-row";
export { lineProduct } from "./product-line";
