/** Name, address and locale of the customer who owns a ledger. */
import type { Customer } from "@contracts/customers/customers";
import type { ServicesEnv } from "../../env";

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}

/** Null for guests and for accounts that are gone. */
export async function contactOf(env: Pick<ServicesEnv, "SHOPPERS">, owner: string): Promise<Contact | null> {
  if (!owner.startsWith("customer:")) return null;
  const customer: Customer | null = await env.SHOPPERS.get(env.SHOPPERS.idFromName(owner)).customer(false);
  if (!customer) return null;
  const { email, firstName, lastName, locale } = customer;
  return { name: `${firstName} ${lastName}`.trim(), email, firstName, lastName, locale };
}
