/** Keyset pages of a list: each begins after the last row of the previous page, so late pages cost no more. */

/** Position of a row in a list that is sorted by a value and, among equal values, by a key. */
export interface Place {
  readonly value: string;
  readonly key: string;
}

const separator = "~";

/** "2026-11-26~W260000000001" */
const cursorOf = ({ value, key }: Place): string => `${value}${separator}${key}`;

/** Null without a cursor and for an invalid one. */
export function placeOf(cursor: string | undefined): Place | null {
  const at = cursor?.lastIndexOf(separator) ?? -1;
  return cursor !== undefined && at > 0 ? { value: cursor.slice(0, at), key: cursor.slice(at + 1) } : null;
}

/** The first `limit` of up to `limit + 1` rows, and the cursor of the next page if there is one more. */
export function pageOf<Row>(rows: readonly Row[], limit: number, place: (row: Row) => Place) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? cursorOf(place(last)) : null };
}
