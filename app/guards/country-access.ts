import { normalizeCountry } from "@domain/market/resolve-market";
import { type PublicGuard, redirectAnswer } from "./guard";

interface CountryOptions {
  readonly countries: readonly string[];
  /** True: only the listed countries pass. False: all others pass. */
  readonly allow: boolean;
}

/** A-GUARD-06 to A-GUARD-08. On a route: `country-access:US,DE` allows, `country-access:!JP,CN` blocks. */
export const countryAccess: PublicGuard<CountryOptions> = {
  needs: "public",
  parse(text) {
    const allow = !text.startsWith("!");
    const countries = text.replace(/^!/, "").split(",").filter(Boolean);
    return countries.length > 0 ? { countries, allow } : null;
  },
  check({ market }, _args, { countries, allow }) {
    const listed = countries.map(normalizeCountry).includes(market.country);
    return listed === allow ? null : redirectAnswer("/");
  },
};
