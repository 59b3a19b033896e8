/**
 * Saved copies of the columns in memory, in addition to the rows from which they are built. On start, the engine reads
 * a few long rows per column instead of the values of every document, and then only the chunks written since.
 */
import type { FieldType } from "@contracts/search/search-engines";
import type { Sql } from "../sql";
import { Column } from "./column";
import { chunkSize, readColumnChunks } from "./column-store";
import { type DocSet, emptySet } from "./doc-set";
import { ValueLists } from "./value-lists";

/** Incremented when the keys of values or the format of the rows change. */
const keptVersion = 1;
/** Bytes and characters of a row, whose limit is 2 MB. */
const partBytes = 1_500_000;
const partLength = 400_000;
/**
 * Maximum chunks written since a column was saved; the saved column is not used beyond this, and is saved again after
 * half of it.
 */
const maxChunks = 16;
const maxShare = 0.1;

interface Kept {
  readonly version: number;
  readonly type: FieldType;
  readonly width: number;
  readonly lists: number;
  readonly hasKeys: boolean;
  readonly hasOrder: boolean;
}

export class KeptColumns {
  /** Revision of the last write. */
  #revision: number;

  constructor(readonly sql: Sql) {
    sql.exec(
      "create table if not exists kept_columns (field text primary key, revision integer not null, about text not null) without rowid",
    );
    sql.exec(
      "create table if not exists kept_parts (field text not null, name text not null, part integer not null, data not null, primary key (field, name, part))",
    );
    sql.exec("create table if not exists written_chunks (chunk integer primary key, revision integer not null)");
    const [{ last } = { last: 0 }] = sql
      .exec<{ last: number }>(
        "select max((select coalesce(max(revision), 0) from written_chunks), (select coalesce(max(revision), 0) from kept_columns)) as last",
      )
      .toArray();
    this.#revision = last;
  }

  /** Part of the transaction that writes these documents. */
  note(numbers: readonly number[]): void {
    this.#revision += 1;
    const chunks = JSON.stringify([...new Set(numbers.map((number) => Math.floor(number / chunkSize)))]);
    this.sql.exec(
      "insert or replace into written_chunks (chunk, revision) select value, ? from json_each(?)",
      this.#revision,
      chunks,
    );
  }

  /** Deletes all saved columns, for an index that starts over. */
  clear(): void {
    for (const table of ["kept_columns", "kept_parts", "written_chunks"]) this.sql.exec(`delete from ${table}`);
  }

  /** Null unless the column is saved and most of it is current. */
  read(field: string, type: FieldType): Column | null {
    const found = this.#current(field);
    if (!found || found.about.type !== type) return null;
    const { about, chunks } = found;
    const bytes = (name: string) => this.#bytes(field, name);
    const numbers = (name: string) => new Uint32Array(bytes(name));
    const listOf = bytes("listOf");
    const column = new Column(type, {
      values: JSON.parse(this.#text(field, "values")),
      lists: ValueLists.of(numbers("starts"), numbers("members")),
      listOf:
        about.width === 1
          ? new Uint8Array(listOf)
          : about.width === 2
            ? new Uint16Array(listOf)
            : new Uint32Array(listOf),
    });
    if (about.hasKeys) column.keys = { text: this.#text(field, "keys"), starts: numbers("keyStarts") };
    if (about.hasOrder) column.order = { order: numbers("order"), ranks: numbers("ranks") };
    readColumnChunks(this.sql, field, column, chunks);
    return column;
  }

  keep(field: string, column: Column): void {
    const { values, lists, listOf } = column.parts;
    this.#drop(field);
    const about: Kept = {
      ...{ version: keptVersion, type: column.type, width: listOf.BYTES_PER_ELEMENT, lists: lists.length },
      ...{ hasKeys: column.keys !== null, hasOrder: column.order !== null },
    };
    this.sql.exec("insert into kept_columns values (?, ?, ?)", field, this.#revision, JSON.stringify(about));
    this.#writeText(field, "values", JSON.stringify(values));
    this.#writeBytes(field, "starts", lists.starts.subarray(0, lists.length + 1));
    this.#writeBytes(field, "members", lists.members.subarray(0, lists.starts[lists.length]));
    this.#writeBytes(field, "listOf", listOf);
    if (column.keys) {
      this.#writeText(field, "keys", column.keys.text);
      this.#writeBytes(field, "keyStarts", column.keys.starts);
    }
    if (column.order) {
      this.#writeBytes(field, "order", column.order.order);
      this.#writeBytes(field, "ranks", column.order.ranks);
    }
  }

  /**
   * True if the column should be saved: it is not saved, many chunks were written since, or the saved one lacks keys or
   * order, or has twice as many lists.
   */
  isDue(field: string, column: Column | undefined): boolean {
    const found = this.#current(field, 0.5);
    if (!found) return true;
    if (!column) return false;
    const { hasKeys, hasOrder, lists } = found.about;
    return (
      (!hasKeys && column.keys !== null) || (!hasOrder && column.order !== null) || lists > 2 * column.lists.length
    );
  }

  /** True if the column was ever saved. */
  isKept(field: string): boolean {
    return this.sql.exec("select 1 as one from kept_columns where field = ?", field).toArray().length > 0;
  }

  keepAlive(alive: DocSet): void {
    const field = "";
    this.#drop(field);
    const about: Kept = { version: keptVersion, type: "number", width: 4, lists: 0, hasKeys: false, hasOrder: false };
    this.sql.exec("insert into kept_columns values (?, ?, ?)", field, this.#revision, JSON.stringify(about));
    this.#writeBytes(field, "alive", alive);
  }

  /** Saved numbers of all documents, and the ranges of numbers written since; null if they are not saved. */
  readAlive(): { readonly alive: DocSet; readonly since: readonly (readonly [from: number, until: number])[] } | null {
    const found = this.#current("");
    if (!found) return null;
    const alive = new Uint32Array(this.#bytes("", "alive"));
    const since = found.chunks.map((chunk) => [chunk * chunkSize, (chunk + 1) * chunkSize] as const);
    return { alive: alive.length > 0 ? alive : emptySet(0), since };
  }

  /**
   * Description of a saved column, and the chunks written since; null if it is not saved, or if too many were written
   * since.
   * @param part share of the allowed chunks
   */
  #current(field: string, part = 1): { readonly about: Kept; readonly chunks: readonly number[] } | null {
    const [row] = this.sql
      .exec<{ about: string; revision: number; written: number; chunks: number }>(
        `select about, revision, (select count(*) from written_chunks w where w.revision > k.revision) as written,
           (select coalesce(max(chunk) + 1, 0) from written_chunks) as chunks from kept_columns k where field = ?`,
        field,
      )
      .toArray();
    if (!row || row.written > part * Math.max(maxChunks, row.chunks * maxShare)) return null;
    const about: Kept = JSON.parse(row.about);
    if (about.version !== keptVersion) return null;
    const chunks = this.sql
      .exec<{ chunk: number }>("select chunk from written_chunks where revision > ? order by chunk", row.revision)
      .toArray();
    return { about, chunks: chunks.map(({ chunk }) => chunk) };
  }

  #drop(field: string): void {
    this.sql.exec("delete from kept_columns where field = ?", field);
    this.sql.exec("delete from kept_parts where field = ?", field);
  }

  #writeText(field: string, name: string, text: string): void {
    for (let part = 0; part * partLength < text.length; part += 1)
      this.#write(field, name, part, text.slice(part * partLength, (part + 1) * partLength));
  }

  #writeBytes(field: string, name: string, { buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBufferLike>): void {
    for (let part = 0; part * partBytes < byteLength; part += 1) {
      const from = byteOffset + part * partBytes;
      this.#write(
        field,
        name,
        part,
        buffer.slice(from, Math.min(from + partBytes, byteOffset + byteLength)) as ArrayBuffer,
      );
    }
  }

  #write(field: string, name: string, part: number, data: string | ArrayBuffer): void {
    this.sql.exec("insert into kept_parts (field, name, part, data) values (?, ?, ?, ?)", field, name, part, data);
  }

  #parts<T extends string | ArrayBuffer>(field: string, name: string): T[] {
    return this.sql
      .exec<{ data: T }>("select data from kept_parts where field = ? and name = ? order by part", field, name)
      .toArray()
      .map(({ data }) => data);
  }

  #text(field: string, name: string): string {
    return this.#parts<string>(field, name).join("");
  }

  #bytes(field: string, name: string): ArrayBuffer {
    const parts = this.#parts<ArrayBuffer>(field, name);
    const [only] = parts;
    if (only && parts.length === 1) return only;
    const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(new Uint8Array(part), at);
      at += part.byteLength;
    }
    return whole.buffer;
  }
}
