/** What the importing script uses; it loads this as one bundle. */
export { productDocument } from "../search/documents";
export { productSynonyms } from "../search/synonyms";
export { csvProduct, headerFaults } from "./csv-product";
export { lineProduct } from "./product-line";
