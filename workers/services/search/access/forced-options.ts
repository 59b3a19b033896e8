/**
 * Merges the options of a signed key into a request. The key's options win; its filters apply in addition to the
 * request's.
 */
import type { SearchFilter, SearchOptions, SearchRequest, SuggestionRequest } from "@contracts/search/search";

/** The request with the key's options. Filters of the key are passed separately. */
export function withForced(request: SearchRequest, forced: SearchOptions): SearchRequest {
  const { filters: _, result_fields, search_fields, ...rest } = forced;
  return {
    ...request,
    ...rest,
    ...(search_fields ? { search_fields: permitted(request.search_fields, search_fields) } : {}),
    ...(result_fields ? { result_fields: permitted(request.result_fields, result_fields) } : {}),
  };
}

/** A key with a list of fields gets completions only from these fields. */
export function withForcedFields(request: SuggestionRequest, forced: SearchOptions): SuggestionRequest {
  const shown = forced.result_fields && Object.keys(forced.result_fields);
  if (!shown) return request;
  const asked = request.types?.documents?.fields;
  const fields = asked ? asked.filter((field) => shown.includes(field)) : shown.filter((field) => field !== "id");
  return { ...request, types: { documents: { fields } } };
}

export function forcedFilter(forced: SearchOptions): SearchFilter | undefined {
  return forced.filters;
}

function permitted<T>(
  asked: Readonly<Record<string, T>> | undefined,
  allowed: Readonly<Record<string, T>>,
): Record<string, T> {
  const kept = Object.entries(asked ?? {}).filter(([field]) => Object.hasOwn(allowed, field));
  return kept.length > 0 ? Object.fromEntries(kept) : { ...allowed };
}
