/** What the script of the evaluation uses; loaded as one bundle. */

export { createCatalogue, defaultSize } from "../demo/catalogue";
export { productDocument } from "../demo/search/documents";
export { productSynonyms } from "../demo/search/synonyms";
export { queryClasses } from "./classes";
export { evaluate } from "./evaluate";
export { createWorld } from "./facts";
export { readGeneNames } from "./names";
export { failures, misses, table } from "./report";
