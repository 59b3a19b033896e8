/** Actions that set the uses of addresses. */
import type { CustomerAction } from "@contracts/customers/customer-calls";
import type { Profile } from "~/services/accounts/types";

/** Actions for changed uses only (A-ADDR-07). */
export function actionsForUses(
  { shippingAddressIds, billingAddressIds }: Profile,
  addressId: string,
  { shipping, billing }: { shipping: boolean; billing: boolean },
): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (shipping !== shippingAddressIds.includes(addressId)) {
    actions.push({ action: shipping ? "addShippingAddressId" : "removeShippingAddressId", addressId });
  }
  if (billing !== billingAddressIds.includes(addressId)) {
    actions.push({ action: billing ? "addBillingAddressId" : "removeBillingAddressId", addressId });
  }
  return actions;
}

/** The first address of a use becomes its default. */
export function firstDefaults(profile: Profile, uses: readonly CustomerAction[]): CustomerAction[] {
  return uses.flatMap((use): CustomerAction[] => {
    if (use.action === "addShippingAddressId" && !profile.defaultShippingAddressId) {
      return [use, { action: "setDefaultShippingAddress", addressId: use.addressId }];
    }
    if (use.action === "addBillingAddressId" && !profile.defaultBillingAddressId) {
      return [use, { action: "setDefaultBillingAddress", addressId: use.addressId }];
    }
    return [use];
  });
}
