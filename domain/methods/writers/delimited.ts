/** CSV and tab-separated text of a methods document, safe to open in a spreadsheet. */
import { csvText } from "../../tables/csv-text";
import { spreadsheetCell } from "../../tables/spreadsheet-cell";
import type { MethodsDocument } from "../document";

/** Column heads, rows, and a row of one cell for the heading of a group; an empty row between parts. */
export function tableRows({ parts }: MethodsDocument): string[][] {
  return parts.flatMap((part, index) => {
    const before = index > 0 ? [[""]] : [];
    if (part.kind === "lines")
      return [...before, ...[...(part.heading ? [part.heading] : []), ...part.lines].map((line) => [line])];
    const groups = part.groups.flatMap(({ title, rows }) => [
      ...(title ? [[title]] : []),
      ...rows.map((row) => [...row]),
    ]);
    return [...before, [...part.columns], ...groups];
  });
}

export const csvOf = (document: MethodsDocument): string =>
  csvText(tableRows(document).map((row) => row.map(spreadsheetCell)));

/**
 * Without a byte order mark, because validators of the imaging templates read it as part of the first column's name.
 */
export const tsvOf = (document: MethodsDocument): string =>
  tableRows(document)
    .map((row) => `${row.map((cell) => spreadsheetCell(cell).replace(/[\t\r\n]+/g, " ")).join("\t")}\r\n`)
    .join("");
