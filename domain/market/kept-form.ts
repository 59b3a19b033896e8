/**
 * Pages whose form input survives a change of language or country. Their language links are buttons that submit the
 * form: the edge stores the language and makes the browser submit the form again, and the page shows the form as typed.
 * The country dialog submits the form with the choice; without scripts, a button in the footer submits it to the
 * country page, which returns it. Such a button must follow the form in the document, because Enter in a field presses
 * a form's first button.
 */

/** Name of such a button, and of the field that replaces it on the country page. */
export const keptFormField = "language-changed";
/** Id of the button in the footer that the header links to. */
export const keptCountryId = "kept-country";

/** One pattern, because every page of the shop loads it. */
const pages =
  /^\/(cart(\/quick-add(\/list)?)?|checkout(\/(guest|ship-to|purchase-order|(shipp|paym)\w+))?|account\/(sign-(in|up)|password\/reset\/request|my\/(a[^./]+(\/[^./]+)?|company|email|l[^./]+|(myquotes|orderhistory)\/[^./]+|passkeys))|quote\/(customer-info|confirmation)|(quote|order)\/view\/[^./]+|library\/[^/]+|learn-and-support\/knowledge-base(\/votes\/[^/]+)?|products\/.+\/(review|quote-request|targetsp\w+|selecta\w+|paneld\w+)|methods|panel-builder|withdrawal|about-us\/contact-us|services\/.+(formulations|ptmscan-inquiries))$/;

/** Page that holds the form of another one while a country is chosen. */
export const countryPath = "/country";

/** Id of the form that a change of the language sends again; null for other pages. */
export const languageFormId = (path: string): string | null =>
  path.split("?", 1)[0] === countryPath ? "typed" : keptFormId(path);

/** Id of the form of an address; null for other pages. The page may lack the form, such as during an outage. */
export function keptFormId(path: string): string | null {
  const [page = ""] = path.split("?", 1);
  return pages.test(page) ? (page === "/checkout" ? "checkout" : "typed") : null;
}
