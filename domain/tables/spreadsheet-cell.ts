/**
 * Characters with which a spreadsheet begins a formula, also in full width, as Japanese and Chinese versions read them.
 * An apostrophe before them makes the cell a text; one more keeps apostrophes that were there.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const guarded = /^'(?='*[=+\-@＝＋－＠\t\r])/;
/** Runs no formula, and stays a number, so that a column can be summed. */
const plainNumber = /^-?\d+([.,]\d+)?$/;

/** Text of a cell that no spreadsheet takes for a formula. */
export const spreadsheetCell = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

/** The text that {@link spreadsheetCell} was given. */
export const textOfCell = (cell: string): string => cell.replace(guarded, "");
