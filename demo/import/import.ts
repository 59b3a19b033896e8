/** What the importing script uses; it loads this as one bundle. */
export { productDocument } from "../search/documents";
export { csvProduct, headerFaults } from "./csv-product";
export { lineProduct } from "./product-line";
