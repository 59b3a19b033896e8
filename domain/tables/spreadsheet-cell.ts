/**
 * Characters that start a formula in a spreadsheet, also in full width, as Japanese and Chinese versions read them. An
 * apostrophe before them makes the cell text; one more preserves apostrophes that were there.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const guarded = /^'(?='*[=+\-@＝＋－＠\t\r])/;
/** Not a formula: stays a number, so a column can be summed. */
const plainNumber = /^-?\d+([.,]\d+)?$/;

/** Text of a cell that no spreadsheet reads as a formula. */
export const spreadsheetCell = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

/** Inverse of {@link spreadsheetCell}. */
export const textOfCell = (cell: string): string => cell.replace(guarded, "");
