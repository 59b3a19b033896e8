/** Decides if the shop offers the withdrawal function of Article 11a of Directive 2011/83/EU. */
import type { SellingSettings } from "@contracts/settings";
import { europeanCountries, isMemberState } from "../market/european-countries";

/** Page of the function. */
export const withdrawalPath = "/withdrawal";

type Settings = Pick<SellingSettings, "withdrawal">;

/** Until an operator stores rules: in the member states, for consumers. */
const defaultRules = { countries: europeanCountries.filter(isMemberState), forBusinesses: false } as const;

const rulesOf = ({ withdrawal }: Settings) => withdrawal ?? defaultRules;

/** True if pages for the country link to the function. */
export const linksToWithdrawal = (settings: Settings, country: string): boolean =>
  rulesOf(settings).countries.some((listed) => listed === country);

/**
 * Decides if a visitor may state a withdrawal. The country does not matter, because consumers keep the right when they
 * travel.
 * @param isBusiness the visitor is signed in to an account with a VAT id
 */
export function withdrawalFor(
  settings: Settings,
  { isBusiness }: { readonly isBusiness: boolean },
): "offered" | "not-for-businesses" | "off" {
  const { countries, forBusinesses } = rulesOf(settings);
  if (countries.length === 0) return "off";
  return isBusiness && !forBusinesses ? "not-for-businesses" : "offered";
}
