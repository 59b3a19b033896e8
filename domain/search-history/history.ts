/**
 * Local search history: maps each phrase to the time of its last search (C-HIST-01 to C-HIST-04). A `Map`, because a
 * phrase may be any text, even "__proto__".
 */
import { cleanSearchInput } from "../search-query/clean-input";

export const shownPhrases = 10;
const keptPhrases = 250;

/** Times in milliseconds since 1970. */
export type SearchHistory = ReadonlyMap<string, number>;

/** Parses stored history; invalid content is ignored. */
export function parseHistory(text: string | null): SearchHistory {
  if (!text) return new Map();
  try {
    const held: unknown = JSON.parse(text);
    if (typeof held !== "object" || held === null || Array.isArray(held)) return new Map();
    return new Map(Object.entries(held).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return new Map();
  }
}

/** Serializes the history for {@link parseHistory}. */
export function serializeHistory(history: SearchHistory): string {
  return JSON.stringify(Object.fromEntries(history));
}

/** History with a new search. Blank phrases are ignored; past the limit the oldest are dropped. */
export function rememberPhrase(history: SearchHistory, phrase: string, nowMs: number): SearchHistory {
  const clean = cleanSearchInput(phrase);
  if (clean === "") return history;
  const next = new Map(history);
  next.set(clean, nowMs);
  return new Map(newestFirst(next).slice(0, keptPhrases));
}

/** Phrases to show, newest first; with typed text, only those that contain it. */
export function shownHistory(history: SearchHistory, typed = "", limit = shownPhrases): readonly string[] {
  const part = cleanSearchInput(typed).toLowerCase();
  return newestFirst(history)
    .map(([phrase]) => phrase)
    .filter((phrase) => phrase.toLowerCase().includes(part) && phrase.toLowerCase() !== part)
    .slice(0, limit);
}

function newestFirst(history: SearchHistory): [string, number][] {
  return [...history].sort(([, a], [, b]) => b - a);
}
