/** Accessors for stored field values, whose shapes the import has validated. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Uid of a stored reference. */
export function referenceUid(value: unknown): string | null {
  if (typeof value === "string") return value;
  return isRecord(value) && typeof value.uid === "string" ? value.uid : null;
}

/** A stored value as a list, for single and multiple fields alike. */
export function asList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
