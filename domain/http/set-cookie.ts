/** `Set-Cookie` values of the shop: path /, secure, and out of reach of scripts (A-TOKEN-12). */
import { serialize } from "cookie";
import { preferenceCookieSeconds } from "./session-cookies";

interface CookieAttributes {
  readonly maxAge?: number;
  /** Milliseconds since 1970. */
  readonly expires?: number;
  readonly sameSite: "strict" | "lax";
}

/**
 * @param value sent as it is, as sealed values and codes can be
 * @throws TypeError when name or value has a character that a cookie cannot carry
 */
export function setCookie(name: string, value: string, { maxAge, expires, sameSite }: CookieAttributes): string {
  return serialize(name, value, {
    path: "/",
    maxAge,
    expires: expires === undefined ? undefined : new Date(expires),
    httpOnly: true,
    secure: true,
    sameSite,
    encode: (text) => text,
  });
}

/** Makes the browser forget a cookie. */
export function clearCookie(name: string): string {
  return setCookie(name, "", { maxAge: 0, sameSite: "strict" });
}

/** Country or language of a visitor: lasts a year and names no one. */
export function preferenceCookie(name: string, value: string): string {
  return setCookie(name, value, { maxAge: preferenceCookieSeconds, sameSite: "lax" });
}
