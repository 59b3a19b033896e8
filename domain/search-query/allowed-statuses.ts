import type { ProductStatus } from "@contracts/catalogue/catalogue";

/** Statuses listed in search (C-SEARCH-20). Products with another status are reachable only by URL, if at all. */
export const searchableStatuses = [
  "Released",
  "Released - On Hold",
  "Pre-discontinued",
  "Discontinued",
] as const satisfies readonly ProductStatus[];
