/** What the search pages ask of the search service, in their own words. A failure is a value. */
import type { SearchAnswer } from "@contracts/search-answers";
import type { SearchBody } from "@domain/search-query/search-body";
import type { suggestionQuery } from "@domain/search-query/type-ahead-queries";
import type { BrowseTab } from "@domain/search-url/state";
import type { PublicContext } from "~/context/types";

export interface SearchPort {
  /** All queries of one tab in one call; answers in their order. */
  multiSearch(tab: BrowseTab, queries: readonly SearchBody[]): Promise<SearchOutcome>;
  /** Completions of a phrase; null when they cannot be had. */
  suggest(tab: BrowseTab, query: ReturnType<typeof suggestionQuery>): Promise<readonly string[] | null>;
  click(tab: BrowseTab, click: Click): Promise<void>;
}
export type SearchOutcome = { readonly ok: true; readonly value: readonly SearchAnswer[] } | SearchFailed;
export interface SearchFailed {
  readonly ok: false;
  /** Nobody answered in time or in a way that can be understood: the shop's own words then (C-ERR-02). */
  readonly unanswered: boolean;
  /** What the engine said, for the visitor (C-ERR-03). */
  readonly messages: readonly string[];
  /** HTTP status of its answer, 0 when there was none. */
  readonly status: number;
}
export interface Click {
  readonly query: string;
  readonly requestId: string;
  readonly documentId: string;
}

/** The engines of the visitor's language. */
export function searchPort({ services, market }: PublicContext): SearchPort {
  const { search } = services;
  return {
    async multiSearch(tab, queries) {
      const answered = await search.multiSearch(tab, market.locale, queries);
      if (answered.ok) return answered;
      const { kind, messages, status } = answered.error;
      return { ok: false, unanswered: kind !== "rejected", messages, status };
    },
    async suggest(tab, { query, types, size }) {
      const answered = await search.suggest(tab, market.locale, query, { size, fields: types.documents.fields });
      return answered.ok ? answered.value : null;
    },
    async click(tab, click) {
      await search.click(tab, market.locale, click);
    },
  };
}
