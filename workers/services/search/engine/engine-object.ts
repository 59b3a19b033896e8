/** Durable Object of one engine: its RPC methods, and the schedule of its writes. */
import { DurableObject } from "cloudflare:workers";
import type { ClickRequest, SearchFilter, SearchRequest, SuggestionRequest } from "@contracts/search/search";
import type { ServicesEnv } from "../../env";
import { analysisVersion } from "../text/indexed-text";
import type { AnalyticsRange } from "./analytics";
import type { Changes, CopyPosition } from "./change-log";
import { EngineCopy } from "./copy";
import { type CountedSearch, CountedSearches } from "./counted-searches";
import { Engine } from "./engine";
import { type EngineAnswer, type EngineDraft, type EngineInfo, infoOf, notFound } from "./engine-calls";
import { type ImportReport, importLines } from "./import-lines";
import { createTables, engineExists, readDocumentsFrom, writeSettings } from "./store";
import type { SynonymSet } from "./terms/synonyms";

/** Delay of buffered query counts; a crash loses at most this much. */
const analyticsDelayMs = 2000;
/** Idle time after an import before the index is merged. */
const mergeDelayMs = 3000;
/**
 * Pause between merge steps. All engines may share one thread with other work, and a step takes about 5 ms, so three
 * merging engines leave nine tenths of the thread free, and more during searches. An unmerged index is hardly slower to
 * search.
 */
const mergePauseMs = 150;
const mergePauseDuringSearchMs = 600;
const recentSearchMs = 2000;

export class SearchEngineObject extends DurableObject<ServicesEnv> {
  #engine: Engine | null = null;
  /** True while the index is merged in steps; a restarted object begins with the first step. */
  #merging = false;
  #askedAt = 0;
  /** Set if this object is a copy of another engine. */
  #copied: EngineCopy | null = null;
  #counted: CountedSearches | null = null;

  /** The engine, opened on the first call; null if this object holds none. */
  #open(): Engine | null {
    const { sql } = this.ctx.storage;
    if (!this.#engine && engineExists(sql)) {
      this.#engine = new Engine(sql, (work) => this.ctx.storage.transactionSync(work));
    }
    return this.#engine;
  }

  /** Creates the engine, or adds the draft's new fields to the existing one. */
  create(draft: EngineDraft): { created: boolean; info: EngineInfo } | { errors: string[] } {
    const { sql } = this.ctx.storage;
    const created = !engineExists(sql);
    if (created) {
      this.ctx.storage.transactionSync(() => {
        createTables(sql);
        writeSettings(sql, { name: draft.name, createdAt: new Date().toISOString(), analysisVersion });
      });
    }
    const engine = this.#open();
    if (!engine) throw new Error("An engine that was just created is not there");
    const changed = engine.changeSchema(draft.schema ?? {});
    if (!changed.ok) return { errors: changed.errors };
    engine.changeSettings({
      ...(draft.language === undefined ? {} : { language: draft.language }),
      ...(draft.searchFields === undefined ? {} : { searchFields: draft.searchFields }),
    });
    return { created, info: infoOf(engine) };
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

  /** Runs searches under one request id; if one of them is refused, all are. */
  search(requests: readonly SearchRequest[], forced: SearchFilter | undefined, requestId: string): EngineAnswer {
    const started = performance.now();
    const engine = this.#open();
    if (!engine) return notFound;
    const now = Date.now();
    this.#askedAt = now;
    const outcomes = requests.map((request) => engine.search(request, forced, now));
    if (outcomes.some(({ ok }) => !ok)) {
      return { ok: false, status: 400, errors: outcomes.map((outcome) => (outcome.ok ? [] : outcome.errors)) };
    }
    const answers = outcomes.flatMap((outcome, index) => {
      if (!outcome.ok) return [];
      const { page, precision, results, facets } = outcome.value;
      this.#count(engine, requests[index], page.total_results, now);
      const { name } = engine.settings;
      const meta = {
        alerts: [],
        warnings: [],
        precision,
        page,
        engine: { name, type: "default" },
        request_id: requestId,
      };
      return [JSON.stringify(facets ? { meta, results, facets } : { meta, results })];
    });
    return { ok: true, body: `[${answers.join(",")}]`, ms: performance.now() - started };
  }

  suggest(request: SuggestionRequest, forced: SearchFilter | undefined, requestId: string): EngineAnswer {
    const started = performance.now();
    const engine = this.#open();
    if (!engine) return notFound;
    const found = engine.suggest(request, forced);
    if (!found.ok) return { ok: false, status: 400, errors: [found.errors] };
    const documents = found.value.map((suggestion) => ({ suggestion }));
    const body = JSON.stringify({ results: { documents }, meta: { request_id: requestId } });
    return { ok: true, body, ms: performance.now() - started };
  }

  /** False if the engine does not exist. */
  click(request: ClickRequest): boolean {
    const engine = this.#open();
    engine?.click(request, Date.now());
    return engine !== null;
  }

  writeDocuments(mode: "replace" | "patch", documents: readonly unknown[]): EngineAnswer {
    return this.#answer((engine) => (mode === "patch" ? engine.patch(documents) : engine.write(documents)));
  }

  deleteDocuments(ids: readonly string[]): EngineAnswer {
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
    return this.#answer((engine) => {
      const total = engine.index.count;
      const page = { current, total_pages: Math.ceil(total / size), total_results: total, size };
      return { meta: { page }, results: engine.list(size, current).map(({ id, values }) => ({ ...values, id })) };
    });
  }

  /**
   * Documents as JSON lines in the order of their numbers, for a backup.
   * @param from number of the first document
   * @returns null if there is no engine; `next` is null behind the last
   */
  exportDocuments(from: number, limit: number): { readonly lines: string; readonly next: number | null } | null {
    if (!this.#open()) return null;
    const found = readDocumentsFrom(this.ctx.storage.sql, from, limit);
    const lines = found.map(({ id, body }) => `${JSON.stringify({ ...JSON.parse(body), id })}\n`).join("");
    const last = found.at(-1);
    return { lines, next: last && found.length === limit ? last.number + 1 : null };
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
    this.#merging = false;
    await this.ctx.storage.setAlarm(Date.now() + mergeDelayMs);
    return report;
  }

  readSchema(): EngineAnswer {
    return this.#answer((engine) => engine.schema);
  }

  changeSchema(wanted: Readonly<Record<string, unknown>>): EngineAnswer {
    const engine = this.#open();
    if (!engine) return notFound;
    const changed = engine.changeSchema(wanted);
    return changed.ok
      ? { ok: true, body: JSON.stringify(changed.value), ms: 0 }
      : { ok: false, status: 400, errors: [changed.errors] };
  }

  listSynonyms(): EngineAnswer {
    return this.#answer((engine) => {
      const results = engine.synonyms();
      const total = results.length;
      return { meta: { page: { current: 1, total_pages: 1, total_results: total, size: total } }, results };
    });
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

  /** Changes behind a copy's position; the first question begins the log. Null if this object holds no engine. */
  changesSince(copy: CopyPosition): Changes | null {
    const engine = this.#open();
    if (!engine) return null;
    if (!engine.log.isKept) this.ctx.storage.transactionSync(() => engine.log.begin());
    return engine.log.since(copy, () => engine.definition);
  }

  /** Searches that copies answered, for the one place where they are counted. */
  countSearches(searches: readonly CountedSearch[]): void {
    const { analytics } = this.#open() ?? {};
    const now = Date.now();
    for (const { query, tags, results } of searches) analytics?.countSearch(query, tags, results, now);
    analytics?.flush(now);
  }

  /** As `search` of the engine that this object copies; null if the copy is not fresh. */
  searchCopy(source: string, ...call: Parameters<SearchEngineObject["search"]>): EngineAnswer | null {
    return this.#isFresh(source) ? this.search(...call) : null;
  }

  suggestCopy(source: string, ...call: Parameters<SearchEngineObject["suggest"]>): EngineAnswer | null {
    return this.#isFresh(source) ? this.suggest(...call) : null;
  }

  /** Takes over all changes of the engine. */
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
    this.#merging = this.#open()?.mergeIndex(!this.#merging) ?? false;
    if (!this.#merging) return;
    const now = Date.now();
    const isAsked = now - this.#askedAt < recentSearchMs;
    await this.ctx.storage.setAlarm(now + (isAsked ? mergePauseDuringSearchMs : mergePauseMs));
  }

  #answer(work: (engine: Engine) => unknown): EngineAnswer {
    const started = performance.now();
    const engine = this.#open();
    if (!engine) return notFound;
    return { ok: true, body: JSON.stringify(work(engine)), ms: performance.now() - started };
  }

  #count(engine: Engine, request: SearchRequest | undefined, results: number, now: number): void {
    if (!request || request.record_analytics === false) return;
    if (this.#counted) {
      this.#counted.add({ query: request.query, tags: request.analytics?.tags ?? [], results });
      return;
    }
    const first = engine.analytics.countSearch(request.query, request.analytics?.tags ?? [], results, now);
    if (first) setTimeout(() => engine === this.#engine && engine.analytics.flush(Date.now()), analyticsDelayMs);
  }
}
