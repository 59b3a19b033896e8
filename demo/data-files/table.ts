import * as v from "valibot";
import { readData } from "./folder";
import { pathOf } from "./yaml";

/**
 * Reads a table: a line of column names, then one line per row, with cells separated by tabs.
 * @param schema of one row, as an object of texts by column
 * @throws Error with file and line of the first error
 */
export function readTable<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema>[] {
  const [header = "", ...lines] = readData(path).replace(/\n$/, "").split("\n");
  const columns = header.split("\t");
  return lines.map((line, index) => {
    const cells = line.split("\t");
    const place = `${path}:${index + 2}:`;
    if (cells.length !== columns.length) throw new Error(`${place} has ${cells.length} cells of ${columns.length}`);
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    const parsed = v.safeParse(schema, row);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new Error(`${place} ${pathOf(issue).join(".")} ${issue.message}`);
  });
}
