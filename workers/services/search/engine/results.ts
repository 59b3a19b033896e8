/** Formats hits: the requested fields, raw or as snippets. */
import type { ResultField, SearchOptions } from "@contracts/search/search";
import type { FieldValue, ResultValue } from "@contracts/search/search-answers";
import type { Compiled, TypeOf } from "./columns/filters";
import type { StoredDocument } from "./store";
import { cutText, type Marks, plainSnippet, snippet } from "./terms/snippets";

type ResultFields = NonNullable<SearchOptions["result_fields"]>;

const defaultSnippetSize = 100;

export interface Hit {
  readonly [field: string]: ResultValue | { id: string; engine: string; score: number | null } | readonly Hit[];
}

export function checkResultFields(fields: ResultFields, typeOf: TypeOf): Compiled<ResultFields> {
  const errors = Object.entries(fields).flatMap(([field, { snippet: asked }]) => {
    const type = typeOf(field);
    if (type === null) return [`Result fields contains invalid field: ${field}`];
    if (asked && type !== "text") return [`Result fields contains a snippet of a field that is not text: ${field}`];
    return [];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: fields };
}

/** One hit. Without `fields` it returns every field raw. */
export function hit(
  document: StoredDocument,
  engine: string,
  score: number | null,
  fields: ResultFields | undefined,
  marks: Marks,
): Hit {
  const values: Record<string, FieldValue> = JSON.parse(document.body);
  const out: Record<string, ResultValue> = { id: { raw: document.id } };
  if (fields) {
    for (const [field, asked] of Object.entries(fields)) {
      if (field !== "id") out[field] = resultValue(values[field] ?? null, asked, marks);
    }
  } else for (const [field, value] of Object.entries(values)) out[field] = { raw: value };
  return { ...out, _meta: { id: document.id, engine, score } };
}

function resultValue(value: FieldValue, asked: ResultField, marks: Marks): ResultValue {
  const out: ResultValue = {};
  if (asked.raw) out.raw = asked.raw.size === undefined ? value : cutValue(value, asked.raw.size);
  if (asked.snippet) {
    const texts = value === null ? [] : [value].flat().map(String);
    const size = asked.snippet.size ?? defaultSnippetSize;
    out.snippet = texts.map((text) => snippet(text, size, marks)).find((found) => found !== null) ?? null;
    if (out.snippet === null && asked.snippet.fallback && texts[0] !== undefined) {
      out.snippet = plainSnippet(texts[0], size);
    }
  }
  return out;
}

function cutValue(value: FieldValue, size: number): FieldValue {
  if (typeof value === "string") return cutText(value, size);
  return Array.isArray(value)
    ? value.map((entry) => (typeof entry === "string" ? cutText(entry, size) : entry))
    : value;
}
