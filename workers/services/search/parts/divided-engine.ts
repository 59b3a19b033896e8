/**
 * An engine for its callers, in one object or divided among several
 * (docs/decisions/operations/0212-divide-a-very-large-catalogue-by-product.md). It has the calls of one object.
 */
import type { ClickRequest, SearchFilter, SearchRequest, SuggestionRequest } from "@contracts/search/search";
import type { AnalyticsRange } from "../engine/analytics";
import {
  defaultSuggestions,
  type EngineAnswer,
  type EngineDraft,
  type EngineInfo,
  suggestionText,
} from "../engine/engine-calls";
import type { SearchEngineObject } from "../engine/engine-object";
import type { ImportReport } from "../engine/import-lines";
import { bestCandidates, type Candidate } from "../engine/terms/suggestions";
import type { SynonymSet } from "../engine/terms/synonyms";
import { eachByPart, idOf, importByPart, withId } from "./divided-lines";
import { searchParts } from "./divided-search";
import { partName } from "./part-of";

type EngineStub = DurableObjectStub<SearchEngineObject>;
type ReadEngine = Pick<EngineStub, "search" | "suggest">;

/** Document numbers are below this; a position in an export is part times this plus document number. */
const partStep = 2 ** 40;

/** Cached number of parts by engine. A part that is called with another number returns an error. */
const knownParts = new Map<string, number>();
const maxKnown = 1000;

interface Objects {
  /** Object with this name. */
  object(name: string): EngineStub;
  /** The object, or a copy of it near the reader. */
  reader(name: string): ReadEngine;
}

export class DividedEngine {
  readonly #head: EngineStub;

  constructor(
    readonly name: string,
    readonly objects: Objects,
  ) {
    this.#head = objects.object(name);
  }

  search(
    requests: readonly SearchRequest[],
    forced: SearchFilter | undefined,
    requestId: string,
  ): Promise<EngineAnswer> {
    return this.#read((parts) =>
      parts === 1
        ? this.#reader(0).search(requests, forced, requestId)
        : searchParts(requests, {
            ...{ name: this.name, parts, requestId },
            ask: (part, asked, call) => this.#reader(part).search(asked, forced, requestId, call),
          }),
    );
  }

  suggest(request: SuggestionRequest, forced: SearchFilter | undefined, requestId: string): Promise<EngineAnswer> {
    return this.#read(async (parts) => {
      if (parts === 1) return this.#reader(0).suggest(request, forced, requestId);
      const started = performance.now();
      const answers = await each(parts, (part) => this.#reader(part).suggest(request, forced, requestId, { parts }));
      const refused = answers.find(({ ok }) => !ok);
      if (refused) return refused;
      const sums = new Map<string, Candidate>();
      for (const answer of answers) {
        const candidates: Candidate[] = answer.ok ? JSON.parse(answer.body) : [];
        for (const candidate of candidates) {
          const key = `${candidate.field} ${candidate.text}`;
          sums.set(key, { ...candidate, count: candidate.count + (sums.get(key)?.count ?? 0) });
        }
      }
      const best = bestCandidates([...sums.values()], request.size ?? defaultSuggestions);
      return { ok: true, body: suggestionText(best, requestId), ms: performance.now() - started };
    });
  }

  /** Clicks are counted only by the first part. */
  async click(click: ClickRequest): Promise<boolean> {
    return this.#head.click(click);
  }

  async create(draft: EngineDraft): Promise<{ created: boolean; info: EngineInfo } | { errors: string[] }> {
    const outcome = await this.#head.create(draft);
    if ("errors" in outcome) return outcome;
    const { parts } = outcome.info;
    for (let part = 1; part < parts; part += 1) {
      const more = await this.#object(part).create({ ...draft, parts });
      if ("errors" in more) return more;
    }
    return parts === 1 ? outcome : { ...outcome, info: (await this.info()) ?? outcome.info };
  }

  async info(): Promise<EngineInfo | null> {
    const head = await this.#head.info();
    if (!head || head.parts === 1) return head;
    const others = await Promise.all(
      Array.from({ length: head.parts - 1 }, (_, index) => this.#object(index + 1).info()),
    );
    return { ...head, documents: others.reduce((sum, one) => sum + (one?.documents ?? 0), head.documents) };
  }

  /** The first part is deleted last, so an interrupted deletion can be repeated. */
  async destroy(): Promise<boolean> {
    for (let part = (await this.#parts()) - 1; part > 0; part -= 1) await this.#object(part).destroy();
    return this.#head.destroy();
  }

  async importDocuments(body: ReadableStream<Uint8Array>): Promise<ImportReport | null> {
    const parts = await this.#parts();
    if (parts === 1) return this.#head.importDocuments(body);
    const report = await importByPart(body, parts, (part, lines) => this.#object(part).importDocuments(lines));
    if (!report) return null;
    await this.#alignFields(parts);
    return { ...report, documents: (await this.info())?.documents ?? 0 };
  }

  async writeDocuments(mode: "replace" | "patch", documents: readonly unknown[]): Promise<EngineAnswer> {
    const parts = await this.#parts();
    if (parts === 1) return this.#head.writeDocuments(mode, documents);
    const named = mode === "patch" ? documents : documents.map(withId);
    const answer = await this.#byPart(named, idOf, parts, (part, own) => this.#object(part).writeDocuments(mode, own));
    await this.#alignFields(parts);
    return answer;
  }

  async deleteDocuments(ids: readonly string[]): Promise<EngineAnswer> {
    const parts = await this.#parts();
    return this.#byPart(
      ids,
      (id) => id,
      parts,
      (part, own) => this.#object(part).deleteDocuments(own),
    );
  }

  async readDocuments(ids: readonly string[]): Promise<EngineAnswer> {
    const parts = await this.#parts();
    return this.#byPart(
      ids,
      (id) => id,
      parts,
      (part, own) => this.#object(part).readDocuments(own),
    );
  }

  /** Documents part by part, each in the order of indexing. */
  async listDocuments(size: number, current: number): Promise<EngineAnswer> {
    const parts = await this.#parts();
    if (parts === 1) return this.#head.listDocuments(size, current);
    const infos = await Promise.all(Array.from({ length: parts }, (_, part) => this.#object(part).info()));
    const results: unknown[] = [];
    let from = size * (current - 1);
    for (const [part, info] of infos.entries()) {
      const count = info?.documents ?? 0;
      if (from < count && results.length < size) {
        const answer = await this.#object(part).sliceDocuments(from, size - results.length);
        if (!answer.ok) return answer;
        results.push(...JSON.parse(answer.body));
      }
      from = Math.max(0, from - count);
    }
    const total = infos.reduce((sum, info) => sum + (info?.documents ?? 0), 0);
    const page = { current, total_pages: Math.ceil(total / size), total_results: total, size };
    return { ok: true, body: JSON.stringify({ meta: { page }, results }), ms: 0 };
  }

  async exportDocuments(from: number, limit: number) {
    const parts = await this.#parts();
    const part = Math.floor(from / partStep);
    if (part >= parts) return { lines: "", next: null };
    const found = await this.#object(part).exportDocuments(from % partStep, limit);
    if (!found) return null;
    if (found.next !== null) return { ...found, next: part * partStep + found.next };
    return { ...found, next: part + 1 < parts ? (part + 1) * partStep : null };
  }

  clearDocuments(): Promise<EngineAnswer> {
    return this.#inAll((object) => object.clearDocuments());
  }

  async readSchema(): Promise<EngineAnswer> {
    return this.#head.readSchema();
  }

  /** Changes no part if one of them refuses. */
  async changeSchema(wanted: Readonly<Record<string, unknown>>): Promise<EngineAnswer> {
    if ((await this.#parts()) === 1) return this.#head.changeSchema(wanted);
    const checked = await this.#inAll((object) => object.changeSchema(wanted, true));
    return checked.ok ? this.#inAll((object) => object.changeSchema(wanted)) : checked;
  }

  async listSynonyms(): Promise<EngineAnswer> {
    return this.#head.listSynonyms();
  }

  saveSynonyms(set: SynonymSet): Promise<EngineAnswer> {
    return this.#inAll((object) => object.saveSynonyms(set));
  }

  replaceSynonyms(sets: readonly SynonymSet[]): Promise<EngineAnswer> {
    return this.#inAll((object) => object.replaceSynonyms(sets));
  }

  deleteSynonyms(id: string): Promise<EngineAnswer> {
    return this.#inAll((object) => object.deleteSynonyms(id));
  }

  async analytics(kind: "queries" | "clicks" | "totals", range: AnalyticsRange): Promise<EngineAnswer> {
    return this.#head.analytics(kind, range);
  }

  /** Calls with the cached number of parts, and again if the number has changed. */
  async #read(ask: (parts: number) => Promise<EngineAnswer>): Promise<EngineAnswer> {
    const known = knownParts.get(this.name) ?? 1;
    const answer = await ask(known);
    const isOutdated = !answer.ok && (answer.status === 409 || (answer.status === 404 && known > 1));
    return isOutdated ? ask(await this.#parts()) : answer;
  }

  /** Number of parts, as stored by the engine; 1 if there is no engine. */
  async #parts(): Promise<number> {
    const parts = (await this.#head.info())?.parts ?? 1;
    knownParts.delete(this.name);
    if (knownParts.size >= maxKnown) knownParts.clear();
    if (parts > 1) knownParts.set(this.name, parts);
    return parts;
  }

  /** Calls all parts; returns the answer of the first part, or of one that refuses. */
  async #inAll(call: (object: EngineStub) => Promise<EngineAnswer>): Promise<EngineAnswer> {
    const answers = await each(await this.#parts(), (part) => call(this.#object(part)));
    return answers.find(({ ok }) => !ok) ?? (answers[0] as EngineAnswer);
  }

  async #byPart<Item>(
    items: readonly Item[],
    id: (item: Item) => string,
    parts: number,
    call: (part: number, items: Item[]) => Promise<EngineAnswer>,
  ): Promise<EngineAnswer> {
    let refused: EngineAnswer | null = null;
    const answers = await eachByPart(items, id, parts, async (part, own) => {
      const answer = await call(part, own);
      if (!answer.ok) refused = answer;
      return answer.ok ? (JSON.parse(answer.body) as unknown[]) : [];
    });
    return refused ?? { ok: true, body: JSON.stringify(answers), ms: 0 };
  }

  /** Adds fields to all parts that a document has added only to its own part. */
  async #alignFields(parts: number): Promise<void> {
    const infos = await Promise.all(Array.from({ length: parts }, (_, part) => this.#object(part).info()));
    const schema = Object.assign({}, ...infos.map((info) => info?.schema));
    const fields = Object.keys(schema).length;
    await Promise.all(
      infos.map(async (info, part) => {
        if (info && Object.keys(info.schema).length < fields) await this.#object(part).changeSchema(schema);
      }),
    );
  }

  #object(part: number): EngineStub {
    return part === 0 ? this.#head : this.objects.object(partName(this.name, part));
  }

  #reader(part: number): ReadEngine {
    return this.objects.reader(partName(this.name, part));
  }
}

function each(parts: number, call: (part: number) => Promise<EngineAnswer>): Promise<EngineAnswer[]> {
  return Promise.all(Array.from({ length: parts }, (_, part) => call(part)));
}
