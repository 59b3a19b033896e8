import { isEuropeanCountry } from "./european-countries";

const zones: Readonly<Record<string, string>> = {
  US: "America/New_York",
  CA: "America/Toronto",
  BR: "America/Sao_Paulo",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  JP: "Asia/Tokyo",
  CN: "Asia/Shanghai",
  IN: "Asia/Kolkata",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
};

/** Time zone of a country's business day. Countries with several zones use the zone of their business center. */
export function timeZoneOf(country: string): string {
  return zones[country] ?? (isEuropeanCountry(country) ? "Europe/Berlin" : "UTC");
}

/**
 * An instant of a day "YYYY-MM-DD" that is on the same day in all of the shop's time zones. Noon UTC is the next day in New
 * Zealand, and midnight the day before in America.
 */
export const instantOfDay = (day: string): string => `${day}T10:00:00Z`;
