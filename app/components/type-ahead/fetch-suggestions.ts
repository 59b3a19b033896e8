import { isSitePath, type Suggestion, suggestionTypes } from "@domain/search-query/suggestion";
import * as v from "valibot";
import type { SuggestionScope } from "./type-ahead";

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
export async function fetchSuggestions(
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
