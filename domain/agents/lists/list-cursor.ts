/**
 * Cursors of programs' lists. A cursor holds a position and the entry before it: if the list changes between two calls,
 * the next page starts after that entry, even if it has moved. A digest of the query makes the cursor invalid for any
 * other list.
 */
import { digestOf } from "../../http/digest";
import { maxResults } from "../../search-url/page-limit";

export interface ListPlace {
  /** Entries before the page. */
  readonly offset: number;
  /** Number of the entry before it; null on the first page. */
  readonly after: string | null;
}

export const firstPlace: ListPlace = { offset: 0, after: null };

const cursorForm = /^([1-9]\d{0,4})\.(\w{0,12})\.([\w-]{10})$/;

const digestOfQuestion = async (question: readonly unknown[]): Promise<string> =>
  (await digestOf(JSON.stringify(question))).slice(0, 10);

export const listCursor = async (question: readonly unknown[], { offset, after }: ListPlace): Promise<string> =>
  `${offset}.${after ?? ""}.${await digestOfQuestion(question)}`;

/** @returns null for a cursor of another query, or for text that is not a cursor */
export async function placeOfCursor(question: readonly unknown[], cursor: string): Promise<ListPlace | null> {
  const [, offset = "", after = "", digest] = cursorForm.exec(cursor) ?? [];
  if (Number(offset) > maxResults || digest !== (await digestOfQuestion(question))) return null;
  return { offset: Number(offset), after: after || null };
}

export const foreignCursor =
  "The cursor does not belong to this list. Send the one of the last response, with the same arguments, country and language.";

/** An entry and its position in the whole list. */
export interface Placed<T> {
  readonly at: number;
  readonly key: string;
  readonly entry: T;
}

/** A page of the entries that were read around a position. @param end position after the last readable entry */
export function pageOfList<T>(read: readonly Placed<T>[], place: ListPlace, limit: number, end: number) {
  const anchor = place.after === null ? -1 : read.findIndex(({ key }) => key === place.after);
  const isMoved = place.after !== null && read[anchor]?.at !== place.offset - 1;
  const behind = anchor >= 0 ? read.slice(anchor + 1) : read.filter(({ at }) => at >= place.offset);
  const page = behind.slice(0, limit);
  const last = page.at(-1);
  const offset = last ? last.at + 1 : end;
  return {
    entries: page.map(({ entry }) => entry),
    next: last && offset < end ? { offset, after: last.key } : null,
    /** True if the list has changed since the previous page: an entry may be missing or repeated. */
    isMoved,
  };
}
