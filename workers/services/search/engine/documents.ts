/** Validates submitted documents and extracts the values to store. */
import { searchLimits } from "@contracts/search/search";
import type { FieldValue } from "@contracts/search/search-answers";
import type { FieldType } from "@contracts/search/search-engines";
import { type Comparable, comparableOf, maxColumnText, type StoredValues } from "./columns/column";
import { placeOf } from "./columns/geolocation";
import { type Field, fieldNameProblem } from "./schema";

export interface NewDocument {
  readonly id: string;
  readonly values: Readonly<Record<string, FieldValue>>;
  /** The values as stored JSON. */
  readonly body: string;
}
type DocumentCheck =
  | { readonly ok: true; readonly document: NewDocument; readonly newFields: readonly string[] }
  | { readonly ok: false; readonly id: string; readonly errors: string[] };

/** Validates one document. Unknown fields become text fields up to the limit of fields. */
export function checkDocument(given: unknown, fields: ReadonlyMap<string, Field>): DocumentCheck {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return { ok: false, id: "", errors: ["Document must be an object"] };
  }
  const errors: string[] = [];
  const values: Record<string, FieldValue> = {};
  const newFields: string[] = [];
  let id = "";
  for (const [name, value] of Object.entries(given)) {
    if (name === "id") {
      id = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
      if (id === "" || id.length > 800) errors.push("Invalid field value: id must be a text of 1 to 800 characters");
      continue;
    }
    const known = fields.get(name);
    const problem = known ? null : fieldNameProblem(name);
    if (problem) {
      errors.push(problem);
      continue;
    }
    if (!known) newFields.push(name);
    const kept = keptValue(known?.type ?? "text", value);
    if (kept.ok) values[name] = kept.value;
    else errors.push(`Invalid field value: ${name} ${kept.why}`);
  }
  if (fields.size + newFields.length > searchLimits.fields) errors.push("Schema cannot have more than 64 fields");
  const body = JSON.stringify(values);
  // A UTF-16 unit has at most 3 bytes, so short documents need no byte count.
  if (body.length > searchLimits.documentBytes / 3 && byteLength(body) > searchLimits.documentBytes) {
    errors.push("Document exceeds maximum allowed size of 102400 bytes");
  }
  if (errors.length > 0) return { ok: false, id, errors };
  return { ok: true, document: { id: id === "" ? crypto.randomUUID() : id, values, body }, newFields };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

type Kept = { readonly ok: true; readonly value: FieldValue } | { readonly ok: false; readonly why: string };

/** Stored form of a value: numbers for number fields, text for all others, null for empty. */
export function keptValue(type: FieldType, value: unknown): Kept {
  if (value === null || value === undefined || value === "") return { ok: true, value: null };
  if (!Array.isArray(value)) return keptScalar(type, value);
  const list: Comparable[] = [];
  for (const entry of value) {
    const kept = keptScalar(type, entry);
    if (!kept.ok) return kept;
    if (kept.value !== null && !Array.isArray(kept.value)) list.push(kept.value);
  }
  return { ok: true, value: list };
}

function keptScalar(type: FieldType, value: unknown): Kept {
  if (value === null || value === "") return { ok: true, value: null };
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    return { ok: false, why: "contains a nested object or list" };
  }
  const scalar = typeof value === "boolean" ? String(value) : value;
  if (type === "geolocation") {
    return placeOf(String(scalar))
      ? { ok: true, value: String(scalar) }
      : { ok: false, why: `'${scalar}' is not a place` };
  }
  const comparable = comparableOf(type, scalar);
  if (comparable === null) return { ok: false, why: `'${String(scalar).slice(0, 100)}' is not a ${type}` };
  return { ok: true, value: type === "number" ? comparable : String(scalar) };
}

/** Values for filters, facets and sorting: texts of up to 256 characters. */
export function columnValues(value: FieldValue | undefined): StoredValues {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) return isShort(value) ? value : null;
  const short = value.filter(isShort);
  return short.length === 0 ? null : short;
}

function isShort(value: Comparable): boolean {
  return typeof value === "number" || value.length <= maxColumnText;
}

/** Texts of a value, for the full-text index. */
export function textsOf(value: FieldValue | undefined): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
