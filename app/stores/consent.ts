/** The visitor's consent from the cookie. */
import {
  type Consent,
  type ConsentCategory,
  consentCookie,
  consentCookieText,
  parseConsent,
} from "@domain/consent/consent";
import { readCookie } from "@domain/http/cookies/session-cookies";
import { atom } from "nanostores";
import { readCookies, writeCookie } from "./storage";

/** Null until a choice was made. */
export const $consent = atom<Consent | null>(null);

/** Reads the cookie; called once per document by the first user. */
export function readConsent(): Consent | null {
  const consent = parseConsent(readCookie(readCookies(), consentCookie));
  $consent.set(consent);
  return consent;
}

/** Stores a choice. */
export function storeConsent(allowed: readonly ConsentCategory[], nowMs = Date.now()): void {
  const consent: Consent = { givenAt: nowMs / 1000, allowed };
  writeCookie(consentCookieText(consent, location.protocol === "https:"));
  $consent.set(consent);
}

/** Allows one more category. */
export function allowCategory(category: ConsentCategory): void {
  const allowed = readConsent()?.allowed ?? [];
  if (!allowed.includes(category)) storeConsent([...allowed, category]);
}

/** True if the visitor has allowed the category. */
export function isAllowed(category: ConsentCategory): boolean {
  return ($consent.get() ?? readConsent())?.allowed.includes(category) ?? false;
}
