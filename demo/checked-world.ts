/** Exports for the check of the catalogue, which loads generator and checker as one bundle. */
export { createCatalogue } from "./catalogue";
export { catalogueRecord, usesByProduct } from "./contradictions/catalogue-record";
export { contradictions } from "./contradictions/contradictions";
