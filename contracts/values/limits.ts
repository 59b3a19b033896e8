/** Limits shared by forms and the wire. No schemas here, so pages can import them without valibot. */

/** Maximum quantity of a line or an input (T-LINE-05). */
export const maxQuantity = 9999;

/** Default maximum of lines in a basket; the gateway can be configured otherwise. */
export const maxBasketLines = 100;

/** A PDF that a visitor chooses, for its list of reagents. */
export const maxPdfBytes = 5 * 1024 * 1024;
export const maxPdfPages = 100;
