/** What pages ask of the search engines, and what they get back. */
import type { searchRequest } from "@contracts/search/search";
import type { SearchAnswer } from "@contracts/search/search-answers";
import type { EngineKind } from "@contracts/search/search-documents";
import type { EngineLocale } from "@contracts/search/search-engines";
import type * as v from "valibot";

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** Options of App Search with their query; checked against the wire schema before they leave. */
export type SearchQuery = ReadonlyDeep<v.InferInput<typeof searchRequest>>;

export interface SearchError {
  /**
   * `timeout`: nobody answered in time. `aborted`: the caller took it back. `rejected`: the engine refused.
   * `network`: nobody could be reached. `invalid`: the question or the answer is not what the protocol says.
   */
  readonly kind: "timeout" | "aborted" | "rejected" | "network" | "invalid";
  /** "ECONNABORTED" for a time-out, as the browser's client names it. */
  readonly code: "ECONNABORTED" | null;
  /** HTTP status; 0 when nobody answered (C-ERR-06). */
  readonly status: number;
  /** What went wrong, each once, plain text. Of a refusal the engine's own words, empty when it had none. */
  readonly messages: readonly string[];
}
export type SearchResultOf<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SearchError };

export interface CallOptions {
  /** Takes the call back: the answer is then an error of kind `aborted`. */
  readonly signal?: AbortSignal;
}

export interface SuggestOptions extends CallOptions {
  /** 1 to 20. */
  readonly size?: number;
  /** Text fields that completions come from; all of them when left out. */
  readonly fields?: readonly string[];
}

export interface SearchClick {
  readonly query: string;
  /** Of the answer that showed the hit. */
  readonly requestId: string;
  readonly documentId: string;
  readonly tags?: readonly string[];
}

export interface SearchService {
  search(
    kind: EngineKind,
    locale: EngineLocale,
    query: SearchQuery,
    options?: CallOptions,
  ): Promise<SearchResultOf<SearchAnswer>>;
  /** At most 10 queries; answers in their order, with one request id. One refused query fails all. */
  multiSearch(
    kind: EngineKind,
    locale: EngineLocale,
    queries: readonly SearchQuery[],
    options?: CallOptions,
  ): Promise<SearchResultOf<readonly SearchAnswer[]>>;
  /** Completions of a query. */
  suggest(
    kind: EngineKind,
    locale: EngineLocale,
    query: string,
    options?: SuggestOptions,
  ): Promise<SearchResultOf<readonly string[]>>;
  /** Tells the engine which hit was opened. */
  click(kind: EngineKind, locale: EngineLocale, click: SearchClick): Promise<SearchResultOf<null>>;
}
