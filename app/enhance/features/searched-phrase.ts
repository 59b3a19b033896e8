import { cleanSearchInput } from "@domain/search-query/clean-input";
import { storePhrase } from "~/stores/search-history";

/** Stores a phrase that the document before this one searched for (C-HIST-01). */
export function storeSearchedPhrase(typed: string): void {
  storePhrase(cleanSearchInput(typed));
}
