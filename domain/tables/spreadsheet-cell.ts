/**
 * Characters with which a spreadsheet begins a formula, also in full width, as Japanese and Chinese versions read them.
 * An apostrophe before them makes the cell a text.
 */
const formula = /^'*[=+\-@＝＋－＠]/;

/** Text of a cell that no spreadsheet takes for a formula. */
export const spreadsheetCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
