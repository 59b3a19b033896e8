/** Interface of the search pages to the search service. Failures are values. */
import { searchLimits } from "@contracts/search/search";
import type { SearchAnswer } from "@contracts/search/search-answers";
import type { EngineKind } from "@contracts/search/search-documents";
import type { SearchBody } from "@domain/search-query/search-body";
import type { suggestionQuery } from "@domain/search-query/type-ahead-queries";
import type { PublicContext } from "~/context/request/types";

export interface SearchPort {
  /** Several queries of one engine, in as few calls as the protocol allows; results in the same order. */
  multiSearch(kind: EngineKind, queries: readonly SearchBody[]): Promise<SearchOutcome>;
  /** Completions of a phrase; null if unavailable. */
  suggest(kind: EngineKind, query: ReturnType<typeof suggestionQuery>): Promise<readonly string[] | null>;
  click(kind: EngineKind, click: Click): Promise<void>;
}
export type SearchOutcome = { readonly ok: true; readonly value: readonly SearchAnswer[] } | SearchFailed;
export interface SearchFailed {
  readonly ok: false;
  /** No usable response in time; the page uses the shop's message (C-ERR-02). */
  readonly unanswered: boolean;
  /** The engine's messages, for the visitor (C-ERR-03). */
  readonly messages: readonly string[];
  /** HTTP status; 0 without a response. */
  readonly status: number;
}
interface Click {
  readonly query: string;
  readonly requestId: string;
  readonly documentId: string;
}

/** Lists of at most `size` members. */
function inParts<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Engines of the visitor's language. A page with a failed search is not stored, because it may lack a count or a note. */
export function searchPort({ services, market, degraded }: PublicContext): SearchPort {
  const { search } = services;
  return {
    async multiSearch(kind, queries) {
      const parts = inParts(queries, searchLimits.queriesPerRequest);
      const answers = await Promise.all(parts.map((part) => search.multiSearch(kind, market.locale, part)));
      const value: SearchAnswer[] = [];
      for (const answered of answers) {
        if (!answered.ok) {
          const { kind: problem, messages, status } = answered.error;
          degraded();
          return { ok: false, unanswered: problem !== "rejected", messages, status };
        }
        value.push(...answered.value);
      }
      return { ok: true, value };
    },
    async suggest(kind, { query, types, size }) {
      const answered = await search.suggest(kind, market.locale, query, { size, fields: types.documents.fields });
      return answered.ok ? answered.value : null;
    },
    async click(kind, click) {
      await search.click(kind, market.locale, click);
    },
  };
}
