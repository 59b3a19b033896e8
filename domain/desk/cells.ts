/** Lists of texts in one text area: a line for each text, or a row of cells with bars between them. */

const protect = (text: string): string => text.replace(/[\\|]/gu, "\\$&").replaceAll("\n", "\\n");
const plainOf = (text: string): string =>
  text.replace(/\\(.)/gu, (_, character) => (character === "n" ? "\n" : String(character)));

/** One text a line; a line break within a text is written as `\n`. */
export const writeLines = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")).join("\n");

export const readLines = (area: string): string[] =>
  area
    .split("\n")
    .map((line) => plainOf(line.trim()))
    .filter((line) => line !== "");

/** One row a line, cells with ` | ` between them. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(protect).join(" | ")).join("\n");

export const readRows = (area: string): string[][] =>
  area
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(/(?<!\\)\|/u).map((cell) => plainOf(cell.trim())));
