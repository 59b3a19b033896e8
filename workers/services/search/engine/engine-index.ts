/**
 * Documents of one engine, stored in SQL, with in-memory columns for filters and facets. Columns are loaded on first
 * use and updated with every write, so a restarted engine returns the same results.
 */
import type { FieldType } from "@contracts/search/search-engines";
import { analysisVersion, indexedText } from "../text/indexed-text";
import type { ChangeLog } from "./change-log";
import type { Column } from "./columns/column";
import { hasManyValues, readColumn, writeColumn } from "./columns/column-store";
import { add, type DocSet, emptySet, grown, has, numbersOf, remove } from "./columns/doc-set";
import { KeptColumns } from "./columns/kept-columns";
import { columnValues, type NewDocument, textsOf } from "./documents";
import type { Field } from "./schema";
import type { Sql, Transaction } from "./sql";
import {
  deleteDocument,
  findNumbers,
  readDocuments,
  readDocumentsFrom,
  readFields,
  writeDocument,
  writeField,
  writeSettings,
} from "./store";
import { createTermIndex, deleteTerms, dropTermIndex, insertTerms } from "./terms/term-index";
import { addWords, isPlainWord } from "./terms/words";

/** Documents per transaction when reindexing after a change of schema or analysis. */
const reindexBatch = 500;

export class EngineIndex {
  readonly fields: Map<string, Field>;
  readonly #columns = new Map<string, Column>();
  readonly #kept: KeptColumns;
  /** Fields with many values that no search has used, which are not saved. */
  readonly #unkept = new Set<string>();
  /** Number of columns, keys and orders in memory at the last check. */
  #known = 0;
  #alive: DocSet = emptySet(0);
  #size = 0;
  #count = 0;

  constructor(
    readonly sql: Sql,
    readonly transaction: Transaction,
    readonly log: ChangeLog,
  ) {
    this.fields = readFields(sql);
    this.#kept = new KeptColumns(sql);
    this.#readAlive();
  }

  /** One more than the greatest document number. */
  get size(): number {
    return this.#size;
  }
  get count(): number {
    return this.#count;
  }
  get alive(): DocSet {
    return this.#alive;
  }

  typeOf(field: string): FieldType | null {
    return field === "id" ? "text" : (this.fields.get(field)?.type ?? null);
  }

  column(field: string): Column {
    const known = this.#columns.get(field);
    if (known && !known.isFragmented(this.#count)) return known;
    const column = this.#read(field, known);
    this.#unkept.delete(field);
    this.#columns.set(field, column);
    return column;
  }

  /** @param fragmented column in memory; if given, the saved column is not read, because it is fragmented as well */
  #read(field: string, fragmented?: Column): Column {
    const type = this.typeOf(field) ?? "text";
    const kept = fragmented ? null : this.#kept.read(field, type);
    return kept && !kept.isFragmented(this.#count) ? kept : readColumn(this.sql, field, type);
  }

  /**
   * Saves one column in its form in memory, so the next start loads it quickly: one that was queried, was saved before,
   * or has few values. False if none is left.
   */
  keepNext(): boolean {
    for (const field of this.fields.keys()) {
      const known = this.#columns.get(field);
      if (this.#unkept.has(field) || !this.#kept.isDue(field, known)) continue;
      if (!known && !this.#kept.isKept(field) && hasManyValues(this.sql, field)) {
        this.#unkept.add(field);
        continue;
      }
      const column = known ?? this.#read(field);
      this.transaction(() => this.#kept.keep(field, column));
      return true;
    }
    if (this.#kept.isDue("", undefined)) this.transaction(() => this.#kept.keepAlive(this.#alive));
    return false;
  }

  /** True if columns were read, or values ordered or made searchable, since the last call. */
  takeUnkept(): boolean {
    let known = this.#columns.size;
    for (const { keys, order } of this.#columns.values()) known += (keys ? 1 : 0) + (order ? 1 : 0);
    const isNew = known !== this.#known;
    this.#known = known;
    return isNew;
  }

  #readAlive(): void {
    const kept = this.#kept.readAlive();
    if (!kept) {
      const numbers = this.sql.exec<{ number: number }>("select number from documents").raw<[number]>();
      for (const [number] of numbers) this.#admit(number);
      return;
    }
    const { alive, since } = kept;
    for (const [from, until] of since) for (let number = from; number < until; number += 1) remove(alive, number);
    this.#alive = alive;
    const numbers = numbersOf(alive);
    this.#count = numbers.length;
    this.#size = (numbers.at(-1) ?? -1) + 1;
    for (const range of since) {
      const rows = this.sql
        .exec<{ number: number }>("select number from documents where number >= ? and number < ?", ...range)
        .raw<[number]>();
      for (const [number] of rows) this.#admit(number);
    }
  }

  addFields(fields: readonly Field[]): void {
    for (const field of fields) {
      writeField(this.sql, field);
      this.fields.set(field.name, field);
    }
  }

  /**
   * Writes documents in one transaction; each replaces the document of its id. If ids in a batch are equal, the last
   * one wins.
   * @param numbers document numbers by id from a copied engine, which are unused here
   */
  write(documents: readonly NewDocument[], numbers?: ReadonlyMap<string, number>): void {
    const latest = new Map(documents.map((document) => [document.id, document]));
    const known = findNumbers(this.sql, [...latest.keys()]);
    const free = this.#freeNumbers();
    const numbered = [...latest.values()].map((document) => ({
      ...document,
      number: numbers?.get(document.id) ?? known.get(document.id) ?? free.next().value,
      replaces: known.has(document.id),
    }));
    this.#apply(numbered, () => {
      this.log.note([...latest.keys()]);
      for (const entry of numbered) writeDocument(this.sql, entry);
      for (const { replaces, number } of numbered) if (replaces) deleteTerms(this.sql, number);
    });
  }

  /** Deletes documents; returns the ids that existed. */
  delete(ids: readonly string[]): Set<string> {
    const known = findNumbers(this.sql, ids);
    const numbers = [...known.values()];
    const nothing = { numbers, values: [] };
    this.transaction(() => {
      this.log.note([...known.keys()]);
      for (const number of numbers) {
        deleteTerms(this.sql, number);
        deleteDocument(this.sql, number);
      }
      this.#kept.note(numbers);
      for (const name of ["id", ...this.fields.keys()]) writeColumn(this.sql, name, nothing);
    });
    for (const number of numbers) {
      remove(this.#alive, number);
      this.#count -= 1;
      for (const column of this.#columns.values()) column.set(number, null);
    }
    return new Set(known.keys());
  }

  /** Deletes all documents. */
  clear(): void {
    this.transaction(() => {
      for (const table of ["documents", "columns", "words"]) this.sql.exec(`delete from ${table}`);
      this.#kept.clear();
      this.log.noteClearing();
      dropTermIndex(this.sql);
      createTermIndex(this.sql);
    });
    this.#columns.clear();
    this.#alive = emptySet(0);
    this.#size = 0;
    this.#count = 0;
  }

  /** Reindexes every stored document. The version is written last, so an interrupted run starts over. */
  reindex(): void {
    this.transaction(() => {
      writeSettings(this.sql, { analysisVersion: 0 });
      for (const table of ["columns", "words"]) this.sql.exec(`delete from ${table}`);
      this.#kept.clear();
      dropTermIndex(this.sql);
      createTermIndex(this.sql);
    });
    this.#columns.clear();
    for (let from = 0; ; ) {
      const stored = readDocumentsFrom(this.sql, from, reindexBatch);
      const last = stored.at(-1);
      if (!last) break;
      this.#apply(
        stored.map(({ number, id, body }) => ({ number, id, body, values: JSON.parse(body) })),
        () => {},
      );
      from = last.number + 1;
    }
    writeSettings(this.sql, { analysisVersion });
  }

  /** Documents by id, in the given order. */
  read(ids: readonly string[]): (NewDocument | null)[] {
    const numbers = findNumbers(this.sql, ids);
    const stored = readDocuments(this.sql, numbers.values());
    return ids.map((id) => {
      const found = stored.get(numbers.get(id) ?? -1);
      return found ? { id, body: found.body, values: JSON.parse(found.body) } : null;
    });
  }

  /**
   * Indexes documents after `store` wrote them, in one transaction. FTS5 rows are inserted in sequence: a write to
   * another table in between makes FTS5 flush its buffer, which is many times slower.
   */
  #apply(documents: readonly (NewDocument & { number: number })[], store: () => void): void {
    const textFields = [...this.fields.values()].filter(({ type }) => type === "text");
    const textSlots = textFields.map(({ slot }) => slot);
    const uses = new Map<string, number>();
    const seen = (word: string) => {
      if (isPlainWord(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    };
    const numbers = documents.map(({ number }) => number);
    const changes = ["id", ...this.fields.keys()].map((name) => ({
      name,
      numbers,
      values: documents.map(({ id, values }) => (name === "id" ? id : columnValues(values[name]))),
    }));
    this.transaction(() => {
      store();
      this.#kept.note(numbers);
      for (const change of changes) writeColumn(this.sql, change.name, change);
      for (const { number, values } of documents) {
        const texts = textFields.map(({ name }) => indexedText(textsOf(values[name]), seen) || null);
        insertTerms(this.sql, textSlots, number, texts);
      }
      addWords(this.sql, uses);
    });
    for (const number of numbers) this.#admit(number);
    for (const { name, values } of changes) {
      const column = this.#columns.get(name);
      if (column) for (const [index, number] of numbers.entries()) column.set(number, values[index] ?? null);
    }
  }

  #admit(number: number): void {
    if (number >= this.#alive.length * 32) this.#alive = grown(this.#alive, Math.max(1024, number * 2));
    if (has(this.#alive, number)) return;
    add(this.#alive, number);
    this.#count += 1;
    this.#size = Math.max(this.#size, number + 1);
  }

  *#freeNumbers(): Generator<number, never> {
    if (this.#count < this.#size) {
      for (let number = 0; number < this.#size; number += 1) if (!has(this.#alive, number)) yield number;
    }
    for (let number = this.#size; ; number += 1) yield number;
  }
}
