/** How much one list may hold, and where it is sent. */

/** Rows of one list. */
export const maxListRows = 5000;

/** Largest file and longest text of one list. */
export const maxListBytes = 1024 * 1024;

/** Where lists are sent. A form around the largest file, and one a little too large, still get there to be told so. */
export const listPath = "/cart/quick-add/list";
/** Where a list is told that it is too large for being read at all. */
export const tooLargeListPath = `${listPath}?fault=large`;
export const maxListBodyBytes = 2 * maxListBytes;
