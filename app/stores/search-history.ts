/** Search history of this browser (rows C-HIST). Kept in local storage, shared between tabs, never sent. */
import { parseHistory, rememberPhrase, type SearchHistory, serializeHistory } from "@domain/search-history/history";
import { atom, onMount } from "nanostores";
import { browserValues } from "./storage";

const historyKey = "search-history";

/** Empty on the server, and in the browser until the first listener. */
export const searchHistory = atom<SearchHistory>(new Map());

onMount(searchHistory, () => {
  const read = () => searchHistory.set(readHistory());
  const changed = (event: StorageEvent) => {
    if (event.key === historyKey || event.key === null) read();
  };
  read();
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
});

/** Stores a searched phrase. */
export function storePhrase(phrase: string, nowMs = Date.now()): void {
  const next = rememberPhrase(readHistory(), phrase, nowMs);
  searchHistory.set(next);
  browserValues.set(historyKey, serializeHistory(next));
}

function readHistory(): SearchHistory {
  return parseHistory(browserValues.get(historyKey));
}
