/**
 * CSV for spreadsheets: UTF-8 with the byte order mark that Excel needs, CRLF. Cells that need quotation marks have
 * them.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map(csvRow).join("")}`;
}

/** One more row of such a file. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(quoted).join(",")}\r\n`;

function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
