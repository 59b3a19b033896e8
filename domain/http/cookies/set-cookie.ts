/** `Set-Cookie` values of the shop: path /, secure, and out of reach of scripts (A-TOKEN-12). */
import { serialize } from "cookie";
import { preferenceCookieSeconds } from "./session-cookies";

interface CookieAttributes {
  readonly maxAge?: number;
  /** Milliseconds since 1970. */
  readonly expires?: number;
  readonly sameSite: "strict" | "lax";
  /** Of a visit in another site's frame: sent there and nowhere else, whatever `sameSite` says. */
  readonly framed?: boolean;
}

/**
 * @param value sent as it is, as sealed values and codes can be
 * @throws TypeError when name or value has a character that a cookie cannot carry
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
    // Kept apart for each site that shows the frame, so that no other one's frame has it.
    partitioned: framed,
    encode: (text) => text,
  });
}

/** Makes the browser forget a cookie. */
export function clearCookie(name: string, framed = false): string {
  return setCookie(name, "", { maxAge: 0, sameSite: "strict", framed });
}

/** Country or language of a visitor: lasts a year and names no one. */
export function preferenceCookie(name: string, value: string, framed = false): string {
  return setCookie(name, value, { maxAge: preferenceCookieSeconds, sameSite: "lax", framed });
}
