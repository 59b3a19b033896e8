/** Durable Object of one engine: its RPC methods, and the schedule of its writes. */
import { DurableObject } from "cloudflare:workers";
import type { ClickRequest, SearchFilter, SearchRequest, SuggestionRequest } from "@contracts/search/search";
import type { ServicesEnv } from "../../env";
import type { PartCall } from "../parts/part-calls";
import { answerPart } from "../parts/part-search";
import type { AnalyticsRange } from "./analytics";
import type { Changes, CopyPosition } from "./change-log";
import { EngineCopy } from "./copy";
import { type CountedSearch, CountedSearches } from "./counted-searches";
import { Engine } from "./engine";
import {
  createEngine,
  defaultSuggestions,
  type EngineAnswer,
  type EngineDraft,
  type EngineInfo,
  exportedLines,
  infoOf,
  listed,
  notFound,
  otherParts,
  redefine,
  searchAnswer,
  suggestionText,
  synonymList,
} from "./engine-calls";
import { type ImportReport, importLines } from "./import-lines";
import { pageOf } from "./search";
import { engineExists } from "./store";
import { bestCandidates } from "./terms/suggestions";
import type { SynonymSet } from "./terms/synonyms";
import { Upkeep } from "./upkeep";

/** Delay of buffered query counts; a crash loses at most this much. */
const analyticsDelayMs = 2000;
/** Maximum candidates that a part sends; later ones are unlikely to be the best of all parts. */
const partCandidates = 500;

export class SearchEngineObject extends DurableObject<ServicesEnv> {
  #engine: Engine | null = null;
  readonly #upkeep = new Upkeep(this.ctx);
  /** Set if this object is a copy of another engine. */
  #copied: EngineCopy | null = null;
  #counted: CountedSearches | null = null;

  /** The engine, opened on the first call; null if this object has none. */
  #open(): Engine | null {
    const { sql } = this.ctx.storage;
    if (!this.#engine && engineExists(sql)) {
      this.#engine = new Engine(sql, (work) => this.ctx.storage.transactionSync(work));
    }
    return this.#engine;
  }

  /** Creates the engine, or adds the draft's new fields to the existing one. */
  create(draft: EngineDraft): { created: boolean; info: EngineInfo } | { errors: string[] } {
    const created = createEngine(this.ctx.storage, draft);
    const engine = this.#open();
    if (!engine) throw new Error("An engine that was just created is missing");
    const errors = redefine(engine, draft);
    return errors.length > 0 ? { errors } : { created, info: infoOf(engine) };
  }

  info(): EngineInfo | null {
    const engine = this.#open();
    return engine && infoOf(engine);
  }

  async destroy(): Promise<boolean> {
    const existed = this.#open() !== null;
    this.#engine = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return existed;
  }

  /**
   * Runs searches; if one of them is refused, all are.
   * @param part call for this part of a divided engine; the body is then its answers
   */
  search(
    requests: readonly SearchRequest[],
    forced: SearchFilter | undefined,
    requestId: string,
    part?: PartCall,
  ): EngineAnswer {
    const started = performance.now();
    const engine = this.#open();
    if (!engine) return notFound;
    if (engine.settings.parts !== (part?.parts ?? 1)) return otherParts;
    this.#upkeep.afterSearch(engine);
    const count = (search: CountedSearch) => this.#count(engine, search);
    if (!part) return searchAnswer(engine, requests, forced, requestId, count);
    const answers = answerPart(engine, requests, forced, part);
    if (!answers.ok) return { ok: false, status: 400, errors: answers.errors };
    if (part.kind === "show") part.counted.forEach(count);
    return { ok: true, body: JSON.stringify(answers.value), ms: performance.now() - started };
  }

  suggest(
    request: SuggestionRequest,
    forced: SearchFilter | undefined,
    requestId: string,
    part?: { readonly parts: number },
  ): EngineAnswer {
    const started = performance.now();
    const engine = this.#open();
    if (!engine) return notFound;
    if (engine.settings.parts !== (part?.parts ?? 1)) return otherParts;
    this.#upkeep.afterSearch(engine);
    const found = engine.suggest(request, forced);
    if (!found.ok) return { ok: false, status: 400, errors: [found.errors] };
    const body = part
      ? JSON.stringify(bestCandidates(found.value, partCandidates))
      : suggestionText(bestCandidates(found.value, request.size ?? defaultSuggestions), requestId);
    return { ok: true, body, ms: performance.now() - started };
  }

  /** False if the engine does not exist. */
  click(request: ClickRequest): boolean {
    const engine = this.#open();
    engine?.click(request, Date.now());
    return engine !== null;
  }

  writeDocuments(mode: "replace" | "patch", documents: readonly unknown[]): EngineAnswer {
    this.#upkeep.afterWrite();
    return this.#answer((engine) => (mode === "patch" ? engine.patch(documents) : engine.write(documents)));
  }

  deleteDocuments(ids: readonly string[]): EngineAnswer {
    this.#upkeep.afterWrite();
    return this.#answer((engine) => {
      const deleted = engine.delete(ids);
      return ids.map((id) => ({ id, deleted: deleted.has(id) }));
    });
  }

  readDocuments(ids: readonly string[]): EngineAnswer {
    return this.#answer((engine) =>
      engine.index.read(ids).map((document) => document && { ...document.values, id: document.id }),
    );
  }

  listDocuments(size: number, current: number): EngineAnswer {
    return this.#answer((engine) => ({
      meta: { page: pageOf(size, current, engine.index.count) },
      results: listed(engine, size * (current - 1), size),
    }));
  }

  sliceDocuments(from: number, count: number): EngineAnswer {
    return this.#answer((engine) => listed(engine, from, count));
  }

  /** Documents as JSON lines in the order of their numbers, for a backup; null if there is no engine. */
  exportDocuments(from: number, limit: number): ReturnType<typeof exportedLines> | null {
    return this.#open() && exportedLines(this.ctx.storage.sql, from, limit);
  }

  clearDocuments(): EngineAnswer {
    return this.#answer((engine) => {
      engine.clear();
      return { documents: 0 };
    });
  }

  async importDocuments(body: ReadableStream<Uint8Array>): Promise<ImportReport | null> {
    const engine = this.#open();
    if (!engine) return null;
    const report = await importLines(engine, body);
    await this.#upkeep.afterImport();
    return report;
  }

  readSchema(): EngineAnswer {
    return this.#answer((engine) => engine.schema);
  }

  /** @param onlyCheck validates the change without applying it */
  changeSchema(wanted: Readonly<Record<string, unknown>>, onlyCheck = false): EngineAnswer {
    const engine = this.#open();
    if (!engine) return notFound;
    const changed = onlyCheck ? engine.planSchema(wanted) : engine.changeSchema(wanted);
    return changed.ok
      ? { ok: true, body: JSON.stringify(engine.schema), ms: 0 }
      : { ok: false, status: 400, errors: [changed.errors] };
  }

  listSynonyms(): EngineAnswer {
    return this.#answer(synonymList);
  }

  saveSynonyms(set: SynonymSet): EngineAnswer {
    const engine = this.#open();
    if (!engine) return notFound;
    if (engine.saveSynonyms(set)) return { ok: true, body: JSON.stringify(set), ms: 0 };
    return { ok: false, status: 400, errors: [["Synonym sets cannot be more than 256"]] };
  }

  replaceSynonyms(sets: readonly SynonymSet[]): EngineAnswer {
    return this.#answer((engine) => {
      engine.replaceSynonyms(sets);
      return { synonymSets: engine.synonyms().length };
    });
  }

  deleteSynonyms(id: string): EngineAnswer {
    return this.#answer((engine) => ({ deleted: engine.deleteSynonyms(id) }));
  }

  analytics(kind: "queries" | "clicks" | "totals", range: AnalyticsRange): EngineAnswer {
    return this.#answer((engine) => {
      engine.analytics.flush(Date.now());
      return engine.analytics[kind](range);
    });
  }

  /** Changes after a copy's position; the first call starts the log. Null if this object has no engine. */
  changesSince(copy: CopyPosition): Changes | null {
    const engine = this.#open();
    if (!engine) return null;
    if (!engine.log.isKept) this.ctx.storage.transactionSync(() => engine.log.begin());
    return engine.log.since(copy, () => engine.definition);
  }

  /** Counts searches that copies served, because only the engine itself counts. */
  countSearches(searches: readonly CountedSearch[]): void {
    const { analytics } = this.#open() ?? {};
    const now = Date.now();
    for (const { query, tags, results } of searches) analytics?.countSearch(query, tags, results, now);
    analytics?.flush(now);
  }

  /** Like `search` of the engine that this object copies; null if the copy is not fresh. */
  searchCopy(source: string, ...call: Parameters<SearchEngineObject["search"]>): EngineAnswer | null {
    return this.#isFresh(source) ? this.search(...call) : null;
  }

  suggestCopy(source: string, ...call: Parameters<SearchEngineObject["suggest"]>): EngineAnswer | null {
    return this.#isFresh(source) ? this.suggest(...call) : null;
  }

  /** Applies all changes of the engine. */
  followNow(source: string): Promise<void> {
    return this.#copy(source).follow();
  }

  #isFresh(source: string): boolean {
    return this.#copy(source).fresh((work) => this.ctx.waitUntil(work)) !== null;
  }

  #copy(source: string): EngineCopy {
    const original = () => this.env.SEARCH_ENGINES.get(this.env.SEARCH_ENGINES.idFromName(source));
    this.#counted ??= new CountedSearches((searches) => original().countSearches(searches));
    this.#copied ??= new EngineCopy(original, {
      sql: this.ctx.storage.sql,
      open: (definition) => {
        if (definition && !this.#open()) this.create({ name: definition.name });
        return this.#open();
      },
      drop: async () => void (await this.destroy()),
    });
    return this.#copied;
  }

  override async alarm(): Promise<void> {
    await this.#upkeep.step(this.#open());
  }

  #answer(work: (engine: Engine) => unknown): EngineAnswer {
    const started = performance.now();
    const engine = this.#open();
    if (!engine) return notFound;
    return { ok: true, body: JSON.stringify(work(engine)), ms: performance.now() - started };
  }

  #count(engine: Engine, search: CountedSearch): void {
    if (this.#counted) {
      this.#counted.add(search);
      return;
    }
    const first = engine.analytics.countSearch(search.query, search.tags, search.results, Date.now());
    if (first) setTimeout(() => engine === this.#engine && engine.analytics.flush(Date.now()), analyticsDelayMs);
  }
}
