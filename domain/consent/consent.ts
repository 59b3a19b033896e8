/**
 * What a visitor lets other parties do on this site. Nothing of theirs is loaded before the visitor has said so; the
 * choice is a cookie of this host that scripts and the edge read alike.
 */

/** Things that other parties do: counting visits, playing videos, chatting with support. */
export const consentCategories = ["analytics", "video", "chat"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export interface Consent {
  /** Seconds since 1970. */
  readonly givenAt: number;
  readonly allowed: readonly ConsentCategory[];
}

export const consentCookie = "consent";
/** After half a year the question is asked again. */
export const consentSeconds = 182 * 86_400;

/** Grows when a category is added or begins to mean more: whoever chose before is asked again. */
const version = "1";
const letters = { analytics: "a", video: "v", chat: "c" } as const satisfies Record<ConsentCategory, string>;

/** Value of the cookie: version, time, a letter for each category that is allowed. "1.1785000000.av" */
export function formatConsent({ givenAt, allowed }: Consent): string {
  const given = consentCategories.filter((category) => allowed.includes(category)).map((category) => letters[category]);
  return [version, Math.floor(givenAt), given.join("")].join(".");
}

/** Null for no choice, one of another version, and anything that this site has not written. */
export function parseConsent(value: string | null): Consent | null {
  const [, given, allowed = ""] = value?.match(/^1\.(\d{1,12})\.([avc]{0,3})$/) ?? [];
  if (given === undefined) return null;
  return {
    givenAt: Number(given),
    allowed: consentCategories.filter((category) => allowed.includes(letters[category])),
  };
}

/** The categories of a list that exist here; for forms, which anyone can write. */
export function consentCategoriesIn(values: readonly unknown[]): ConsentCategory[] {
  return consentCategories.filter((category) => values.includes(category));
}

/** True for a request whose browser asks not to be tracked: `Sec-GPC` of Global Privacy Control. */
export function objectsToTracking(secGpc: string | null): boolean {
  return secGpc?.trim() === "1";
}

/**
 * The cookie as `Set-Cookie` and `document.cookie` take it. Scripts read it, so it is not HttpOnly; it names nobody.
 * @param secure false only in a page that did not come over a secure connection
 */
export function consentCookieText(consent: Consent, secure = true): string {
  return `${consentCookie}=${formatConsent(consent)}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
