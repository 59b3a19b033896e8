/** Faults of settings that a schema cannot find: unknown country and currency codes, and list entries that override others. */
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { SellingSettings } from "@contracts/settings";
import { isKnownCountry, isKnownCurrency } from "../market/countries";

type Settings = SellingSettings & CheckoutSettings;
/** Settings of either document, after their schema. */
type Given = Partial<Settings>;

export interface SettingFault {
  readonly key: keyof Settings;
  /** Members below the key, such as "0.countries"; empty for the whole value. */
  readonly path: string;
  readonly message: string;
}

type Fault = Omit<SettingFault, "key">;
type Check<K extends keyof Settings> = (value: NonNullable<Settings[K]>) => Fault | null;

const first = (faults: readonly (Fault | null)[]): Fault | null => faults.find((fault) => fault !== null) ?? null;

const country = (path: string, code: string): Fault | null =>
  isKnownCountry(code) ? null : { path, message: `“${code}” is not a country code.` };
const countries = (path: string, codes: readonly string[] = []): Fault | null =>
  first(codes.map((code) => country(path, code)));
const currency = (path: string, code: string): Fault | null =>
  isKnownCurrency(code) ? null : { path, message: `“${code}” is not the code of a currency.` };

/** @param names texts that identify the entries of a list, in its order */
function repeated(names: readonly string[], member: string): Fault | null {
  const at = names.findIndex((name, index) => names.indexOf(name) < index);
  return at < 0 ? null : { path: `${at}.${member}`, message: `“${names[at]}” occurs twice.` };
}

const each = <T>(list: readonly T[], check: (entry: T, path: string) => Fault | null): Fault | null =>
  first(list.map((entry, at) => check(entry, String(at))));

const countryList = (codes: readonly string[]): Fault | null => countries("", codes);
const byCountry = (value: object): Fault | null => countries("", Object.keys(value));

/** True if weights only rise: the shop uses the first tier that carries a parcel. */
const rises = (weights: readonly number[]) =>
  weights.every((weight, at) => at === 0 || weight > (weights[at - 1] ?? 0));

const checks: { readonly [K in keyof Settings]?: Check<K> } = {
  priceCountries: countryList,
  priceServiceCountries: countryList,
  basketCountries: countryList,
  quoteCountries: countryList,
  b2dAllowedCountries: countryList,
  punchoutCountries: countryList,
  guestOrderCountries: countryList,
  partnerCountries: byCountry,
  excludedSkus: byCountry,
  withdrawal: (value) => countries("countries", value.countries),
  taxRules: (rules) =>
    first([
      each(rules, (rule, at) => country(`${at}.country`, rule.country)),
      repeated(
        rules.map(({ country: code, state }) => (state ? `${code} ${state}` : code)),
        "country",
      ),
    ]),
  shippingMethods: (methods) =>
    first([
      repeated(
        methods.map(({ id }) => id),
        "id",
      ),
      each(methods, (method, at) =>
        first([
          countries(`${at}.countries`, method.countries),
          currency(`${at}.currency`, method.currency),
          rises(method.tiers.map(({ upToWeight }) => upToWeight))
            ? null
            : { path: `${at}.tiers`, message: "Each tier carries more weight than the one before it." },
        ]),
      ),
    ]),
  promotions: (promotions) =>
    first([
      repeated(
        promotions.map(({ id }) => id),
        "id",
      ),
      repeated(
        promotions.map(({ code }) => code),
        "code",
      ),
      each(promotions, (promotion, at) =>
        first([
          countries(`${at}.countries`, promotion.countries),
          Date.parse(promotion.validUntil) < Date.parse(promotion.validFrom)
            ? { path: `${at}.validUntil`, message: "It ends before it begins." }
            : null,
        ]),
      ),
    ]),
  purchaseOrders: ({ limits }) => first(Object.keys(limits).map((code) => currency("limits", code))),
  priceGroups: (groups) =>
    first([
      repeated(
        groups.map(({ id }) => id),
        "id",
      ),
      each(groups, ({ validFrom, validUntil, prices }, at) =>
        first([
          validFrom !== undefined && validUntil !== undefined && validUntil < validFrom
            ? { path: `${at}.validUntil`, message: "It ends before it begins." }
            : null,
          each(prices, (price, place) => country(`${at}.prices.${place}.country`, price.country)),
        ]),
      ),
    ]),
  distributors: (distributors) =>
    first([
      repeated(
        distributors.map(({ id }) => id),
        "id",
      ),
      each(distributors, (distributor, at) =>
        first([
          country(`${at}.country`, distributor.country),
          country(`${at}.address.country`, distributor.address.country),
        ]),
      ),
    ]),
  returns: (rules) => each(rules, (rule, at) => countries(`${at}.countries`, rule.countries)),
  sellers: (sellers) =>
    first([
      each(sellers, ({ countries: codes, seller }, at) =>
        first([countries(`${at}.countries`, codes), country(`${at}.seller.address.country`, seller.address.country)]),
      ),
      repeatedCountry(sellers.map(({ countries: codes }) => codes)),
    ]),
};

/** A country in two lists: the first list would win. */
function repeatedCountry(lists: readonly (readonly string[])[]): Fault | null {
  for (const [at, codes] of lists.entries()) {
    const other = codes.find((code) => lists.slice(0, at).some((before) => before.includes(code)));
    if (other !== undefined) return { path: `${at}.countries`, message: `“${other}” has another entry above.` };
  }
  return null;
}

/** The first fault of settings that pass their schema; null if there is none. */
export function settingFault(settings: Given): SettingFault | null {
  for (const key of Object.keys(checks) as (keyof typeof checks)[]) {
    const value = settings[key];
    // Each check receives the value of its own key, which a loop cannot express.
    const fault = value === undefined ? null : (checks[key] as Check<typeof key>)(value as never);
    if (fault) return { key, ...fault };
  }
  return null;
}
