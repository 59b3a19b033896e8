/** Plain text of a methods document: cells between bars. A bar or a backslash of a value has a backslash before it. */
import { foldedParts, type MethodsDocument } from "../document";

const escaped = (cell: string): string => cell.replace(/[\\|]/g, "\\$&");

export function textOf(document: MethodsDocument): string {
  const parts = foldedParts(document).map((part) => {
    if (part.kind === "lines") return [...(part.heading ? [part.heading, ""] : []), ...part.lines];
    const { columns, groups } = part;
    const line = (cells: readonly string[]) => cells.map(escaped).join(" | ");
    return [line(columns), ...groups.flatMap(({ title, rows }) => ["", ...(title ? [title] : []), ...rows.map(line)])];
  });
  return [[document.title], ...parts, document.notes].map((lines) => `${lines.join("\n")}\n`).join("\n");
}
