import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { Seller } from "@contracts/commerce/seller";

/** The company that sells to a country; null until the operator names one. */
export function sellerTo(country: string, { sellers = [] }: Pick<CheckoutSettings, "sellers">): Seller | null {
  return sellers.find(({ countries }) => countries.includes(country))?.seller ?? null;
}
