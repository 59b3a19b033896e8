/** Selling settings with the countries used in the requirements, independent of the shop's regions. */
import type { SellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";

export const requiredSelling: SellingSettings = {
  ...defaultSellingSettings,
  priceServiceCountries: ["JP", "CN"],
  basketCountries: ["US", "DE", "AT", "GB", "JP"],
  quoteCountries: ["US", "DE", "AT", "GB", "JP"],
};
