/**
 * One of the shop's engines in an index of Elasticsearch 9 or OpenSearch. It has the calls of the embedded engine's
 * object, so the routes can use either. The external engine has its own analytics.
 */
import type { ClickRequest, SearchFilter, SearchRequest, SuggestionRequest } from "@contracts/search/search";
import { type EngineSchema, type FieldType, fieldTypes } from "@contracts/search/search-engines";
import * as v from "valibot";
import { tracedCall } from "../../shared/tracing/trace";
import { compileFacets } from "../engine/columns/facets";
import { type Compiled, compileFilter } from "../engine/columns/filters";
import { compileSort } from "../engine/columns/order";
import { checkDocument } from "../engine/documents";
import type { EngineAnswer } from "../engine/engine-calls";
import { checkResultFields } from "../engine/results";
import { compileBoosts } from "../engine/terms/boosts";
import type { SynonymSet } from "../engine/terms/synonyms";
import { type EngineFacts, indexDefinition, mappingOf } from "./definition";
import { bulkBody, bulkDeletion } from "./documents";
import { type ExternalFault, externalFault } from "./errors";
import { answerOf, engineAnswer, searchBody } from "./search";
import { suggestAnswer, suggestBody, suggestionsOf } from "./suggest";
import type { ElasticBodies, OpenBodies } from "./vendors";

interface ExternalTarget {
  /** Address of the engine, without a slash at the end. */
  readonly url: string;
  /** Value of the header `authorization`. */
  readonly authorization: string;
  readonly send?: typeof fetch;
}

/** Prefix of every index name, so the shop can share a cluster. */
const prefix = "benchside-";
const timeoutMs = 10_000;
const batchSize = 500;

const facts = v.object({
  schema: v.record(v.string(), v.picklist(fieldTypes)),
  language: v.nullable(v.string()),
  searchFields: v.nullable(v.record(v.string(), v.object({ weight: v.number() }))),
  synonyms: v.array(v.object({ id: v.string(), synonyms: v.array(v.string()) })),
});
const mappingAnswer = v.record(v.string(), v.looseObject({ mappings: v.looseObject({ _meta: facts }) }));
const bulkAnswer = v.looseObject({
  items: v.array(v.record(v.string(), v.looseObject({ status: v.number(), _id: v.optional(v.string()) }))),
});
const searchAnswers = v.looseObject({
  responses: v.array(v.looseObject({ status: v.optional(v.number(), 200), error: v.optional(v.unknown()) })),
});

const refused = async (): Promise<EngineAnswer> => ({
  ok: false,
  status: 400,
  errors: [["An external engine does not serve this call."]],
});

class Refused extends Error {
  constructor(readonly fault: ExternalFault) {
    super(fault.errors[0]);
  }
}

export class ExternalEngine {
  readonly #index: string;

  constructor(
    readonly name: string,
    readonly target: ExternalTarget,
  ) {
    this.#index = prefix + name;
  }

  search(
    requests: readonly SearchRequest[],
    forced: SearchFilter | undefined,
    requestId: string,
  ): Promise<EngineAnswer> {
    return this.#answered(async () => {
      const own = await this.#facts();
      const errors = requests.map((request) => problemsOf(request, forced, own.schema));
      if (errors.some((list) => list.length > 0)) return { ok: false, status: 400, errors };
      const header = { index: this.#index } satisfies ElasticBodies["header"] satisfies OpenBodies["header"];
      const lines = requests.flatMap((request) => [header, searchBody(request, forced, own)]);
      const body = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
      const { responses } = await this.#call("POST", "/_msearch", searchAnswers, body);
      const answers = responses.map((response, index) => {
        if (response.error !== undefined)
          throw new Refused(externalFault(response.status, JSON.stringify({ error: response.error })));
        const request = requests[index] as SearchRequest;
        const found = answerOf(request, own, v.parse(engineAnswer, response), this.name);
        const { page, precision, results } = found;
        const engine = { name: this.name, type: "default" };
        const meta = { alerts: [], warnings: [], precision, page, engine, request_id: requestId };
        return JSON.stringify({ meta, results, ...("facets" in found && { facets: found.facets }) });
      });
      return { ok: true, body: `[${answers.join(",")}]`, ms: 0 };
    });
  }

  suggest(request: SuggestionRequest, forced: SearchFilter | undefined, requestId: string): Promise<EngineAnswer> {
    return this.#answered(async () => {
      const body = suggestBody(request, forced, await this.#facts());
      const found = await this.#call("POST", `/${this.#index}/_search`, suggestAnswer, JSON.stringify(body));
      const documents = suggestionsOf(request, found).map((suggestion) => ({ suggestion }));
      return { ok: true, body: JSON.stringify({ results: { documents }, meta: { request_id: requestId } }), ms: 0 };
    });
  }

  /** Clicks are not counted. */
  async click(_request: ClickRequest): Promise<boolean> {
    return true;
  }

  writeDocuments(mode: "replace" | "patch", documents: readonly unknown[]): Promise<EngineAnswer> {
    return this.#answered(async () => {
      if (mode === "patch") return { ok: false, status: 400, errors: [["Documents cannot be patched here."]] };
      return { ok: true, body: JSON.stringify(await this.#write(documents)), ms: 0 };
    });
  }

  deleteDocuments(ids: readonly string[]): Promise<EngineAnswer> {
    return this.#answered(async () => {
      const { items } = await this.#call("POST", "/_bulk?refresh=true", bulkAnswer, bulkDeletion(this.#index, ids));
      const deleted = items.map((item, index) => ({ id: ids[index], deleted: Object.values(item)[0]?.status === 200 }));
      return { ok: true, body: JSON.stringify(deleted), ms: 0 };
    });
  }

  async importDocuments(body: ReadableStream<Uint8Array>) {
    const report = { received: 0, indexed: 0, rejected: 0, errors: [] as object[], documents: 0, ms: 0 };
    const lines = (await new Response(body).text()).split("\n").filter((line) => line.trim() !== "");
    for (let from = 0; from < lines.length; from += batchSize) {
      const batch = lines.slice(from, from + batchSize);
      const outcomes = await this.#write(batch.map((line) => JSON.parse(line)));
      outcomes.forEach(({ id, errors }, index) => {
        if (errors.length > 0) report.errors.push({ line: from + index + 1, id, errors });
      });
      report.received += batch.length;
    }
    report.rejected = report.errors.length;
    report.indexed = report.received - report.rejected;
    return report;
  }

  async create(draft: Partial<Omit<EngineFacts, "searchFields">> & { searchFields?: EngineFacts["searchFields"] }) {
    const known = await this.#facts().catch(() => null);
    const next: EngineFacts = {
      schema: { ...known?.schema, ...(draft.schema as EngineSchema) },
      language: draft.language ?? known?.language ?? null,
      searchFields: draft.searchFields ?? known?.searchFields ?? null,
      synonyms: known?.synonyms ?? [],
    };
    if (known) await this.#keep(next);
    else await this.#call("PUT", `/${this.#index}`, v.unknown(), JSON.stringify(indexDefinition(next)));
    return { created: known === null, info: { name: this.name, ...next } };
  }

  replaceSynonyms(synonyms: readonly SynonymSet[]): Promise<EngineAnswer> {
    return this.#answered(async () => {
      await this.#keep({ ...(await this.#facts()), synonyms });
      return { ok: true, body: JSON.stringify({ synonymSets: synonyms.length }), ms: 0 };
    });
  }

  async info() {
    const own = await this.#facts().catch(() => null);
    if (!own) return null;
    const count = v.looseObject({ count: v.number() });
    const { count: documents } = await this.#call("GET", `/${this.#index}/_count`, count);
    return { name: this.name, documents, ...own };
  }

  async destroy(): Promise<boolean> {
    const existed = (await this.#facts().catch(() => null)) !== null;
    if (existed) await this.#call("DELETE", `/${this.#index}`, v.unknown());
    return existed;
  }

  readSchema(): Promise<EngineAnswer> {
    return this.#answered(async () => ({ ok: true, body: JSON.stringify((await this.#facts()).schema), ms: 0 }));
  }

  /** Calls of administration tools, which the shop does not use; the external engine has its own tools. */
  readonly readDocuments = refused;
  readonly listDocuments = refused;
  readonly clearDocuments = refused;
  readonly changeSchema = refused;
  readonly listSynonyms = refused;
  readonly saveSynonyms = refused;
  readonly deleteSynonyms = refused;
  readonly analytics = refused;

  async exportDocuments(): Promise<null> {
    return null;
  }

  async #write(documents: readonly unknown[]): Promise<{ id: string; errors: string[] }[]> {
    const { schema } = await this.#facts();
    const fields = new Map(Object.entries(schema).map(([name, type], slot) => [name, { name, type, slot }]));
    const checked = documents.map((document) => checkDocument(document, fields));
    const good = checked.flatMap((check) => (check.ok ? [check.document] : []));
    if (good.length > 0)
      await this.#call("POST", "/_bulk?refresh=true", bulkAnswer, bulkBody(this.#index, good, schema));
    return checked.map((check) =>
      check.ok ? { id: check.document.id, errors: [] } : { id: check.id, errors: check.errors },
    );
  }

  async #facts(): Promise<EngineFacts> {
    const mappings = await this.#call("GET", `/${this.#index}/_mapping`, mappingAnswer);
    const [found] = Object.values(mappings);
    if (!found) throw new Refused({ status: 404, errors: ["Could not find engine."] });
    return found.mappings._meta;
  }

  async #keep(next: EngineFacts): Promise<void> {
    await this.#call("PUT", `/${this.#index}/_mapping`, v.unknown(), JSON.stringify(mappingOf(next)));
  }

  async #call<Output>(
    method: string,
    path: string,
    schema: v.GenericSchema<unknown, Output>,
    body?: string,
  ): Promise<Output> {
    const { url, authorization, send = fetch } = this.target;
    const type = path.startsWith("/_") ? "application/x-ndjson" : "application/json";
    const receiver = { method, service: "search engine", url, path: path.split("?", 1)[0] ?? "" };
    const response = await tracedCall(receiver, (trace) =>
      send(url + path, {
        ...{ method, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) },
        headers: { ...trace, authorization, "content-type": type },
        ...(body !== undefined && { body }),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Refused(externalFault(response.status, text));
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
  }

  async #answered(work: () => Promise<EngineAnswer>): Promise<EngineAnswer> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) return { ok: false, status: error.fault.status, errors: [error.fault.errors] };
      return { ok: false, status: 503, errors: [["The search engine is not available."]] };
    }
  }
}

/** Errors of a request against the schema, with the messages of the embedded engine. */
function problemsOf(request: SearchRequest, forced: SearchFilter | undefined, schema: EngineSchema): string[] {
  const typeOf = (field: string): FieldType | null => (field === "id" ? "text" : (schema[field] ?? null));
  const checks: (Compiled<unknown> | undefined)[] = [
    ...[request.filters, forced].map((filter) => filter && compileFilter(filter, typeOf)),
    request.facets && compileFacets(request.facets, typeOf),
    request.sort && compileSort(request.sort, typeOf),
    request.boosts && compileBoosts(request.boosts, typeOf, 0),
    request.result_fields && checkResultFields(request.result_fields, typeOf),
  ];
  return checks.flatMap((check) => (check && !check.ok ? check.errors : []));
}
