/**
 * Client of the search engines, based on Elastic's App Search client. It works with the embedded service and with the
 * vendor's. Failures are values.
 *
 * The load context passes a `fetch` that applies policies by path (`/search.json` and `/multi_search.json`,
 * `/query_suggestion`, `/click/`): caching of shared reads, retries and breakers. The time limit here covers everything
 * a policy does. The client's own cache is a module global and stays off.
 */
import { searchLimits, searchRequest } from "@contracts/search/search";
import { multiSearchAnswer, searchAnswer, suggestionAnswer } from "@contracts/search/search-answers";
import type { EngineKind } from "@contracts/search/search-documents";
import { type EngineLocale, engineName } from "@contracts/search/search-engines";
import type { Logger } from "@domain/http/log/logger";
import { type Client, createClient, type ResultList } from "@elastic/app-search-javascript";
import * as v from "valibot";
import { errorOf, invalidError } from "./search-error";
import type { CallOptions, SearchError, SearchQuery, SearchResultOf, SearchService } from "./types";
import { exchange } from "./vendor-exchange";

export interface SearchConfig {
  /** Base URL of the region's search service; the API is below `/api/as/v1` (C-SCALL-06). */
  readonly url: string;
  /** Public search key, sent as a bearer token (C-SCALL-04). */
  readonly key: string;
  readonly fetch?: typeof fetch;
  /** Defaults to 10 s (C-SCALL-05). */
  readonly timeoutMilliseconds?: number;
}

export function createSearchService(config: SearchConfig, log: Logger): SearchService {
  const { url, key, fetch: send = fetch, timeoutMilliseconds = 10_000 } = config;
  const endpointBase = url.replace(/\/$/, "");

  /** A client of one engine for one call. */
  const clientOf = (kind: EngineKind, locale: EngineLocale, send: typeof fetch): Client =>
    createClient({
      endpointBase,
      engineName: engineName(kind, locale),
      searchKey: key,
      cacheResponses: false,
      fetch: send,
    });

  async function call<S extends v.GenericSchema>(
    what: string,
    run: (send: typeof fetch) => Promise<unknown>,
    schema: S,
    { signal }: CallOptions = {},
  ): Promise<SearchResultOf<v.InferOutput<S>>> {
    const outcome = await exchange(run, { send, timeoutMilliseconds, signal });
    if (outcome.kind !== "answered") return failed(what, errorOf(outcome));
    const parsed = v.safeParse(schema, outcome.value);
    if (parsed.success) return { ok: true, value: parsed.output };
    const [issue] = parsed.issues;
    return failed(
      what,
      invalidError(`Unexpected answer at ${v.getDotPath(issue) ?? "its top"}: ${issue.message}`, 200),
    );
  }

  /** Logged, except for aborted searches (C-ERR-01, C-ERR-05). */
  function failed(what: string, error: SearchError): { ok: false; error: SearchError } {
    const { kind, status, messages } = error;
    if (kind !== "aborted") log.error("search failed", { call: what, kind, status, messages });
    return { ok: false, error };
  }

  return {
    async search(kind, locale, query, options) {
      const checked = checkQuery(query);
      if (!checked.ok) return failed("search", checked.error);
      const { query: text, ...rest } = checked.value;
      const run = (via: typeof fetch) => clientOf(kind, locale, via).search(text, rest).then(answerOf);
      return call("search", run, searchAnswer, options);
    },

    async multiSearch(kind, locale, queries, options) {
      if (queries.length === 0 || queries.length > searchLimits.queriesPerRequest) {
        return failed("multi_search", invalidError("Queries must be 1 to 10"));
      }
      const searches: { query: string; options: object }[] = [];
      for (const query of queries) {
        const checked = checkQuery(query);
        if (!checked.ok) return failed("multi_search", checked.error);
        const { query: text, ...rest } = checked.value;
        searches.push({ query: text, options: rest });
      }
      const run = (via: typeof fetch) =>
        clientOf(kind, locale, via)
          .multiSearch(searches)
          .then((lists) => lists.map(answerOf));
      const answered = await call("multi_search", run, multiSearchAnswer, options);
      if (!answered.ok || answered.value.length === queries.length) return answered;
      return failed("multi_search", invalidError("Fewer answers than queries", 200));
    },

    async suggest(kind, locale, query, { size, fields, signal } = {}) {
      const asked = {
        ...(size === undefined ? {} : { size }),
        ...(fields ? { types: { documents: { fields } } } : {}),
      };
      const run = (via: typeof fetch) => clientOf(kind, locale, via).querySuggestion(query, asked);
      const answered = await call("query_suggestion", run, suggestionAnswer, signal ? { signal } : {});
      if (!answered.ok) return answered;
      return { ok: true, value: answered.value.results.documents.map(({ suggestion }) => suggestion) };
    },

    async click(kind, locale, { query, requestId, documentId, tags = [] }) {
      const run = (via: typeof fetch) => clientOf(kind, locale, via).click({ query, requestId, documentId, tags });
      const answered = await call("click", run, v.unknown());
      return answered.ok ? { ok: true, value: null } : answered;
    },
  };
}

function checkQuery(query: SearchQuery): SearchResultOf<v.InferOutput<typeof searchRequest>> {
  const parsed = v.safeParse(searchRequest, query);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, error: invalidError(`${v.getDotPath(issue) ?? "query"}: ${issue.message}`) };
}

/** The response as it was on the wire. */
function answerOf({ rawInfo, rawResults }: ResultList): unknown {
  return { ...(typeof rawInfo === "object" ? rawInfo : {}), results: rawResults };
}
