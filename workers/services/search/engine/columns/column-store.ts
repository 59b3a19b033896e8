/** Columns in SQL: a chunk has the values of one field in 256 documents, so a column loads in few rows. */
import type { FieldType } from "@contracts/search/search-engines";
import type { Sql } from "../sql";
import { Column, type StoredValues } from "./column";

export const chunkSize = 256;
/** Characters of a row. At most four bytes each, which stays below the row limit of 2 MB. */
const partLength = 400_000;
/** Minimum documents of a chunk for a reliable estimate. */
const minSample = 64;

/** New values of documents, parallel to their numbers; null removes them. */
interface ColumnChanges {
  readonly numbers: readonly number[];
  readonly values: readonly StoredValues[];
}

export function readColumn(sql: Sql, field: string, type: FieldType): Column {
  const column = new Column(type);
  const rows = sql.exec<{ chunk: number; data: string }>(
    "select chunk, data from columns where field = ? order by chunk, part",
    field,
  );
  let chunk = 0;
  let text = "";
  for (const row of rows) {
    if (row.chunk !== chunk && text !== "") {
      setChunk(column, chunk, parseChunk(text));
      text = "";
    }
    chunk = row.chunk;
    text += row.data;
  }
  if (text !== "") setChunk(column, chunk, parseChunk(text));
  return column;
}

/** Sets all documents of some chunks to their stored values. */
export function readColumnChunks(sql: Sql, field: string, column: Column, chunks: readonly number[]): void {
  for (const chunk of chunks) {
    for (const [index, stored] of readChunk(sql, field, chunk).entries()) column.set(chunk * chunkSize + index, stored);
  }
}

/** True if most values of the first documents are distinct, as in a field of names or addresses. */
export function hasManyValues(sql: Sql, field: string): boolean {
  const stored = readChunk(sql, field, 0).filter((value) => value !== null);
  return stored.length > minSample && new Set(stored.map((value) => JSON.stringify(value))).size > stored.length / 2;
}

function setChunk(column: Column, chunk: number, values: readonly StoredValues[]): void {
  for (const [index, stored] of values.entries()) if (stored !== null) column.set(chunk * chunkSize + index, stored);
}

export function writeColumn(sql: Sql, field: string, { numbers, values }: ColumnChanges): void {
  const chunks = new Map<number, StoredValues[]>();
  for (const [index, number] of numbers.entries()) {
    const chunk = Math.floor(number / chunkSize);
    let stored = chunks.get(chunk);
    if (!stored) {
      stored = readChunk(sql, field, chunk);
      chunks.set(chunk, stored);
    }
    stored[number % chunkSize] = values[index] ?? null;
  }
  for (const [chunk, stored] of chunks) writeChunk(sql, field, chunk, stored);
}

function readChunk(sql: Sql, field: string, chunk: number): StoredValues[] {
  const rows = sql.exec<{ data: string }>(
    "select data from columns where field = ? and chunk = ? order by part",
    field,
    chunk,
  );
  const data = rows
    .toArray()
    .map((row) => row.data)
    .join("");
  return data === "" ? new Array(chunkSize).fill(null) : parseChunk(data);
}

function writeChunk(sql: Sql, field: string, chunk: number, values: readonly StoredValues[]): void {
  const data = JSON.stringify(values);
  sql.exec("delete from columns where field = ? and chunk = ?", field, chunk);
  if (values.every((value) => value === null)) return;
  for (let part = 0; part * partLength < data.length; part += 1) {
    const text = data.slice(part * partLength, (part + 1) * partLength);
    sql.exec("insert into columns (field, chunk, part, data) values (?, ?, ?, ?)", field, chunk, part, text);
  }
}

/** Only `writeChunk` writes rows of this table. */
function parseChunk(data: string): StoredValues[] {
  return JSON.parse(data);
}
