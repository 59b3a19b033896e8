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

/** Time zone of a country's business day. Countries with several zones use the zone of their business centre. */
export function timeZoneOf(country: string): string {
  return zones[country] ?? (isEuropeanCountry(country) ? "Europe/Berlin" : "UTC");
}
