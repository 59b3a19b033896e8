/**
 * What was made of an answer's text, so that a text which is still the same is neither parsed nor checked again. Texts
 * never change and nobody writes to what was made of them, so all requests of an isolate share it.
 */
import { WeightedLru } from "@domain/memory/weighted-lru";
import type { ContentResult } from "./result";

/** Texts and what is made of them, which weighs a few times as much as the text. */
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

/** The outcome of checking an answer's data for an operation; made by `check` the first time. */
export function resultOf<T>(data: object, operation: object, check: () => ContentResult<T>): ContentResult<T> {
  let results = resultsByData.get(data);
  if (!results) {
    results = new Map();
    resultsByData.set(data, results);
  }
  // Kept under the operation that made it, so it has this operation's type.
  const known = results.get(operation) as ContentResult<T> | undefined;
  if (known) return known;
  const result = check();
  if (result.ok) results.set(operation, result);
  return result;
}
