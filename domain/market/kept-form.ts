/**
 * Pages with a form whose input outlasts a change of the language. Their links of languages are buttons that send the form:
 * the edge keeps the language and has the browser send the form again, and the page shows it as it was typed.
 */

/** Name of such a button. */
export const keptFormField = "language-changed";

const formIds: ReadonlyMap<string, string> = new Map([
  ["/cart/quick-add", "typed"],
  ["/cart/quick-add/list", "typed"],
  ["/checkout", "checkout"],
  ["/checkout/guest", "typed"],
  ["/checkout/shippinginformation", "typed"],
  ["/checkout/paymentinformation", "typed"],
]);

/** Id of the form of an address; null for other pages. A page may be without it, such as during an outage. */
export const keptFormId = (path: string): string | null => formIds.get(path.split("?", 1)[0] ?? "") ?? null;
