/** Rules of the regions without the list of countries, which would add 24 kB. */
import { mainRegion, type Region, regionOfCountry, regions } from "@contracts/regions";

/** True where visitors choose the country themselves. */
export const choosesCountry = (region: Region): boolean => regions[region].country === null;

/** True where visitors choose the language themselves. */
export const choosesLanguage = (region: Region): boolean => regions[region].languages.length > 1;

/** Region that serves a country (C-CTRY-12). */
export function regionOf(country: string): Region {
  return regionOfCountry(country) ?? mainRegion;
}

/** True for countries with their own site (C-CTRY-19). */
export function regionalSiteAvailable(country: string): boolean {
  return regionOfCountry(country) !== null;
}
