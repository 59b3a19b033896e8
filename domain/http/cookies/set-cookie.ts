/** `Set-Cookie` values with path /, Secure and HttpOnly (A-TOKEN-12). */
import { serialize } from "cookie";
import { preferenceCookieSeconds } from "./session-cookies";

interface CookieAttributes {
  readonly maxAge?: number;
  /** Milliseconds since 1970. */
  readonly expires?: number;
  readonly sameSite: "strict" | "lax";
  /** For a visit in another site's frame: partitioned to that site, overriding `sameSite`. */
  readonly framed?: boolean;
}

/**
 * @param value sent without encoding
 * @throws TypeError if name or value has a character that a cookie cannot carry
 */
export function setCookie(name: string, value: string, attributes: CookieAttributes): string {
  const { maxAge, expires, sameSite, framed = false } = attributes;
  return serialize(name, value, {
    path: "/",
    maxAge,
    expires: expires === undefined ? undefined : new Date(expires),
    httpOnly: true,
    secure: true,
    sameSite: framed ? "none" : sameSite,
    // Partitioned by the framing site, so frames on other sites do not see it.
    partitioned: framed,
    encode: (text) => text,
  });
}

/** Deletes a cookie. */
export function clearCookie(name: string, framed = false): string {
  return setCookie(name, "", { maxAge: 0, sameSite: "strict", framed });
}

/** Country or language preference: lasts a year, identifies nobody. */
export function preferenceCookie(name: string, value: string, framed = false): string {
  return setCookie(name, value, { maxAge: preferenceCookieSeconds, sameSite: "lax", framed });
}
