/** Limits that forms and the wire share; without schemas, so that a page may have them for nothing. */

/** Largest quantity of one line and of one input (T-LINE-05). */
export const maxQuantity = 9999;

/** Lines of one basket, unless the gateway is told otherwise. */
export const maxBasketLines = 100;
