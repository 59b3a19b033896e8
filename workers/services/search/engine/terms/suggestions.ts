/** Completes a query from text field values: whole values with a word that starts with the query. */
import { compoundsOf } from "../../text/compounds";
import type { Column } from "../columns/column";

/** Longer values are sentences, not suggestions. */
const maxSuggestion = 80;

interface Candidate {
  readonly text: string;
  readonly starts: boolean;
  readonly inOrder: boolean;
  readonly count: number;
}

/** At most `size` values: first those that start with the query, then by frequency, then by length. */
export function suggestions(query: string, columns: readonly Column[], documents: Uint32Array, size: number): string[] {
  const wanted = suggestionKey(query);
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const found = new Map<string, Candidate>();
  for (const column of columns) {
    const keys = column.memo("suggestion keys", () => column.values.map((value) => suggestionKey(String(value))));
    const matches = keys.flatMap((key, ordinal) => {
      const inOrder = ` ${key}`.includes(` ${wanted}`);
      return inOrder || words.every((word) => ` ${key}`.includes(` ${word}`)) ? [{ key, ordinal, inOrder }] : [];
    });
    if (matches.length === 0) continue;
    const counts = column.counts(documents);
    for (const { key, ordinal, inOrder } of matches) {
      const text = String(column.values[ordinal] ?? "");
      const count = counts[ordinal] ?? 0;
      if (count === 0 || text.length > maxSuggestion || (found.get(key)?.count ?? 0) >= count) continue;
      found.set(key, { text, starts: key.startsWith(wanted), inOrder, count });
    }
  }
  return [...found.values()]
    .sort(
      (left, right) =>
        Number(right.starts) - Number(left.starts) ||
        Number(right.inOrder) - Number(left.inOrder) ||
        right.count - left.count ||
        left.text.length - right.text.length ||
        (left.text < right.text ? -1 : 1),
    )
    .slice(0, size)
    .map(({ text }) => text);
}

/** Comparison form of a text. Each CJK character counts as a word, so a completion may start at any. */
function suggestionKey(text: string): string {
  return compoundsOf(text)
    .flatMap(({ cjk, pieces }) => pieces.flatMap(({ token }) => (cjk ? [...token] : [token])))
    .join(" ");
}
