/** Search operations for pages. */
import type { searchRequest } from "@contracts/search/search";
import type { SearchAnswer } from "@contracts/search/search-answers";
import type { EngineKind } from "@contracts/search/search-documents";
import type { EngineLocale } from "@contracts/search/search-engines";
import type * as v from "valibot";

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** App Search options with their query; validated against the wire schema before sending. */
export type SearchQuery = ReadonlyDeep<v.InferInput<typeof searchRequest>>;

export interface SearchError {
  /**
   * `timeout`: no response in time. `aborted`: by the caller. `rejected`: by the engine. `network`: not reachable.
   * `invalid`: query or response violates the protocol.
   */
  readonly kind: "timeout" | "aborted" | "rejected" | "network" | "invalid";
  /** "ECONNABORTED" for a time-out, as in the browser's client. */
  readonly code: "ECONNABORTED" | null;
  /** HTTP status; 0 without a response (C-ERR-06). */
  readonly status: number;
  /** Messages as plain text, without duplicates. For `rejected` they are the engine's, possibly empty. */
  readonly messages: readonly string[];
}
export type SearchResultOf<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SearchError };

export interface CallOptions {
  /** Aborts the call, which then fails as `aborted`. */
  readonly signal?: AbortSignal;
}

interface SuggestOptions extends CallOptions {
  /** 1 to 20. */
  readonly size?: number;
  /** Text fields for completions; defaults to all. */
  readonly fields?: readonly string[];
}

interface SearchClick {
  readonly query: string;
  /** Request id of the response with the hit. */
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
  /** At most 10 queries; results in order, with one request id. One rejected query fails all. */
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
  /** Reports the opened hit to the engine. */
  click(kind: EngineKind, locale: EngineLocale, click: SearchClick): Promise<SearchResultOf<null>>;
}
