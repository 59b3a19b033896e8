/** The settings that people change one by one in the office. Promotions and companies have separate pages. */
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { SettingKind } from "@contracts/office/settings";
import { type FlagName, flagNames, type SellingSettings } from "@contracts/settings";

interface Common {
  readonly title: string;
  readonly group: string;
  readonly kind: SettingKind;
}

/** A key of a stored document, or a flag. */
export type Setting = Common &
  (
    | { readonly document: "selling"; readonly key: keyof SellingSettings }
    | { readonly document: "checkout"; readonly key: keyof CheckoutSettings }
    | { readonly document: "flags"; readonly key: FlagName }
  );

const selling = (key: keyof SellingSettings, kind: SettingKind, title: string): Setting => ({
  ...{ document: "selling", key, kind, title, group: "Selling" },
});
const checkout = (key: keyof CheckoutSettings, kind: SettingKind, title: string): Setting => ({
  ...{ document: "checkout", key, kind, title, group: "Checkout" },
});

export const settingTable: readonly Setting[] = [
  selling("priceCountries", "countries", "Countries with catalogue prices"),
  selling("priceServiceCountries", "countries", "Countries whose prices come from the price service"),
  selling("basketCountries", "countries", "Countries with a basket"),
  selling("quoteCountries", "countries", "Countries with quotes"),
  selling("b2dAllowedCountries", "countries", "Countries of distributors"),
  selling("punchoutCountries", "countries", "Countries of procurement sessions"),
  selling("guestOrderCountries", "countries", "Countries in which guests may order by card"),
  selling("partnerCountries", "links", "Partners' shops by country"),
  selling("excludedSkus", "sizesByCountry", "Sizes that are not sold in a country"),
  selling("hidePriceSkus", "sizes", "Sizes without a price on the page"),
  selling("madeToOrderSkus", "sizes", "Sizes that are made to order"),
  selling("withdrawal", "json", "Withdrawal function"),
  checkout("taxRules", "json", "Taxes"),
  checkout("weights", "json", "Weights for shipping"),
  checkout("shippingMethods", "json", "Shipping methods and their prices"),
  checkout("purchaseOrders", "json", "Limits of purchase orders"),
  checkout("priceGroups", "json", "Price groups of companies"),
  checkout("quoteValidDays", "number", "Days a quote stays valid"),
  checkout("quoteDiscountLimits", "json", "Largest discount in a quote, by role, in parts per million"),
  checkout("distributors", "json", "Distributors"),
  checkout("returns", "json", "Returns by country and storage temperature, as structured data states them"),
  checkout("sellers", "json", "Sellers by country, as documents name them"),
  ...flagNames.map((key): Setting => ({ document: "flags", key, kind: "flag", title: `Flag ${key}`, group: "Flags" })),
];

/** Address of a setting: "selling.priceCountries", "flags.gop". */
export const addressOf = ({ document, key }: Setting): string => `${document}.${key}`;
