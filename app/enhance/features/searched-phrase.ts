import { cleanSearchInput } from "@domain/search-query/clean-input";
import { searchedKey } from "~/components/document/hold-presses-text";
import { storePhrase } from "~/stores/search-history";
import { tabValues } from "~/stores/storage";

/**
 * Stores a phrase that the document before this one searched for (C-HIST-01). It is taken only now, because a document that is
 * left while this code loads stores nothing.
 */
export function storeSearchedPhrase(typed: string): void {
  storePhrase(cleanSearchInput(typed));
  if (tabValues.get(searchedKey) === typed) tabValues.set(searchedKey, "");
}
