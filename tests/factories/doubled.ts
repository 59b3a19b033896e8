/** Duplicate values of a list, so that a failing test lists them. */
export function doubled<T>(values: readonly T[]): T[] {
  const seen = new Set<T>();
  const found = new Set<T>();
  for (const value of values) {
    if (seen.has(value)) found.add(value);
    seen.add(value);
  }
  return [...found];
}
