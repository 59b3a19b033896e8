/** Routes with a search key: search, multi_search, query_suggestion, click. */
import {
  clickRequest,
  type SearchOptions,
  searchLimits,
  searchRequest,
  suggestionRequest,
} from "@contracts/search/search";
import { forcedFilter, withForced, withForcedFields } from "../access/forced-options";
import type { EngineAnswer } from "../engine/engine-calls";
import { answer, errorAnswer, jsonAnswer } from "./answers";
import type { ReadEngine } from "./copies";
import { parseWith } from "./problems";

interface QueryCall {
  readonly engine: ReadEngine;
  readonly body: unknown;
  readonly forced: SearchOptions;
  readonly requestId: string;
}

export const queryCalls: Readonly<Record<string, (call: QueryCall) => Promise<Response>>> = {
  search: searchOne,
  multi_search: searchMany,
  query_suggestion: suggest,
  click,
};

async function searchOne({ engine, body, forced, requestId }: QueryCall): Promise<Response> {
  const parsed = parseWith(searchRequest, body, "query");
  if (!parsed.ok) return errorAnswer(parsed.errors, requestId);
  const found = await engine.search([withForced(parsed.value, forced)], forcedFilter(forced), requestId);
  if (!found.ok) return errorAnswer(found.errors[0] ?? [], requestId, found.status);
  // A single search is a list of one; this strips its brackets.
  return answer(found.body.slice(1, -1), requestId, { ms: found.ms });
}

async function searchMany({ engine, body, forced, requestId }: QueryCall): Promise<Response> {
  const queries = typeof body === "object" && body !== null && "queries" in body ? body.queries : undefined;
  if (queries === undefined) return errorAnswer(["Missing required parameter: queries"], requestId);
  if (!Array.isArray(queries) || queries.length === 0) {
    return errorAnswer(["Queries must be a list of at least one query"], requestId);
  }
  if (queries.length > searchLimits.queriesPerRequest)
    return errorAnswer(["Queries cannot be more than 10"], requestId);
  const parsed = queries.map((query) => parseWith(searchRequest, query, "query"));
  const requests = parsed.flatMap((one) => (one.ok ? [withForced(one.value, forced)] : []));
  if (requests.length < parsed.length) {
    const errors = parsed.map((one) => ({ errors: one.ok ? [] : one.errors }));
    return jsonAnswer(errors, requestId, { status: 400 });
  }
  const found = await engine.search(requests, forcedFilter(forced), requestId);
  if (found.ok) return answer(found.body, requestId, { ms: found.ms });
  if (found.status === 404) return errorAnswer(found.errors[0] ?? [], requestId, 404);
  return jsonAnswer(
    found.errors.map((errors) => ({ errors })),
    requestId,
    { status: 400 },
  );
}

async function suggest({ engine, body, forced, requestId }: QueryCall): Promise<Response> {
  const parsed = parseWith(suggestionRequest, body, "query");
  if (!parsed.ok) return errorAnswer(parsed.errors, requestId);
  return engineAnswer(
    await engine.suggest(withForcedFields(parsed.value, forced), forcedFilter(forced), requestId),
    requestId,
  );
}

async function click({ engine, body, requestId }: QueryCall): Promise<Response> {
  const parsed = parseWith(clickRequest, body, "query");
  if (!parsed.ok) return errorAnswer(parsed.errors, requestId);
  const known = await engine.click(parsed.value);
  return known ? answer(null, requestId) : errorAnswer(["Could not find engine."], requestId, 404);
}

export function engineAnswer(found: EngineAnswer, requestId: string): Response {
  return found.ok
    ? answer(found.body, requestId, { ms: found.ms })
    : errorAnswer(found.errors[0] ?? [], requestId, found.status);
}
