/** Tax of a cart: the destination's rule, applied to the taxable sum. */
import type { Cart, TaxPortion } from "@contracts/commerce/cart";
import type { CheckoutSettings, TaxRule } from "@contracts/commerce/checkout-settings";
import type { Money } from "@contracts/values/money";
import type { PostalAddress } from "@contracts/values/postal-address";
import { stateCode } from "../account/states";
import { exemptionFor, type TaxExemption } from "../company/certificates";
import { add, zero } from "../money/money";
import { shareOf } from "../money/share";

/**
 * Tax rule for an address; null if the operator set none. In countries with state rules the state decides, by code or
 * name. A missing or unknown state has no rule; the country's rule covers states without their own.
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

export interface TaxFacts extends Pick<CheckoutSettings, "taxRules"> {
  /** Verified certificates of the customer's company. */
  readonly exemptions?: readonly TaxExemption[];
}

/**
 * Tax of a cart, computed once on the sum. Rounding per line would make the tax depend on how equal baskets are split
 * into lines.
 */
export function taxOf(
  { goods, shipping, cart }: { goods: Money; shipping: Money | null; cart: Cart },
  { taxRules, exemptions = [] }: TaxFacts,
): TaxPortion[] {
  const rule = cart.shippingAddress ? taxRuleFor(cart.shippingAddress, taxRules) : null;
  if (!rule) return [];
  const { name, names, partsPerMillion } = rule;
  const named = { name, ...(names && { names }) };
  if (rule.exemptWithVatId && cart.custom.fields.vatId) {
    return [{ ...named, partsPerMillion: 0, amount: zero(cart.currency), reverseCharge: true }];
  }
  const exemption = cart.shippingAddress && exemptionFor(exemptions, cart.shippingAddress);
  if (exemption && partsPerMillion > 0) {
    return [{ ...named, partsPerMillion: 0, amount: zero(cart.currency), exemption: exemption.number }];
  }
  const taxed = shipping && rule.taxesShipping ? add(goods, shipping) : goods;
  return [{ ...named, partsPerMillion, amount: shareOf(taxed, partsPerMillion) }];
}
