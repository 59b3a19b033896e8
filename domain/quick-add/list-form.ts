/** A list carried through the forms of its review. The server stores nothing of it. */
import * as v from "valibot";
import type { ListEntry } from "./bulk-list";
import { maxListRows } from "./list-limits";

const separator = "\t";

/** One entry per line; the texts contain no tabs or line ends. */
export function packList(entries: readonly ListEntry[]): string {
  return entries
    .map(({ row, code, quantity, text }) => [row, code, quantity, text].map(plain).join(separator))
    .join("\n");
}

const plain = (value: string | number): string => String(value).replace(/\s+/g, " ");

const packed = v.pipe(
  v.tuple([
    v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1)),
    v.pipe(v.string(), v.maxLength(32)),
    v.pipe(v.string(), v.maxLength(16)),
    v.pipe(v.string(), v.maxLength(160)),
  ]),
  v.transform(([row, code, quantity, text]): ListEntry => ({ row, code, quantity, text })),
);

/** The packed entries; null for anything the shop's pages did not write. */
export function unpackList(value: string): ListEntry[] | null {
  // Line ends depend on the browser's system.
  const lines = value.split(/\r\n|\r|\n/);
  if (lines.length > maxListRows) return null;
  const entries: ListEntry[] = [];
  for (const line of lines) {
    const result = v.safeParse(packed, line.split(separator));
    if (!result.success) return null;
    entries.push(result.output);
  }
  return entries;
}
