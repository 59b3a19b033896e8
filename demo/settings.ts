/** Selling exceptions and flags that the named products require. */
import type { FlagChange, SellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";

/** The default rules, with one SKU added to each kind of exception. */
export const sellingExceptions: SellingSettings = {
  ...defaultSellingSettings,
  excludedSkus: { US: ["2112S"], JP: ["2113S"] },
  hidePriceSkus: ["2114S"],
  madeToOrderSkus: ["2115S"],
};

export const demoFlags: readonly FlagChange[] = [
  { name: "searchPrecision", value: "true" },
  { name: "newSearchUrl", value: "true" },
  { name: "elisaCrossSell", value: "true" },
  { name: "gop", value: "true", country: "US" },
  { name: "citationSearch", value: "true", email: "insider@benchside.example" },
];
