/** Name, address and locale of the customer who owns a ledger, or of the guest who placed an order in it. */
import type { Order } from "@contracts/commerce/orders";
import type { Customer } from "@contracts/customers/customers";
import { personName } from "@domain/account/address-lines";
import { customerName } from "@domain/account/customer-name";
import { guestOf } from "@domain/checkout/guest";
import type { ServicesEnv } from "../../env";

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}

/**
 * Null for deleted accounts.
 * @param order order of the ledger, with the name of a guest
 */
export async function contactOf(
  env: Pick<ServicesEnv, "SHOPPERS">,
  owner: string,
  order?: Pick<Order, "guestKey" | "shippingAddress">,
): Promise<Contact | null> {
  const guest = order?.guestKey ? guestOf(order) : null;
  if (guest) {
    const name = personName(order?.shippingAddress?.country ?? "", guest.firstName, guest.lastName);
    return { ...guest, name, locale: "" };
  }
  if (!owner.startsWith("customer:")) return null;
  const customer: Customer | null = await env.SHOPPERS.get(env.SHOPPERS.idFromName(owner)).customer(false);
  if (!customer) return null;
  const { email, firstName, lastName, locale } = customer;
  return { name: customerName(customer), email, firstName, lastName, locale };
}
