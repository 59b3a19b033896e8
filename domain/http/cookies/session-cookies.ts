/** Names and lifetimes of session cookies (A-TOKEN-11 to A-TOKEN-14). */
export const authCookie = "ct-auth";
export const cartCookie = "ct-cart";
export const customerCookie = "ct-customer";
/** Notice for the next page, if the session ended in a request that returned a redirect. */
export const noticeCookie = "ct-notice";
/** Origins that may frame the shop, for a visit in a procurement system's frame. */
export const frameCookie = "ct-frame";
/** Set by a reload for an invalid token; prevents another reload while it exists (A-TOKEN-18). */
export const reloadCookie = "ct-reload";
/** Panel builder step reached by the visitor; without it, later steps redirect to the first one (AMB-A-19). */
export const panelCookie = "panel-step";
/** Checkout step that was just completed; the next page reads and clears it. */
export const checkoutStepCookie = "checkout-step";
/** Sealed form input from when the session ended, restored after sign-in. */
export const typedFormCookie = "typed-form";
/** Prefix of sealed cookies for first adds without scripts, each of which created its own basket. */
export const firstAddCookie = "ct-first-";
/** Set for editors in preview. */
export const previewCookie = "apollo-token";
export const flagCookie = "ff-test";
/** Set when the outdated-browser notice was closed. */
export const browserNoticeCookie = "browser-notice";
/** Set by the app's scripts, as proof that this browser runs them. */
export const scriptsCookie = "js";

export const sessionCookieSeconds = 7 * 86_400;
export const noticeCookieSeconds = 300;
export const reloadCookieSeconds = 60;
/** Longer than concurrent requests of several windows take. */
export const firstAddCookieSeconds = 60;
export const checkoutStepCookieSeconds = 3600;
export const typedFormCookieSeconds = 1800;
/** Lifetime of a flag override (C-FLAG-07). */
export const flagCookieSeconds = 7200;
export const preferenceCookieSeconds = 365 * 86_400;

/** First value of a cookie in a `Cookie` header, as in the `cookie` package; null if missing. */
export function readCookie(header: string | null, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name)
      return part
        .slice(equals + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1");
  }
  return null;
}

/** Maximum first adds to read; nobody sends from more windows at once. */
const maxFirstAdds = 10;

/** Names of the first-add cookies in a `Cookie` header. */
export function firstAddNames(header: string | null): readonly string[] {
  const names = (header ?? "").split(";").map((part) => part.slice(0, Math.max(0, part.indexOf("="))).trim());
  return names.filter((name) => name.startsWith(firstAddCookie)).slice(0, maxFirstAdds);
}
