/** The demonstration's customers with their default addresses, for orders. */
import type { CustomerAddress } from "@contracts/customers/customers";
import type { PostalAddress } from "@contracts/values/postal-address";
import { customerLines } from "../customers/customers";
import type { OrderingCustomer } from "./orders";

export function orderingCustomers(): OrderingCustomer[] {
  return [...customerLines()].map(({ customer }) => {
    const { id, email, firstName, lastName, vatId, addresses, custom } = customer;
    const byId = (addressId: string | null): PostalAddress | null => {
      const address = addresses.find((candidate) => candidate.id === addressId);
      return address ? withoutOffice(address) : null;
    };
    return {
      id,
      email,
      firstName,
      lastName,
      country: custom.fields.registrationOrigin,
      vatId,
      shipTo: byId(customer.defaultShippingAddressId),
      billTo: byId(customer.defaultBillingAddressId),
    };
  });
}

/** Address as stored in an order. */
function withoutOffice(address: CustomerAddress): PostalAddress {
  const { id, country, firstName, lastName, company, streetName, building, additionalStreetInfo } = address;
  const { city, state, postalCode, phone, phoneNumberExt, nickname } = address;
  return {
    ...{ id, country, firstName, lastName, company, streetName, building, additionalStreetInfo },
    ...{ city, state, postalCode, phone, phoneNumberExt, nickname },
  };
}
