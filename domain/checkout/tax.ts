/** Tax on a cart: the rule of the place where the goods arrive, on the sum of what is taxed. */
import type { Cart } from "@contracts/commerce/cart";
import type { CheckoutSettings, TaxRule } from "@contracts/commerce/checkout-settings";
import type { Money } from "@contracts/values/money";
import type { PostalAddress } from "@contracts/values/postal-address";
import { stateCode } from "../account/states";
import { add, zero } from "../money/money";
import { shareOf } from "../money/share";

/**
 * Rule for an address; null where the operator has set none. In a country whose states have rules of their own the state
 * decides, by its code or its name: one that is missing or unknown has no rule, the country's is for the other states.
 */
export function taxRuleFor(
  address: Pick<PostalAddress, "country" | "state">,
  rules: readonly TaxRule[],
): TaxRule | null {
  const ofCountry = rules.filter((rule) => rule.country === address.country);
  const ofWholeCountry = ofCountry.find((rule) => !rule.state) ?? null;
  if (ofCountry.every((rule) => !rule.state)) return ofWholeCountry;
  const state = stateCode(address.country, address.state);
  return state === null ? null : (ofCountry.find((rule) => rule.state === state) ?? ofWholeCountry);
}

export interface TaxPortion {
  readonly name: string;
  readonly partsPerMillion: number;
  readonly amount: Money;
}

/**
 * Tax of a cart. It is worked out once, on the sum: rounding each line would make the tax of equal baskets depend on how
 * they are split into lines.
 */
export function taxOf(
  { goods, shipping, cart }: { goods: Money; shipping: Money | null; cart: Cart },
  settings: Pick<CheckoutSettings, "taxRules">,
): TaxPortion[] {
  const rule = cart.shippingAddress ? taxRuleFor(cart.shippingAddress, settings.taxRules) : null;
  if (!rule) return [];
  const { name } = rule;
  if (rule.exemptWithVatId && cart.custom.fields.vatId) {
    return [{ name, partsPerMillion: 0, amount: zero(cart.currency) }];
  }
  const taxed = shipping && rule.taxesShipping ? add(goods, shipping) : goods;
  return [{ name, partsPerMillion: rule.partsPerMillion, amount: shareOf(taxed, rule.partsPerMillion) }];
}
