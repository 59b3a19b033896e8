/**
 * Pages with a form whose input outlasts a change of the language or the country. Their links of languages are buttons that
 * send the form: the edge keeps the language and has the browser send the form again, and the page shows it as it was typed.
 * The dialog of countries sends it along with the choice; without scripts a button in the footer sends it to the page of
 * countries, which leads it back. Such a button must follow the form in the document, because Enter in a field presses a
 * form's first button.
 */

/** Name of such a button, and of the field that the page of countries has in its place. */
export const keptFormField = "language-changed";
/** Id of the button in the footer, to which the header leads. */
export const keptCountryId = "kept-country";

/** One pattern, because every page of the shop loads it. */
const pages =
  /^\/(cart(\/quick-add(\/list)?)?|checkout(\/(guest|ship-to|purchase-order|(shipp|paym)\w+))?|account\/(sign-(in|up)|password\/reset\/request|my\/(a[^./]+(\/[^./]+)?|company|email|l[^./]+|myquotes\/[^./]+|passkeys))|quote\/(customer-info|confirmation|view\/[^./]+)|library\/[^/]+|learn-and-support\/knowledge-base(\/votes\/[^/]+)?|products\/.+\/(review|quote-request|targetsp\w+|selecta\w+|paneld\w+)|methods|panel-builder|withdrawal|about-us\/contact-us|services\/.+(formulations|ptmscan-inquiries))$/;

/** Id of the form of an address; null for other pages. A page may be without it, such as during an outage. */
export function keptFormId(path: string): string | null {
  const [page = ""] = path.split("?", 1);
  return pages.test(page) ? (page === "/checkout" ? "checkout" : "typed") : null;
}
