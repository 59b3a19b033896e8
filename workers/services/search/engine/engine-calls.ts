/** Arguments and answers of an engine's calls. */
import type { EngineSchema, FieldWeights } from "@contracts/search/search-engines";
import type { Engine } from "./engine";

export interface EngineInfo {
  readonly name: string;
  readonly language: string | null;
  readonly createdAt: string;
  readonly documents: number;
  readonly schema: EngineSchema;
  readonly searchFields: FieldWeights | null;
}
export interface EngineDraft {
  readonly name: string;
  readonly language?: string;
  readonly schema?: Readonly<Record<string, string>>;
  readonly searchFields?: FieldWeights;
}

/** Answers cross as JSON text, so they are serialized once. */
export type EngineAnswer =
  | { readonly ok: true; readonly body: string; readonly ms: number }
  | { readonly ok: false; readonly status: 400 | 404 | 429 | 503; readonly errors: readonly (readonly string[])[] };

export const notFound = { ok: false, status: 404, errors: [["Could not find engine."]] } as const;

export function infoOf(engine: Engine): EngineInfo {
  const { name, language, createdAt, searchFields } = engine.settings;
  return { name, language, createdAt, documents: engine.index.count, schema: engine.schema, searchFields };
}
