/** Actions that bring a cart up to date when its customer has deleted an address or a contact. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { Contact, Customer } from "@contracts/customers/customers";
import { shipTosOf } from "../ship-to/parcels";

/**
 * Replaces a deleted address by the default of its kind, or removes it. Pieces for a deleted additional address go to
 * the first address.
 */
export function addressSync(cart: Cart, owner: Customer, deletedId: string): CartAction[] {
  const byId = (id: string | null) => owner.addresses.find((address) => address.id === id) ?? null;
  const shipping = byId(owner.defaultShippingAddressId);
  const actions: CartAction[] = [];
  if (cart.shippingAddress?.id === deletedId) {
    const fits = shipping?.country === cart.shippingAddress.country ? shipping : null;
    actions.push({ action: "setShippingAddress", address: fits });
  }
  if (cart.parcels?.slice(1).some(({ address }) => address.id === deletedId)) {
    actions.push({ action: "setShipTos", shipTos: shipTosOf(cart, ({ id }) => id !== deletedId) });
  }
  if (cart.billingAddress?.id === deletedId) {
    actions.push({ action: "setBillingAddress", address: byId(owner.defaultBillingAddressId) });
  }
  return actions;
}

export function contactSync(cart: Cart, owner: Customer, deletedId: string): CartAction[] {
  if (cart.custom.fields.contactId !== deletedId) return [];
  const contacts = owner.custom.fields.contacts.flatMap(({ obj }): Contact[] => (obj ? [obj] : []));
  const value = contacts.find(({ id, isDefault }) => isDefault && id !== deletedId)?.id ?? null;
  return [{ action: "setCustomField", name: "contactId", value }];
}
