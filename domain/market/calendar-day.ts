import { timeZoneOf } from "./time-zone";

/** "YYYY-MM-DD" of an instant in a country: the customer's day, not the server's. */
export function calendarDay(instant: Date, country: string): string {
  const parts = { timeZone: timeZoneOf(country), year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-CA", parts).format(instant);
}
