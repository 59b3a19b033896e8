/** Orders that programs write as JSON, as the lines of a table. */
import * as v from "valibot";

const value = v.union([v.string(), v.number()]);
const rows = v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1));
const wrapped = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => Object.values(fields).find(Array.isArray)),
  rows,
);
const order = v.pipe(v.string(), v.parseJson(), v.union([rows, wrapped]));

/**
 * A line with the names of the fields and one for each object of a list; null for any other text, and for objects with
 * so few fields in common that the table would be longer than the text.
 */
export function linesOfJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const parsed = v.safeParse(order, text);
  if (!parsed.success) return null;
  const names = [...new Set(parsed.output.flatMap(Object.keys))];
  if (names.length * parsed.output.length > text.length) return null;
  const line = (cells: readonly unknown[]) =>
    cells.map((cell) => (v.is(value, cell) ? String(cell).replace(/\s+/g, " ") : "")).join("\t");
  return [line(names), ...parsed.output.map((row) => line(names.map((name) => row[name])))].join("\n");
}
