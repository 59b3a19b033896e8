/**
 * Pages that a browser may draw ahead of a press, as speculation rules: a link that is pointed at for a moment, or that a
 * finger touches, leads to a page that is there. Browsers without them fetch pages ahead (`chrome/fetch-ahead.ts`).
 */

/** A visitor's own pages, which no browser may draw before they are asked for; files; preferences. */
const others = [
  "/account/*",
  "/api/*",
  "/cart*",
  "/checkout*",
  "/country*",
  "/ct/*",
  "/library/*",
  "/preview*",
  "/privacy-settings*",
  "/quote*",
  "/feeds/*",
  "/products/signalstar*",
  "/*/export/*",
  "/*/pdf",
  "/*\\?*country=*",
  "/*\\?*language=*",
];

/** Links that lead elsewhere than to a document of this window, or that change a part of this page. */
const otherLinks = "[data-stays],[target],[download],[rel~=nofollow],[aria-haspopup]";

const where = {
  and: [
    { href_matches: "/*" },
    ...others.map((pattern) => ({ not: { href_matches: pattern } })),
    { not: { selector_matches: otherLinks } },
  ],
};

export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
