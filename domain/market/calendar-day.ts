import { timeZoneOf } from "./time-zone";

/** Cached: formats are expensive to create and do not depend on the request. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "YYYY-MM-DD" of an instant in a country, so that the day is the customer's and not the server's. */
export function calendarDay(instant: Date, country: string): string {
  const timeZone = timeZoneOf(country);
  const parts = { timeZone, year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", parts);
  formats.set(timeZone, format);
  return format.format(instant);
}
