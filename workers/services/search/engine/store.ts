/** SQL of one engine's documents, fields, settings and synonyms. */
import type { FieldWeights } from "@contracts/search/search-engines";
import migration from "../migrations/0001_engine.sql";
import type { CopyPosition } from "./change-log";
import type { Field } from "./schema";
import type { Sql } from "./sql";
import { createTermIndex } from "./terms/term-index";

export interface EngineSettings {
  readonly name: string;
  readonly language: string | null;
  readonly createdAt: string;
  /** Default fields and weights; null for all text fields with equal weight. */
  readonly searchFields: FieldWeights | null;
  readonly analysisVersion: number;
  /** The last change that this engine has applied, if it is a copy; null otherwise. */
  readonly copied: CopyPosition | null;
  /** Number of objects that the engine is divided among; this is one of them. */
  readonly parts: number;
}

/** False if the object has no engine. Writes nothing. */
export function engineExists(sql: Sql): boolean {
  const tables = sql.exec<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name = 'settings'",
  );
  return tables.toArray().length > 0;
}

export function createTables(sql: Sql): void {
  sql.exec(migration);
  createTermIndex(sql);
}

export function readSettings(sql: Sql): EngineSettings {
  const rows = sql.exec<{ name: string; value: string }>("select name, value from settings").toArray();
  const text = new Map(rows.map(({ name, value }) => [name, value]));
  const parse = (name: string) => JSON.parse(text.get(name) ?? "null");
  return {
    name: parse("name"),
    language: parse("language"),
    createdAt: parse("createdAt"),
    searchFields: parse("searchFields"),
    analysisVersion: parse("analysisVersion") ?? 0,
    copied: parse("copied"),
    parts: parse("parts") ?? 1,
  };
}

export function writeSettings(sql: Sql, settings: Partial<EngineSettings>): void {
  for (const [name, value] of Object.entries(settings)) {
    sql.exec("insert or replace into settings (name, value) values (?, ?)", name, JSON.stringify(value));
  }
}

export function readFields(sql: Sql): Map<string, Field> {
  const rows = sql.exec<{ name: string; type: Field["type"]; slot: number }>(
    "select name, type, slot from fields order by slot",
  );
  return new Map(rows.toArray().map((field) => [field.name, field]));
}

export function writeField(sql: Sql, { name, type, slot }: Field): void {
  sql.exec("insert or replace into fields (name, type, slot) values (?, ?, ?)", name, type, slot);
}

/** Document numbers of existing ids. */
export function findNumbers(sql: Sql, ids: readonly string[]): Map<string, number> {
  const rows = sql.exec<{ id: string; number: number }>(
    "select id, number from documents where id in (select value from json_each(?))",
    JSON.stringify(ids),
  );
  return new Map(rows.toArray().map(({ id, number }) => [id, number]));
}

export interface StoredDocument {
  readonly number: number;
  readonly id: string;
  /** JSON object of the field values. */
  readonly body: string;
}

export function readDocuments(sql: Sql, numbers: Iterable<number>): Map<number, StoredDocument> {
  const rows = sql.exec<{ number: number; id: string; body: string }>(
    "select number, id, body from documents where number in (select value from json_each(?))",
    JSON.stringify([...numbers]),
  );
  return new Map(rows.toArray().map((row) => [row.number, row]));
}

export function readDocumentsByIds(sql: Sql, ids: readonly string[]): StoredDocument[] {
  return sql
    .exec<{ number: number; id: string; body: string }>(
      "select number, id, body from documents where id in (select value from json_each(?))",
      JSON.stringify(ids),
    )
    .toArray();
}

/** Documents from a number on, to read all of them in batches. */
export function readDocumentsFrom(sql: Sql, number: number, limit: number): StoredDocument[] {
  return sql
    .exec<{ number: number; id: string; body: string }>(
      "select number, id, body from documents where number >= ? order by number limit ?",
      number,
      limit,
    )
    .toArray();
}

export function writeDocument(sql: Sql, { number, id, body }: StoredDocument): void {
  sql.exec("insert or replace into documents (number, id, body) values (?, ?, ?)", number, id, body);
}

export function deleteDocument(sql: Sql, number: number): void {
  sql.exec("delete from documents where number = ?", number);
}
