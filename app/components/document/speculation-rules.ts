/**
 * Pages to prefetch or prerender, as speculation rules. Browsers without them use a script (`chrome/prefetch.ts`).
 */

/** Excluded: private pages, which must not be rendered before they are requested; files; preferences. */
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

/** Links that open no document in this window or only change part of the page. */
const otherLinks = "[data-stays],[target],[download],[rel~=nofollow],[aria-haspopup]";

const links = (within: string) => ({
  and: [
    { href_matches: "/*" },
    ...others.map((pattern) => ({ not: { href_matches: pattern } })),
    { selector_matches: `${within} a:not(${otherLinks})` },
  ],
});

/**
 * Hovered links are prerendered. On touch, the press follows within milliseconds: enough for a prefetch, but
 * prerendering starts a process and slows phones down. The inline script in the head marks touch windows.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: links("html:not([data-touch])"), eagerness: "moderate" }],
  prefetch: [{ where: links("html[data-touch]"), eagerness: "moderate" }],
});
