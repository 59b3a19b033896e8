import type { ProductDocument } from "../../contracts/search/search-documents";

/** A generated catalogue; the same documents for the same count. */
export function products(count: number): Generator<ProductDocument>;
