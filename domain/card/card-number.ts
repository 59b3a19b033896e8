/** Parsing of typed card numbers. Nothing here stores or logs one. */
import type { CardType } from "@contracts/commerce/payments";

/** Digits without grouping spaces and dashes; null for anything else. */
export function cardDigits(text: string): string | null {
  const digits = text.normalize("NFKC").replace(/[\s-]/g, "");
  return /^\d{13,19}$/.test(digits) ? digits : null;
}

/** Luhn check digit (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

const ranges: readonly (readonly [CardType, RegExp])[] = [
  ["amex", /^3[47]/],
  ["visa", /^4/],
  ["mastercard", /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["jcb", /^35(2[89]|[3-8])/],
  ["unionpay", /^62/],
  ["discover", /^6(011|4[4-9]|5)/],
];

/** Brand by leading digits. */
export function cardTypeOf(digits: string): CardType {
  return ranges.find(([, pattern]) => pattern.test(digits))?.[0] ?? "other";
}

/** "2031-04" from 04/31, 4 / 2031 or 2031-04; null if invalid or past. */
export function cardExpiration(text: string, now: Date): string | null {
  const plain = text.normalize("NFKC").trim();
  const written = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(plain);
  const machine = /^(\d{4})-(\d{2})$/.exec(plain);
  const month = Number(machine?.[2] ?? written?.[1]);
  const yearText = machine?.[1] ?? written?.[2] ?? "";
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year)) return null;
  const monthsAhead = (year - now.getUTCFullYear()) * 12 + month - 1 - now.getUTCMonth();
  // Cards are valid for at most 20 years; a later date is a typing error.
  if (!(monthsAhead >= 0 && monthsAhead <= 240)) return null;
  return `${year}-${String(month).padStart(2, "0")}`;
}
