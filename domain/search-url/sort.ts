/** Sort orders of result lists (C-SORT-01 to C-SORT-04): maps names in the address to engine fields. */
import { matchKey } from "./match-key";

export const sortNames = ["relevance", "product-name", "applications", "citations", "newest"] as const;
export type SortName = (typeof sortNames)[number];
type SortDirection = "asc" | "desc";

interface SortOrder {
  readonly field: string;
  readonly direction: SortDirection;
  /** Other accepted spellings: the labels of the control. */
  readonly spellings: readonly string[];
}

export const sortOrders: Readonly<Record<SortName, SortOrder>> = {
  relevance: { field: "_score", direction: "desc", spellings: ["score"] },
  "product-name": { field: "name", direction: "asc", spellings: ["name"] },
  applications: {
    field: "applicationcount",
    direction: "desc",
    spellings: ["# of Applications", "number of applications"],
  },
  citations: { field: "totalcitationcount", direction: "desc", spellings: ["# of Citations", "number of citations"] },
  newest: { field: "releaseddate", direction: "desc", spellings: ["released date"] },
};

/** Resources have no product name and no counts; their default is descending by score (AMB-C-03). */
export const sortNamesByTab = {
  product: sortNames,
  resources: ["relevance", "newest"],
} as const satisfies Record<"product" | "resources", readonly SortName[]>;

/** Sort order named in the address; null if unknown (C-SURL-18). */
export function findSortName(text: string): SortName | null {
  const key = matchKey(text);
  return (
    sortNames.find(
      (name) => matchKey(name) === key || sortOrders[name].spellings.some((other) => matchKey(other) === key),
    ) ?? null
  );
}

/** Sort order in a tab; falls back to Relevance. */
export function sortInTab(sort: SortName, tab: "product" | "resources"): SortName {
  const offered: readonly SortName[] = sortNamesByTab[tab];
  return offered.includes(sort) ? sort : "relevance";
}
