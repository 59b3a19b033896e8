/** Completes a query from text field values: whole values with a word that starts with the query. */
import { compoundsOf } from "../../text/compounds";
import type { Column } from "../columns/column";
import type { Hits } from "../columns/hits";
import { type JoinedKeys, joinedKeys } from "../columns/value-keys";

/** Longer values are sentences, not suggestions. */
const maxSuggestion = 80;

export interface Candidate {
  readonly text: string;
  readonly key: string;
  /** Index of its field in the request; texts of several fields are counted separately. */
  readonly field: number;
  readonly starts: boolean;
  readonly inOrder: boolean;
  readonly count: number;
}

/** Values that complete the query, with the number of documents that have them. */
export function candidates(query: string, columns: readonly Column[], hits: Hits): Candidate[] {
  const wanted = suggestionKey(query);
  if (wanted === "") return [];
  const words = wanted.split(" ").map((word) => ` ${word}`);
  const found: Candidate[] = [];
  for (const [field, column] of columns.entries()) {
    const keys = joinedKeys(column.keys, column.values, suggestionKey);
    column.keys = keys;
    let counts: Uint32Array | null = null;
    for (const ordinal of ordinalsWith(longest(words), keys)) {
      const padded = keys.text.slice(keys.starts[ordinal], keys.starts[ordinal + 1]);
      if (!words.every((word) => padded.includes(word))) continue;
      const inOrder = padded.includes(` ${wanted}`);
      const key = padded.slice(1, -1);
      counts ??= column.counts(hits);
      const text = String(column.values[ordinal] ?? "");
      const count = counts[ordinal] ?? 0;
      if (count === 0 || text.length > maxSuggestion) continue;
      found.push({ text, key, field, starts: key.startsWith(wanted), inOrder, count });
    }
  }
  return found;
}

/**
 * Ordinals of the values with a word that starts with `word`, in order.
 * @param word with the space before it
 */
function* ordinalsWith(word: string, { text, starts }: JoinedKeys): Generator<number> {
  for (let at = text.indexOf(word); at !== -1; ) {
    let [low, high] = [0, starts.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    yield low;
    at = text.indexOf(word, starts[high]);
  }
}

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best));

/** The best candidates. Of spellings with the same key, only the most frequent is kept. */
export function bestCandidates(found: readonly Candidate[], size: number): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of found) {
    const known = best.get(candidate.key);
    const isBetter =
      !known || candidate.count > known.count || (candidate.count === known.count && candidate.text < known.text);
    if (isBetter) best.set(candidate.key, candidate);
  }
  return [...best.values()]
    .sort(
      (left, right) =>
        Number(right.starts) - Number(left.starts) ||
        Number(right.inOrder) - Number(left.inOrder) ||
        right.count - left.count ||
        left.text.length - right.text.length ||
        (left.text < right.text ? -1 : 1),
    )
    .slice(0, size);
}

/** Comparison form of a text. Each CJK character counts as a word, so a completion may start at any. */
function suggestionKey(text: string): string {
  return compoundsOf(text)
    .flatMap(({ cjk, pieces }) => pieces.flatMap(({ token }) => (cjk ? [...token] : [token])))
    .join(" ");
}
