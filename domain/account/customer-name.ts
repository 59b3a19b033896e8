import type { Customer } from "@contracts/customers/customers";
import { personName } from "./address-lines";

/** Full name of a customer in the order of the country of registration, whatever the language of the reader. */
export const customerName = ({
  firstName,
  lastName,
  custom,
}: Pick<Customer, "firstName" | "lastName" | "custom">): string =>
  personName(custom.fields.registrationOrigin, firstName, lastName);
