/** Customers of the demonstration. Their password is public, so gateways accept them only in a demonstration. */
import {
  addressEntries,
  addressOfficeEntries,
  type Contact,
  type Customer,
  type CustomerAddress,
  contactEntries,
  regularCustomerType,
} from "@contracts/customers/customers";
import * as v from "valibot";
import { readYaml } from "../data-files/yaml";
import { notebooksOf } from "./notebooks";

export const demoPassword = "Benchside-demo-1!";

const { country: _, firstName: __, lastName: ___, company: ____, ...places } = addressEntries;

const address = v.strictObject({
  uses: v.array(v.picklist(["shipping", "billing"])),
  ...places,
  ...addressOfficeEntries,
});

const demoCustomer = v.strictObject({
  id: v.string(),
  email: v.string(),
  country: v.string(),
  locale: v.picklist(["en-us", "ja-jp", "zh-cn"]),
  verified: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  kana: v.optional(v.tuple([v.string(), v.string()])),
  companyName: v.string(),
  vatId: v.optional(v.string()),
  /** Telephone number and extension. */
  mobile: v.optional(v.tuple([v.string(), v.string()])),
  soldTo: v.array(v.string()),
  addresses: v.optional(v.array(address), []),
  contacts: v.optional(v.array(v.strictObject(contactEntries)), []),
});
export type DemoCustomer = v.InferOutput<typeof demoCustomer>;

const demoCustomers = readYaml("demo/customers/customers.yaml", v.array(demoCustomer));

const registeredAt = "2026-01-12T09:00:00.000Z";

/** Lines for the gateway's customer import. */
export function* customerLines() {
  for (const seed of demoCustomers) {
    const contacts = seed.contacts.map(
      (contact, index): Contact => ({ ...contact, id: `${seed.id}-contact-${index + 1}`, isDefault: index === 0 }),
    );
    yield {
      customer: customerFrom(seed),
      contacts,
      labNotebooks: notebooksOf(seed),
      password: demoPassword,
      demo: true,
    };
  }
}

function customerFrom(seed: DemoCustomer): Omit<Customer, "version"> {
  const { id, email, country, locale, verified, firstName, lastName, kana, companyName, vatId, mobile, soldTo } = seed;
  const addressId = (index: number) => `${id}-address-${index + 1}`;
  const addresses = seed.addresses.map(
    ({ uses: _, ...place }, index): CustomerAddress => ({
      ...place,
      id: addressId(index),
      country,
      firstName,
      lastName,
      company: companyName,
      custom: null,
    }),
  );
  const idsFor = (use: "shipping" | "billing") =>
    seed.addresses.flatMap(({ uses }, index) => (uses.includes(use) ? [addressId(index)] : []));
  return {
    ...{ id, email, locale, firstName, lastName, companyName: companyName || null, isEmailVerified: verified },
    ...{ createdAt: registeredAt, lastModifiedAt: registeredAt, vatId: vatId ?? null, ebsSoldToIds: [...soldTo] },
    ...{ migrationStatus: null, legacyId: null, addresses },
    shippingAddressIds: idsFor("shipping"),
    billingAddressIds: idsFor("billing"),
    defaultShippingAddressId: idsFor("shipping")[0] ?? null,
    defaultBillingAddressId: idsFor("billing")[0] ?? null,
    custom: {
      type: regularCustomerType,
      fields: {
        registrationOrigin: country,
        isNewsletterOptin: false,
        forcedPasswordReset: false,
        privacyAgreedToDateTime: registeredAt,
        mobilePhone: mobile?.[0] ?? null,
        mobilePhoneExtension: mobile?.[1] || null,
        firstNameKana: kana?.[0] ?? null,
        lastNameKana: kana?.[1] ?? null,
        contacts: [],
      },
    },
  };
}
