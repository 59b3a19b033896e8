/**
 * Caches parsed and validated responses by their text. Both are immutable, so all requests of an isolate share them.
 */
import { WeightedLru } from "@domain/memory/weighted-lru";
import type { ContentResult } from "./result";

/** Budget for texts and their parsed form, which weighs a few times as much. */
const budgetBytes = 12 * 1024 * 1024;
const bytesPerCharacter = 6;

const dataByText = new WeightedLru<object>(budgetBytes);
const resultsByData = new WeakMap<object, Map<object, ContentResult<unknown>>>();

export function dataOf(text: string): object | undefined {
  return dataByText.get(text);
}

export function keepData(text: string, data: object): void {
  dataByText.set(text, data, text.length * bytesPerCharacter);
}

/** Validated result of a response for an operation; computed by `check` on first use. */
export function resultOf<T>(data: object, operation: object, check: () => ContentResult<T>): ContentResult<T> {
  let results = resultsByData.get(data);
  if (!results) {
    results = new Map();
    resultsByData.set(data, results);
  }
  // Stored under its operation, so it has that operation's type.
  const known = results.get(operation) as ContentResult<T> | undefined;
  if (known) return known;
  const result = check();
  if (result.ok) results.set(operation, result);
  return result;
}
