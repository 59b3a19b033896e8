/** Exports for the seed and import scripts, which load the demonstration data as one bundle. */

export { productDocument } from "@domain/search-documents/product-document";
export { createCatalogue, defaultSize } from "./catalogue";
export { demoCheckout } from "./checkout/checkout";
export { contentLines, fileLines, knowledgeBaseDocuments, resourceDocuments } from "./content/index";
export { customerLines } from "./customers/customers";
export { experimentLines } from "./customers/experiments";
export { demoData } from "./data-files/folder";
export { demoTombstones } from "./lineage/lineage";
export { orderingCustomers } from "./orders/customers";
export { orderLines, quoteLines } from "./orders/orders";
export { punchoutBuyers } from "./punchout/buyers";
export { demoReviews } from "./reviews/reviews";
export { articleSynonyms, productSynonyms } from "./search/synonyms";
export { demoFlags, sellingExceptions } from "./settings";
