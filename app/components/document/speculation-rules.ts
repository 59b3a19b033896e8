/**
 * Pages that a browser may fetch or draw ahead of a press, as speculation rules. Browsers without them fetch pages ahead by
 * script (`chrome/fetch-ahead.ts`).
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

const links = (within: string) => ({
  and: [
    { href_matches: "/*" },
    ...others.map((pattern) => ({ not: { href_matches: pattern } })),
    { selector_matches: `${within} a:not(${otherLinks})` },
  ],
});

/**
 * A link that is pointed at for a moment leads to a page that is drawn already. A finger comes down a few hundredths of a second
 * before the press, which is time for a request; to draw ahead, the browser begins with a process, and a phone is slower for it.
 * The inline script of the head marks windows that are touched.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: links("html:not([data-touch])"), eagerness: "moderate" }],
  prefetch: [{ where: links("html[data-touch]"), eagerness: "moderate" }],
});
