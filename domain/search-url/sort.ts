/** Sort orders of the result lists (C-SORT-01 to C-SORT-04): one table from the name in the address to the field of the engine. */
import { matchKey } from "./match-key";

export const sortNames = ["relevance", "product-name", "applications", "citations", "newest"] as const;
export type SortName = (typeof sortNames)[number];
export type SortDirection = "asc" | "desc";

interface SortOrder {
  readonly field: string;
  readonly direction: SortDirection;
  /** Further spellings that an address may hold: the labels of the control. */
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

/** Resources have no product name and no counts; their default order is descending by score (AMB-C-03). */
export const sortNamesByTab = {
  product: sortNames,
  resources: ["relevance", "newest"],
} as const satisfies Record<"product" | "resources", readonly SortName[]>;

/** The sort order that an address names, or null when it names none of ours (C-SURL-18). */
export function findSortName(text: string): SortName | null {
  const key = matchKey(text);
  return (
    sortNames.find(
      (name) => matchKey(name) === key || sortOrders[name].spellings.some((other) => matchKey(other) === key),
    ) ?? null
  );
}

/** The order used in a tab: one that the tab does not offer is Relevance. */
export function sortInTab(sort: SortName, tab: "product" | "resources"): SortName {
  const offered: readonly SortName[] = sortNamesByTab[tab];
  return offered.includes(sort) ? sort : "relevance";
}
