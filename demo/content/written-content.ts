import { type ContentType, contentTypes } from "@contracts/content/content-types";
import { writeContent } from "./entries/content";
import type { Entry, Fields } from "./entries/entry";

/** The content, for tests. */
export const { entries, assets } = writeContent();
export const types = new Map<string, ContentType>(contentTypes.map((type) => [type.uid, type]));
export const ofType = (uid: string): Entry[] => entries.filter((entry) => entry.contentType === uid);
export const inEnglish = (entry: Entry): Fields => entry.fields.en ?? {};

/** Every value in a tree that passes a test, with its path. */
export function* values(tree: unknown, path = ""): Iterable<{ path: string; value: unknown }> {
  yield { path, value: tree };
  if (Array.isArray(tree)) for (const [index, item] of tree.entries()) yield* values(item, `${path}.${index}`);
  else if (tree !== null && typeof tree === "object")
    for (const [key, item] of Object.entries(tree)) yield* values(item, path ? `${path}.${key}` : key);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
