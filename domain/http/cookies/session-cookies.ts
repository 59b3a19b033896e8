/** Names and lives of the cookies of a visit (A-TOKEN-11 to A-TOKEN-14). */
export const authCookie = "ct-auth";
export const cartCookie = "ct-cart";
export const customerCookie = "ct-customer";
/** What the next page has to say: a session that ended in a request that answered with a redirect. */
export const noticeCookie = "ct-notice";
/** Of a visit in the frame of a procurement system: who may show the shop in a frame. */
export const frameCookie = "ct-frame";
/** Set with a reload for an invalid token: there is not another one while it lives (A-TOKEN-18). */
export const reloadCookie = "ct-reload";
/** Step that a visitor has reached in the panel builder; without it its child pages lead to the first one (AMB-A-19). */
export const panelCookie = "panel-step";
/** A step of the checkout that was just completed; the next page of it reads and clears it. */
export const checkoutStepCookie = "checkout-step";
/** What was typed into a form when the session had ended; sealed, and given back after signing in again. */
export const typedFormCookie = "typed-form";
/** Begins the names of cookies that say what a first add without scripts has put into a basket of its own; sealed. */
export const firstAddCookie = "ct-first-";
/** Of editors in preview. */
export const previewCookie = "apollo-token";
export const flagCookie = "ff-test";
/** Set when the notice about an old browser was closed. */
export const browserNoticeCookie = "browser-notice";
/** Set by the app's scripts: this browser runs them. */
export const scriptsCookie = "js";

export const sessionCookieSeconds = 7 * 86_400;
export const noticeCookieSeconds = 300;
export const reloadCookieSeconds = 60;
/** Longer than windows that are sent at once wait for their answers. */
export const firstAddCookieSeconds = 60;
export const checkoutStepCookieSeconds = 3600;
export const typedFormCookieSeconds = 1800;
/** C-FLAG-07. */
export const flagCookieSeconds = 7200;
export const preferenceCookieSeconds = 365 * 86_400;

/** Value of one cookie of a `Cookie` header; null when it is not there. The first wins, as in the `cookie` package. */
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

/** First adds that are looked at: as many windows as anyone sends from at once. */
const mostFirstAdds = 10;

/** Names of the cookies in a `Cookie` header that tell of first adds. */
export function firstAddNames(header: string | null): readonly string[] {
  const names = (header ?? "").split(";").map((part) => part.slice(0, Math.max(0, part.indexOf("="))).trim());
  return names.filter((name) => name.startsWith(firstAddCookie)).slice(0, mostFirstAdds);
}
