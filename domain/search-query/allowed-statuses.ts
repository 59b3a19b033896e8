import type { ProductStatus } from "@contracts/catalogue/catalogue";

/** Statuses that search lists (C-SEARCH-20); pages of the others are found by their address alone, if at all. */
export const searchableStatuses = [
  "Released",
  "Released - On Hold",
  "Pre-discontinued",
  "Discontinued",
] as const satisfies readonly ProductStatus[];
