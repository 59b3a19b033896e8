/** Limits and address of list uploads. */

/** Maximum rows of a list. */
export const maxListRows = 5000;

/** Maximum size of a file or text. */
export const maxListBytes = 1024 * 1024;

/** Upload address. The request limit is somewhat above the file limit, so a slightly larger file gets a message. */
export const listPath = "/cart/quick-add/list";
/** Page for a list that is too large to be read at all. */
export const tooLargeListPath = `${listPath}?fault=large`;
export const maxListBodyBytes = 6 * 1024 * 1024;
