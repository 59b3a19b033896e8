/** Arguments and answers of an engine's calls. */
import type { SearchFilter, SearchRequest } from "@contracts/search/search";
import type { EngineSchema, FieldWeights } from "@contracts/search/search-engines";
import { analysisVersion } from "../text/indexed-text";
import type { CountedSearch } from "./counted-searches";
import type { Engine } from "./engine";
import type { SearchOutcome } from "./search";
import type { Sql } from "./sql";
import { createTables, engineExists, readDocumentsFrom, writeSettings } from "./store";

export interface EngineInfo {
  readonly name: string;
  readonly language: string | null;
  readonly createdAt: string;
  readonly documents: number;
  readonly parts: number;
  readonly schema: EngineSchema;
  readonly searchFields: FieldWeights | null;
}
export interface EngineDraft {
  readonly name: string;
  readonly language?: string;
  readonly schema?: Readonly<Record<string, string>>;
  readonly searchFields?: FieldWeights;
  /** Number of objects that a new engine is divided among; it cannot change later. */
  readonly parts?: number;
}

/** Answers are passed as JSON text, so they are serialized once. */
export type EngineAnswer =
  | { readonly ok: true; readonly body: string; readonly ms: number }
  | {
      readonly ok: false;
      readonly status: 400 | 404 | 409 | 429 | 503;
      readonly errors: readonly (readonly string[])[];
    };

/** Response if the engine does not have the number of parts that the caller assumed. */
export const otherParts = {
  ok: false,
  status: 409,
  errors: [["The engine does not have the parts that the call names."]],
} as const;

export const notFound = { ok: false, status: 404, errors: [["Could not find engine."]] } as const;

export function infoOf(engine: Engine): EngineInfo {
  const { name, language, createdAt, searchFields, parts } = engine.settings;
  return { name, language, createdAt, documents: engine.index.count, parts, schema: engine.schema, searchFields };
}

/** The answer to searches under one request id; if one of them is refused, all are. */
export function searchAnswer(
  engine: Engine,
  requests: readonly SearchRequest[],
  forced: SearchFilter | undefined,
  requestId: string,
  count: (search: CountedSearch) => void,
): EngineAnswer {
  const started = performance.now();
  const now = Date.now();
  const outcomes = requests.map((request) => engine.search(request, forced, now));
  if (outcomes.some(({ ok }) => !ok)) {
    return { ok: false, status: 400, errors: outcomes.map((outcome) => (outcome.ok ? [] : outcome.errors)) };
  }
  const answers = outcomes.flatMap((outcome, index) => {
    if (!outcome.ok) return [];
    const search = countedSearch(requests[index], outcome.value.page.total_results);
    if (search) count(search);
    return [answerText(engine.settings.name, requestId, outcome.value)];
  });
  return { ok: true, body: `[${answers.join(",")}]`, ms: performance.now() - started };
}

/** Null if the search must not be counted. */
export function countedSearch(request: SearchRequest | undefined, results: number): CountedSearch | null {
  if (!request || request.record_analytics === false) return null;
  return { query: request.query, tags: request.analytics?.tags ?? [], results };
}

export function answerText(name: string, requestId: string, outcome: SearchOutcome): string {
  const { page, precision, results, facets } = outcome;
  const engine = { name, type: "default" };
  const meta = { alerts: [], warnings: [], precision, page, engine, request_id: requestId };
  return JSON.stringify(facets ? { meta, results, facets } : { meta, results });
}

/** Number of suggestions if the request does not set it. */
export const defaultSuggestions = 10;

export function suggestionText(found: readonly { readonly text: string }[], requestId: string): string {
  const documents = found.map(({ text }) => ({ suggestion: text }));
  return JSON.stringify({ results: { documents }, meta: { request_id: requestId } });
}

/** Creates the tables of a new engine; false if there is one. */
export function createEngine(storage: DurableObjectStorage, draft: EngineDraft): boolean {
  const { sql } = storage;
  if (engineExists(sql)) return false;
  storage.transactionSync(() => {
    createTables(sql);
    const createdAt = new Date().toISOString();
    writeSettings(sql, { name: draft.name, createdAt, analysisVersion, parts: draft.parts ?? 1 });
  });
  return true;
}

/** Adds the draft's fields and applies its settings; returns errors. */
export function redefine(engine: Engine, { parts, schema, language, searchFields }: EngineDraft): string[] {
  if (parts !== undefined && parts !== engine.settings.parts) {
    return ["The number of parts of an engine cannot change; import into an engine of another name"];
  }
  const changed = engine.changeSchema(schema ?? {});
  if (!changed.ok) return changed.errors;
  engine.changeSettings({ ...(language !== undefined && { language }), ...(searchFields && { searchFields }) });
  return [];
}

export function listed(engine: Engine, from: number, count: number) {
  return engine.list(from, count).map(({ id, values }) => ({ ...values, id }));
}

/** Documents as JSON lines from a number on; `next` is null after the last. */
export function exportedLines(sql: Sql, from: number, limit: number): { lines: string; next: number | null } {
  const found = readDocumentsFrom(sql, from, limit);
  const lines = found.map(({ id, body }) => `${JSON.stringify({ ...JSON.parse(body), id })}\n`).join("");
  const last = found.at(-1);
  return { lines, next: last && found.length === limit ? last.number + 1 : null };
}

export function synonymList(engine: Engine) {
  const results = engine.synonyms();
  const total = results.length;
  return { meta: { page: { current: 1, total_pages: 1, total_results: total, size: total } }, results };
}
