/** Fields of an engine: their types and full-text index columns. */
import { searchLimits } from "@contracts/search/search";
import { type EngineSchema, type FieldType, fieldTypes } from "@contracts/search/search-engines";

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** 0 to 63. */
  readonly slot: number;
}

const reserved: ReadonlySet<string> = new Set([
  "id",
  "engine_id",
  "external_id",
  "highlight",
  "all",
  "any",
  "none",
  "and",
  "or",
  "not",
]);

/** Reason why a field name is invalid; null if it is valid. */
export function fieldNameProblem(name: string): string | null {
  if (!/^[a-z0-9][a-z0-9_]{0,63}$/.test(name)) {
    return `Fields can only contain lowercase letters, numbers and underscores, and at most 64 of them: ${name}`;
  }
  return reserved.has(name) ? `Fields cannot be named: ${name}` : null;
}

type SchemaChange =
  | { readonly ok: true; readonly added: readonly Field[]; readonly retyped: readonly Field[] }
  | { readonly ok: false; readonly errors: string[] };

/** Changes from the current fields to the wanted schema; unnamed fields are kept. */
export function planSchemaChange(
  fields: ReadonlyMap<string, Field>,
  wanted: Readonly<Record<string, unknown>>,
): SchemaChange {
  const errors: string[] = [];
  const added: Field[] = [];
  const retyped: Field[] = [];
  for (const [name, type] of Object.entries(wanted)) {
    if (name === "id") continue;
    const problem = fieldNameProblem(name);
    const known = fields.get(name);
    if (problem) errors.push(problem);
    else if (!isFieldType(type))
      errors.push(`Schema contains invalid type for field: ${name} (it must be one of ${fieldTypes.join(", ")})`);
    else if (!known) added.push({ name, type, slot: fields.size + added.length });
    else if (known.type !== type) retyped.push({ ...known, type });
  }
  if (fields.size + added.length > searchLimits.fields) errors.push("Schema cannot have more than 64 fields");
  return errors.length > 0 ? { ok: false, errors } : { ok: true, added, retyped };
}

function isFieldType(type: unknown): type is FieldType {
  return fieldTypes.some((known) => known === type);
}

export function schemaOf(fields: ReadonlyMap<string, Field>): EngineSchema {
  return Object.fromEntries([...fields.values()].map(({ name, type }) => [name, type]));
}
