import { shownHistory, shownPhrases } from "@domain/search-history/history";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { isSitePath, type Suggestion, suggestionTypes } from "@domain/search-query/suggestion";
import { typeAheadDebounceMs, typeAheadSizes } from "@domain/search-query/type-ahead-queries";
import { searchHref } from "@domain/search-url/serialize";
import type { UrlStructure } from "@domain/search-url/structure";
import { useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { searchHistory } from "~/stores/search-history";
import { useStore } from "~/stores/use-store";
import { atLeast } from "./at-least";
import type { SuggestionScope } from "./type-ahead";

interface Remote {
  readonly query: string;
  readonly state: "loading" | "ready" | "failed";
  readonly items: readonly Suggestion[];
}
const nothing: Remote = { query: "", state: "ready", items: [] };

interface Suggestions {
  readonly items: readonly Suggestion[];
  readonly loading: boolean;
  readonly failed: boolean;
}

/**
 * Suggestions for the typed text: history at once, the rest after a pause of 500 ms (C-TYPE-13). A newer text aborts
 * the older request silently (C-ERR-01). Empty text shows history only (C-TYPE-06).
 */
export function useSuggestions(
  typed: string,
  active: boolean,
  structure: UrlStructure,
  scope: SuggestionScope,
): Suggestions {
  const query = cleanSearchInput(typed);
  const history = useStore(searchHistory);
  const [remote, setRemote] = useState(nothing);

  useEffect(() => {
    if (!active || query === "") {
      setRemote(nothing);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setRemote((last) => ({ query, state: "loading", items: last.items }));
      const answer = await atLeast(fetchSuggestions(scope, query, stop.signal));
      if (stop.signal.aborted) return;
      setRemote(answer ? { query, state: "ready", items: answer } : { query, state: "failed", items: [] });
    }, typeAheadDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, active, scope]);

  const past = useMemo(
    () =>
      scope === "shop"
        ? shownHistory(history, query, query === "" ? shownPhrases : typeAheadSizes.history).map((phrase) =>
            historySuggestion(phrase, structure),
          )
        : [],
    [history, query, structure, scope],
  );
  const failed = remote.state === "failed" && remote.query === query;
  return {
    items: useMemo(() => (failed ? [] : [...past, ...remote.items]), [failed, past, remote.items]),
    loading: remote.state === "loading",
    failed,
  };
}

function historySuggestion(phrase: string, structure: UrlStructure): Suggestion {
  const url = searchHref(phrase, structure, { source: "history" });
  return { type: "history", title: phrase, id: phrase, count: null, fields: { url, clickurl: url }, requestId: null };
}

const paths = {
  shop: "/api/type-ahead",
  "knowledge-base": "/api/knowledge-base",
} as const satisfies Record<SuggestionScope, string>;

const path = v.custom<string>(isSitePath);
const suggestion = v.object({
  type: v.picklist(suggestionTypes),
  title: v.string(),
  id: v.string(),
  count: v.nullable(v.number()),
  fields: v.object({ url: path, clickurl: v.string() }),
  requestId: v.nullable(v.string()),
});
const answer = v.object({ items: v.array(suggestion) });

/** Suggestions from the server; null if unavailable or aborted. */
async function fetchSuggestions(
  scope: SuggestionScope,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | null> {
  try {
    const response = await fetch(`${paths[scope]}?${new URLSearchParams({ q: query })}`, { signal });
    if (!response.ok) return null;
    const parsed = v.safeParse(answer, await response.json());
    return parsed.success ? parsed.output.items : null;
  } catch {
    return null;
  }
}
