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

/**
 * The zone in which a country's day begins and ends, so that "today" is the customer's day and not the server's.
 * One zone per country: where a country has several, the one with its seat of business.
 */
export function timeZoneOf(country: string): string {
  return zones[country] ?? (isEuropeanCountry(country) ? "Europe/Berlin" : "UTC");
}
