/** Maps a customer on the wire to a profile; the only place that maps field names (A-PROFILE-10). */
import type { Customer } from "@contracts/customers/customers";
import { emailDomainOf } from "@domain/account/email-address";
import type { Profile } from "./types";

export function profileOf(customer: Customer): Profile {
  const { fields } = customer.custom;
  const contacts = fields.contacts.flatMap(({ obj }) => (obj ? [obj] : []));
  return {
    id: customer.id,
    version: customer.version,
    verified: customer.isEmailVerified,
    firstName: customer.firstName,
    lastName: customer.lastName,
    firstNameKana: fields.firstNameKana,
    lastNameKana: fields.lastNameKana,
    email: customer.email,
    country: fields.registrationOrigin,
    company: customer.companyName,
    mobile: fields.mobilePhone,
    mobileExt: fields.mobilePhoneExtension,
    vatId: customer.vatId,
    ebsSoldToIds: customer.ebsSoldToIds,
    emailDomain: emailDomainOf(customer.email),
    migrationStatus: customer.migrationStatus,
    legacyId: customer.legacyId,
    registrationDate: customer.createdAt,
    newsletter: fields.isNewsletterOptin,
    addresses: customer.addresses,
    shippingAddressIds: customer.shippingAddressIds,
    billingAddressIds: customer.billingAddressIds,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    contacts,
    defaultContactId: contacts.find(({ isDefault }) => isDefault)?.id ?? null,
  };
}
