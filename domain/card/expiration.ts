/** "04/2031" from "2031-04", as printed on cards; null for other texts. */
export function monthText(expiration: unknown): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(typeof expiration === "string" ? expiration : "") ?? [];
  return year && month ? `${month}/${year}` : null;
}
