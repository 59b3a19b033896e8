/** Second factor: time-based codes (RFC 6238) of six digits every 30 seconds, as in authenticator apps. */
import { decodeBase32IgnorePadding, encodeBase32NoPadding } from "@oslojs/encoding";
import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";

const stepSeconds = 30;
const digits = 6;
/** Codes of one step before and after are accepted, for clocks that differ. */
const tolerance = [0, -1, 1] as const;

/** 160 random bits in Base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => encodeBase32NoPadding(crypto.getRandomValues(new Uint8Array(20)));

/** `otpauth:` address for authenticator apps. */
export const totpUri = (issuer: string, account: string, secret: string): string =>
  createTOTPKeyURI(issuer, account, decodeBase32IgnorePadding(secret), stepSeconds, digits);

/**
 * Time step of a code; null if the code is wrong, or was used already.
 * @param usedStep step of the last accepted code: a code of this step or an earlier one is refused, because somebody
 * may have seen it
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, usedStep: number, now: number): number | null {
  const key = decodeBase32IgnorePadding(secret);
  const current = Math.floor(now / 1000 / stepSeconds);
  const found = tolerance
    .map((shift) => current + shift)
    .find((step) => step >= 0 && verifyHOTP(key, BigInt(step), digits, code));
  return found !== undefined && found > usedStep ? found : null;
}
