/** GS1 Digital Link (1.2 and later): `https://host/01/{GTIN}/10/{lot}?17={YYMMDD}`. */

/** True if the last of 14 digits is the check digit of the others. */
export const isGtin = (digits: string): boolean =>
  /^\d{14}$/.test(digits) && withCheckDigit(digits.slice(0, 13)) === digits;

/** Appends the check digit: weights 3 and 1 from the right, filled up to a multiple of ten. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** A GTIN of 8, 12, 13 or 14 digits with 14; null if its length or check digit is wrong. */
export function readGtin(text: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return null;
  const gtin = text.padStart(14, "0");
  return isGtin(gtin) ? gtin : null;
}

/**
 * Day of a YYMMDD field. The century is the one within 50 years of today (GS1 General Specifications, 7.12); day 00 is
 * the last of the month. Null if there is no such day.
 */
export function readGs1Day(text: string, now: Date): string | null {
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (yy === undefined || mm === undefined || dd === undefined) return null;
  const thisYear = now.getUTCFullYear();
  let year = Math.floor(thisYear / 100) * 100 + Number(yy);
  if (year - thisYear >= 51) year -= 100;
  if (year - thisYear <= -50) year += 100;
  const month = Number(mm);
  if (month < 1 || month > 12) return null;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = dd === "00" ? lastDay : Number(dd);
  return day <= lastDay ? `${year}-${mm}-${String(day).padStart(2, "0")}` : null;
}

export interface LabeledLot {
  readonly gtin: string;
  /** As encoded, not folded; null if the link names a trade item only. */
  readonly lot: string | null;
  /** Null if absent or not a valid day. */
  readonly expires: string | null;
}

/** Path and query of a lot's Digital Link. */
export function digitalLinkOf({ gtin, lot, expires }: LabeledLot): string {
  const path = `/01/${gtin}${lot === null ? "" : `/10/${encodeURIComponent(lot)}`}`;
  return expires === null ? path : `${path}?17=${expires.slice(2).replaceAll("-", "")}`;
}

/**
 * Reads path and query of a Digital Link. Keys other than lot (10), serial numbers (21, 235) and variant (22) are
 * refused; null for a wrong check digit.
 * @param now decides the century of the expiry date
 */
export function readDigitalLink(path: string, query: URLSearchParams, now: Date): LabeledLot | null {
  const [, digits, rest = ""] = /^\/01\/(\d{8,14})((?:\/(?:10|21|22|235)\/[^/]{1,60})*)\/?$/.exec(path) ?? [];
  const gtin = digits === undefined ? null : readGtin(digits);
  if (gtin === null) return null;
  const encoded = /\/10\/([^/]+)/.exec(rest)?.[1] ?? query.get("10");
  const lot = encoded === null ? null : decoded(encoded);
  if (lot !== null && (lot === "" || lot.length > 20)) return null;
  return { gtin, lot, expires: readGs1Day(query.get("17") ?? "", now) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
