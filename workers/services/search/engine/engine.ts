/** One engine: its documents, schema and queries. All methods are synchronous, so calls never interleave. */
import {
  type ClickRequest,
  type SearchFilter,
  type SearchRequest,
  type SuggestionRequest,
  searchLimits,
} from "@contracts/search/search";
import type { EngineSchema, FieldWeights } from "@contracts/search/search-engines";
import { analysisVersion } from "../text/indexed-text";
import type { SynonymLookup } from "../text/query";
import { Analytics } from "./analytics";
import { ChangeLog, type EngineDefinition } from "./change-log";
import { intersection, numbersOf } from "./columns/doc-set";
import { type Compiled, compileFilter, evaluateFilter } from "./columns/filters";
import { Hits } from "./columns/hits";
import { checkDocument, keptValue, type NewDocument } from "./documents";
import { EngineIndex } from "./engine-index";
import { type Field, planSchemaChange, schemaOf } from "./schema";
import { type SearchDeps, type SearchOutcome, search } from "./search";
import type { Sql, Transaction } from "./sql";
import {
  type EngineSettings,
  findNumbers,
  readDocuments,
  readDocumentsFrom,
  readSettings,
  type StoredDocument,
  writeField,
  writeSettings,
} from "./store";
import { type Knowledge, wholeEngine } from "./terms/knowledge";
import { type Candidate, candidates } from "./terms/suggestions";
import { deleteSynonyms, readSynonyms, type SynonymSet, synonymLookup, writeSynonyms } from "./terms/synonyms";
import { mergeTermIndex } from "./terms/term-index";
import { TextSearch } from "./terms/text-search";

interface DocumentOutcome {
  readonly id: string;
  readonly errors: readonly string[];
}

export class Engine {
  readonly analytics: Analytics;
  readonly index: EngineIndex;
  readonly log: ChangeLog;
  #settings: EngineSettings;
  #synonyms: SynonymLookup;
  readonly #text: TextSearch;

  constructor(
    readonly sql: Sql,
    readonly transaction: Transaction,
  ) {
    this.analytics = new Analytics(sql);
    this.log = new ChangeLog(sql);
    this.index = new EngineIndex(sql, transaction, this.log);
    this.#settings = readSettings(sql);
    this.#synonyms = synonymLookup(readSynonyms(sql));
    this.#text = new TextSearch(sql);
    if (this.#settings.analysisVersion !== analysisVersion) this.index.reindex();
  }

  get settings(): EngineSettings {
    return this.#settings;
  }

  search(request: SearchRequest, forced: SearchFilter | undefined, now: number): Compiled<SearchOutcome> {
    return search(request, this.searchDeps(forced, now));
  }

  searchDeps(forced: SearchFilter | undefined, now: number, knowledge: Knowledge = wholeEngine): SearchDeps {
    const { index } = this;
    return {
      ...{ index, text: this.#text, settings: this.#settings, synonyms: this.#synonyms },
      ...{ forced, now, knowledge },
    };
  }

  suggest(request: SuggestionRequest, forced: SearchFilter | undefined): Compiled<Candidate[]> {
    const { index } = this;
    const typeOf = (field: string) => index.typeOf(field);
    const asked = request.types?.documents?.fields;
    const textFields = [...index.fields.values()].filter(({ type }) => type === "text").map(({ name }) => name);
    const unknown = (asked ?? []).filter((field) => !textFields.includes(field));
    const errors = unknown.map((field) => `Types contains invalid field: ${field}`);
    const filter = forced && compileFilter(forced, typeOf);
    if (filter?.ok === false) errors.push(...filter.errors);
    if (errors.length > 0) return { ok: false, errors };
    const column = (field: string) => index.column(field);
    const allowed = filter?.ok
      ? intersection(index.alive, evaluateFilter(filter.value, index.alive, index.size, column))
      : index.alive;
    const columns = (asked ?? textFields).map(column);
    return { ok: true, value: candidates(request.query, columns, Hits.ofSet(allowed, index.alive)) };
  }

  click({ query, document_id }: ClickRequest, now: number): void {
    this.analytics.countClick(query, document_id, now);
  }

  /** Writes valid documents; returns an outcome for each, in order. */
  write(given: readonly unknown[]): DocumentOutcome[] {
    const documents: NewDocument[] = [];
    const outcomes = given.map((document): DocumentOutcome => {
      const check = checkDocument(document, this.index.fields);
      if (!check.ok) return { id: check.id, errors: check.errors };
      if (check.newFields.length > 0) this.#addTextFields(check.newFields);
      documents.push(check.document);
      return { id: check.document.id, errors: [] };
    });
    if (documents.length > 0) this.#changed(() => this.index.write(documents));
    return outcomes;
  }

  /** Replaces single fields of existing documents; null removes a field. */
  patch(given: readonly unknown[]): DocumentOutcome[] {
    return given.map((document) => {
      const id = idOf(document);
      const [before] = this.index.read([id]);
      if (!before || typeof document !== "object") return { id, errors: ["Document not found."] };
      const [outcome] = this.write([{ ...before.values, ...document, id }]);
      return outcome ?? { id, errors: [] };
    });
  }

  delete(ids: readonly string[]): Set<string> {
    return this.#changed(() => this.index.delete(ids));
  }

  /** Writes documents of the engine that this one copies, under the same numbers, so equal hits have the same order. */
  take(documents: readonly StoredDocument[]): void {
    const numbers = new Map(documents.map(({ id, number }) => [id, number]));
    const held = readDocuments(this.sql, numbers.values());
    const elsewhere = findNumbers(this.sql, [...numbers.keys()]);
    const misplaced = [
      ...[...held.values()].filter(({ id, number }) => numbers.get(id) !== number).map(({ id }) => id),
      ...[...elsewhere].filter(([id, number]) => numbers.get(id) !== number).map(([id]) => id),
    ];
    const taken = documents.map(({ id, body }) => ({ id, body, values: JSON.parse(body) }));
    this.#changed(() => {
      if (misplaced.length > 0) this.index.delete(misplaced);
      this.index.write(taken, numbers);
    });
  }

  /** The engine without its documents. */
  get definition(): EngineDefinition {
    const { name, language, searchFields, parts } = this.#settings;
    return { name, language, searchFields, parts, schema: this.schema, synonyms: this.synonyms() };
  }

  define({ language, searchFields, parts, schema, synonyms }: EngineDefinition): void {
    this.changeSchema(schema);
    writeSettings(this.sql, { language, searchFields, parts });
    this.#settings = readSettings(this.sql);
    this.replaceSynonyms(synonyms);
  }

  clear(): void {
    this.#changed(() => this.index.clear());
  }

  /** Documents in the order of indexing. */
  list(from: number, count: number): NewDocument[] {
    const numbers = numbersOf(this.index.alive).subarray(from, from + count);
    const [first] = numbers;
    if (first === undefined) return [];
    const stored = readDocumentsFrom(this.sql, first, numbers.length);
    return stored.map(({ id, body }) => ({ id, body, values: JSON.parse(body) }));
  }

  get schema(): EngineSchema {
    return schemaOf(this.index.fields);
  }

  /** Changes that a new schema makes; refused if a value does not fit its new type. */
  planSchema(wanted: Readonly<Record<string, unknown>>): ReturnType<typeof planSchemaChange> {
    const plan = planSchemaChange(this.index.fields, wanted);
    const misfits = plan.ok ? plan.retyped.flatMap((field) => this.#misfits(field)) : [];
    return misfits.length > 0 ? { ok: false, errors: misfits } : plan;
  }

  /** Adds fields and changes types. A type changes only if the values of every document fit. */
  changeSchema(wanted: Readonly<Record<string, unknown>>): Compiled<EngineSchema> {
    const plan = this.planSchema(wanted);
    if (!plan.ok) return plan;
    this.#changed(() => {
      this.index.addFields(plan.added);
      for (const field of plan.retyped) {
        writeField(this.sql, field);
        this.index.fields.set(field.name, field);
      }
      if (plan.retyped.length > 0) this.index.reindex();
    });
    this.log.noteDefinition();
    return { ok: true, value: this.schema };
  }

  changeSettings(change: { readonly language?: string; readonly searchFields?: FieldWeights }): void {
    writeSettings(this.sql, change);
    this.#settings = readSettings(this.sql);
    this.log.noteDefinition();
  }

  synonyms(): SynonymSet[] {
    return readSynonyms(this.sql);
  }

  /** False if the limit of synonym sets is reached. */
  saveSynonyms(set: SynonymSet): boolean {
    const others = readSynonyms(this.sql).filter(({ id }) => id !== set.id);
    if (others.length >= searchLimits.synonymSets) return false;
    this.#changed(() => {
      writeSynonyms(this.sql, set);
      this.#synonyms = synonymLookup([...others, set]);
    });
    this.log.noteDefinition();
    return true;
  }

  /** Replaces all synonym sets. */
  replaceSynonyms(sets: readonly SynonymSet[]): void {
    this.#changed(() => {
      this.transaction(() => {
        this.sql.exec("delete from synonyms");
        for (const set of sets) writeSynonyms(this.sql, set);
      });
      this.#synonyms = synonymLookup(readSynonyms(this.sql));
    });
    this.log.noteDefinition();
  }

  deleteSynonyms(id: string): boolean {
    return this.#changed(() => {
      const deleted = deleteSynonyms(this.sql, id);
      this.log.noteDefinition();
      this.#synonyms = synonymLookup(readSynonyms(this.sql));
      return deleted;
    });
  }

  /** Runs one merge step; false if the index is fully merged. */
  mergeIndex(first: boolean): boolean {
    return mergeTermIndex(this.sql, first);
  }

  #addTextFields(names: readonly string[]): void {
    const plan = planSchemaChange(this.index.fields, Object.fromEntries(names.map((name) => [name, "text"])));
    if (!plan.ok) return;
    this.index.addFields(plan.added);
    this.log.noteDefinition();
  }

  #misfits(field: Field): string[] {
    const misfit = this.index.column(field.name).values.find((value) => !keptValue(field.type, value).ok);
    return misfit === undefined ? [] : [`Schema cannot change: '${misfit}' of ${field.name} is not a ${field.type}`];
  }

  /** Runs a write and clears the caches of the old index, even if the write fails halfway. */
  #changed<T>(write: () => T): T {
    try {
      return write();
    } finally {
      this.#text.forget();
    }
  }
}

function idOf(document: unknown): string {
  const id = typeof document === "object" && document !== null && "id" in document ? document.id : "";
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}
