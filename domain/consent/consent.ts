/**
 * Consent to third-party services, which load only after the visitor agrees. The choice is stored in a cookie that both
 * scripts and the edge can read.
 */

/** Purposes: counting visits, playing videos, support chat. */
export const consentCategories = ["analytics", "video", "chat"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export interface Consent {
  /** Seconds since 1970. */
  readonly givenAt: number;
  readonly allowed: readonly ConsentCategory[];
}

export const consentCookie = "consent";
/** Consent is requested again after half a year. */
const consentSeconds = 182 * 86_400;

/** Increment when a category is added or widened, to request everyone's consent again. */
const version = "1";
const letters = { analytics: "a", video: "v", chat: "c" } as const satisfies Record<ConsentCategory, string>;

/** Cookie value: version, time, and one letter per allowed category. "1.1785000000.av" */
export function formatConsent({ givenAt, allowed }: Consent): string {
  const given = consentCategories.filter((category) => allowed.includes(category)).map((category) => letters[category]);
  return [version, Math.floor(givenAt), given.join("")].join(".");
}

/** Null for a missing choice, another version or an invalid value. */
export function parseConsent(value: string | null): Consent | null {
  const [, given, allowed = ""] = value?.match(/^1\.(\d{1,12})\.([avc]{0,3})$/) ?? [];
  if (given === undefined) return null;
  return {
    givenAt: Number(given),
    allowed: consentCategories.filter((category) => allowed.includes(letters[category])),
  };
}

/** Known categories of a list from a form, which anyone can write. */
export function consentCategoriesIn(values: readonly unknown[]): ConsentCategory[] {
  return consentCategories.filter((category) => values.includes(category));
}

/** True if the browser objects to tracking (`Sec-GPC` of Global Privacy Control). */
export function objectsToTracking(secGpc: string | null): boolean {
  return secGpc?.trim() === "1";
}

/**
 * Cookie text for `Set-Cookie` and `document.cookie`. Not HttpOnly, because scripts read it; it identifies nobody.
 * @param secure false only for pages without a secure connection
 */
export function consentCookieText(consent: Consent, secure = true): string {
  return `${consentCookie}=${formatConsent(consent)}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
