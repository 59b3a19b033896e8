/** "04/2031" from "2031-04", as printed on cards; null for other texts. */
export function monthText(expiration: unknown): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(typeof expiration === "string" ? expiration : "") ?? [];
  return year && month ? `${month}/${year}` : null;
}

const halfDay = 12 * 3_600_000;

/** True once the month of the expiration, "2031-04", has ended everywhere on Earth; false for other texts. */
export const hasExpired = (expiration: unknown, now: string): boolean =>
  monthText(expiration) !== null && String(expiration) < new Date(Date.parse(now) - halfDay).toISOString().slice(0, 7);
