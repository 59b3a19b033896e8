import type { ContentType } from "@contracts/content/content-types";
import * as v from "valibot";
import { contentTypeSchema } from "../import/content-type-schema";

/** Data that a request needs before it reads entries; one statement. */
export interface DeliveryState {
  /** Key of the content's state: equal keys mean equal responses. */
  readonly contentKey: string;
  /** Key of the content types' state. */
  readonly typesKey: string;
  readonly generation: number;
  /** SHA-256 of the environment's tokens; null if it is not registered. */
  readonly tokens: { readonly delivery: string; readonly preview: string } | null;
}

interface StateRow {
  epoch: string;
  content: number;
  types: number;
  delivery: string | null;
  preview: string | null;
}

export async function readState(db: D1Database, environment: string): Promise<DeliveryState> {
  const row = await db
    .prepare(
      "SELECT g.epoch, g.content, g.types, e.delivery_token_hash AS delivery, e.preview_token_hash AS preview FROM generation g LEFT JOIN environment e ON e.name = ? WHERE g.id = 1",
    )
    .bind(environment)
    .first<StateRow>();
  if (!row) throw new Error("The content database has no generation row.");
  const { delivery, preview } = row;
  return {
    contentKey: `${row.epoch}.${row.content}`,
    typesKey: `${row.epoch}.${row.types}`,
    generation: row.content,
    tokens: delivery !== null && preview !== null ? { delivery, preview } : null,
  };
}

const stored = v.pipe(v.string(), v.parseJson(), contentTypeSchema);

/** Content types of a branch by uid. */
export async function readContentTypes(db: D1Database, branch: string): Promise<Map<string, ContentType>> {
  const { results } = await db
    .prepare("SELECT uid, definition FROM content_type WHERE branch = ? ORDER BY uid")
    .bind(branch)
    .all<{ uid: string; definition: string }>();
  return new Map(results.map((row) => [row.uid, v.parse(stored, row.definition)]));
}

/** Registers an environment or changes its tokens. */
export async function saveEnvironment(
  db: D1Database,
  name: string,
  tokens: { readonly delivery: string; readonly preview: string },
): Promise<void> {
  await db
    .prepare(
      "INSERT INTO environment (name, delivery_token_hash, preview_token_hash) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET delivery_token_hash = excluded.delivery_token_hash, preview_token_hash = excluded.preview_token_hash",
    )
    .bind(name, tokens.delivery, tokens.preview)
    .run();
}
