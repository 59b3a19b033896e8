/** Selling settings with the countries that the requirements name, whatever regions the shop has. */
import type { SellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";

export const requiredSelling: SellingSettings = {
  ...defaultSellingSettings,
  priceServiceCountries: ["JP", "CN"],
  basketCountries: ["US", "DE", "AT", "GB", "JP"],
  quoteCountries: ["US", "DE", "AT", "GB", "JP"],
};
