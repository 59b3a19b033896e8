import { countriesWhere } from "@contracts/regions";
import type { SellingSettings } from "@contracts/settings";

/** Selling rules until an operator stores settings. */
export const defaultSellingSettings: SellingSettings = {
  priceCountries: ["US", "DE", "AT", "GB"],
  priceServiceCountries: countriesWhere(({ prices }) => prices === "look-up"),
  basketCountries: ["US", "DE", "AT", ...countriesWhere(({ basket }) => basket), "GB"],
  quoteCountries: ["AT", "DE", "GB", "US", ...countriesWhere(({ quotes }) => quotes)],
  b2dAllowedCountries: ["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"],
  partnerCountries: {
    BE: "https://benelux.partner.benchside.example/",
    NL: "https://benelux.partner.benchside.example/",
    LU: "https://benelux.partner.benchside.example/",
    FR: "https://france.partner.benchside.example/",
    CA: "https://canada.partner.benchside.example/",
    AU: "https://oceania.partner.benchside.example/",
    NZ: "https://oceania.partner.benchside.example/",
  },
  punchoutCountries: ["AT", "NL", "GB", "DE", "US"],
  excludedSkus: {},
  hidePriceSkus: [],
  madeToOrderSkus: [],
};
