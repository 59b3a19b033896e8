/** Values that a list has more than once, so that a failing test names them. */
export function doubled<T>(values: readonly T[]): T[] {
  const seen = new Set<T>();
  const found = new Set<T>();
  for (const value of values) {
    if (seen.has(value)) found.add(value);
    seen.add(value);
  }
  return [...found];
}
