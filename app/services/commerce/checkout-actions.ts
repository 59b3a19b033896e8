/** Actions on the cart for choices made at checkout. */
import type { Cart, CartAction, CartCustomField } from "@contracts/commerce/cart";
import type { Customer } from "@contracts/customers/customers";
import type { PostalAddress } from "@contracts/values/postal-address";
import type { AdditionalInfo, LineDestinations } from "./checkout-types";
import { countryMismatchFailure, missingChoiceFailure } from "./failures";
import type { CommerceResult } from "./types";

export function addressIn({ addresses }: Customer, id: string, country: string): CommerceResult<PostalAddress> {
  const address = addresses.find((entry) => entry.id === id);
  if (!address) return missingChoiceFailure("address");
  return address.country === country ? { ok: true, value: address } : countryMismatchFailure(country);
}

/** One parcel for each address that a line, or a part of its pieces, goes to. */
export function shipToActions(
  cart: Cart,
  owner: Customer,
  destinations: LineDestinations,
  country: string,
): CommerceResult<readonly CartAction[]> {
  const sent = Object.entries(destinations).flatMap(([lineItemId, parts]) =>
    parts.map(({ addressId, quantity }) => ({ lineItemId, addressId, quantity, isWhole: parts.length === 1 })),
  );
  const byAddress = Map.groupBy(sent, ({ addressId }) => addressId);
  const current = cart.shippingAddress?.id ?? "";
  const [first = ""] = byAddress.keys();
  const main = byAddress.has(current) ? current : first;
  const shipTos: Extract<CartAction, { action: "setShipTos" }>["shipTos"] = [];
  const actions: CartAction[] = [];
  for (const [id, parts] of byAddress) {
    const address = addressIn(owner, id, country);
    if (!address.ok) return address;
    if (id === main) {
      if (id !== current) actions.push({ action: "setShippingAddress", address: address.value });
      continue;
    }
    const lineItemIds = parts.flatMap(({ lineItemId, isWhole }) => (isWhole ? [lineItemId] : []));
    const pieces = parts.flatMap(({ lineItemId, quantity, isWhole }) => (isWhole ? [] : [{ lineItemId, quantity }]));
    shipTos.push({ address: address.value, lineItemIds, pieces });
  }
  return { ok: true, value: [...actions, { action: "setShipTos", shipTos }] };
}

const fieldNames = [
  "checkoutType",
  "vatId",
  "specialHandling",
  "cartComment",
  "privacyAgreedToDateTime",
  "eligibility",
  "contactId",
  "distributorId",
  "costCentre",
  "grantNumber",
  "glAccount",
  "requestedOn",
  "shipComplete",
  "purchaseOrderFile",
] as const satisfies readonly CartCustomField[];

export const fieldActions = (info: AdditionalInfo): CartAction[] =>
  fieldNames.flatMap((name) => {
    const value = info[name];
    return value === undefined ? [] : [{ action: "setCustomField", name, value }];
  });
