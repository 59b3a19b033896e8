/** Customers of the demonstration. Their password is public, so gateways accept it in a demonstration only. */
import { type Contact, type Customer, type CustomerAddress, regularCustomerType } from "@contracts/customers/customers";
import { type AddressSeed, addressesOf, contactsOf } from "./address-book";
import { notebooksOf } from "./notebooks";

export const demoPassword = "Benchside-demo-1!";

export interface DemoCustomer {
  readonly id: string;
  readonly email: string;
  readonly country: string;
  readonly locale: Customer["locale"];
  readonly verified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly kana?: readonly [first: string, last: string];
  readonly companyName: string;
  readonly vatId?: string;
  readonly mobile?: readonly [phone: string, extension: string];
  readonly soldTo: readonly string[];
}

const at = (name: string) => `${name}@demo.benchside.example`;

export const demoCustomers: readonly DemoCustomer[] = [
  {
    ...{ id: "demo-customer-us-verified", email: at("us.verified"), country: "US", locale: "en-us", verified: true },
    ...{ firstName: "Demo", lastName: "Reader", companyName: "Harbor Demonstration Institute" },
    ...{ mobile: ["+1 978 555 0142", "12"], soldTo: ["D-100142", "D-100143"] },
  },
  {
    ...{
      id: "demo-customer-us-unverified",
      email: at("us.unverified"),
      country: "US",
      locale: "en-us",
      verified: false,
    },
    ...{ firstName: "Demo", lastName: "Newcomer", companyName: "", soldTo: [] },
  },
  {
    ...{ id: "demo-customer-de-verified", email: at("de.verified"), country: "DE", locale: "en-us", verified: true },
    ...{ firstName: "Demo", lastName: "Leserin", companyName: "Demonstrationsinstitut an der Spree" },
    ...{ vatId: "DE136695976", mobile: ["+49 30 5550142", ""], soldTo: ["D-200142"] },
  },
  {
    ...{ id: "demo-customer-gb-verified", email: at("gb.verified"), country: "GB", locale: "en-us", verified: true },
    ...{ firstName: "Demo", lastName: "Fellow", companyName: "Fenland Demonstration Laboratory" },
    ...{ mobile: ["+44 1223 555014", ""], soldTo: ["D-300142"] },
  },
  {
    ...{ id: "demo-customer-at-verified", email: at("at.verified"), country: "AT", locale: "en-us", verified: true },
    ...{ firstName: "Demo", lastName: "Leser", companyName: "Demonstrationslabor am Kanal" },
    ...{ vatId: "ATU10223006", soldTo: ["D-400142"] },
  },
  {
    ...{ id: "demo-customer-jp-verified", email: at("jp.verified"), country: "JP", locale: "ja-jp", verified: true },
    ...{ firstName: "花子", lastName: "見本", kana: ["ハナコ", "ミホン"], companyName: "見本研究所" },
    ...{ mobile: ["+81 3 5555 0142", ""], soldTo: ["D-500142"] },
  },
  {
    ...{ id: "demo-customer-br-verified", email: at("br.verified"), country: "BR", locale: "en-us", verified: true },
    ...{ firstName: "Demo", lastName: "Leitora", companyName: "Instituto de Demonstração", soldTo: [] },
  },
  {
    ...{ id: "demo-customer-insider", email: "insider@benchside.example", country: "US", locale: "en-us" },
    ...{ verified: true, firstName: "Demo", lastName: "Insider", companyName: "Benchside", soldTo: [] },
  },
];

const registeredAt = "2026-01-12T09:00:00.000Z";

/** Lines for the gateway's customer import. */
export function* customerLines() {
  for (const seed of demoCustomers) {
    const addresses = addressesOf(seed);
    const contacts: readonly Contact[] = contactsOf(seed);
    yield {
      customer: customerFrom(seed, addresses),
      contacts,
      labNotebooks: notebooksOf(seed),
      password: demoPassword,
      demo: true,
    };
  }
}

function customerFrom(seed: DemoCustomer, book: readonly AddressSeed[]): Omit<Customer, "version"> {
  const { id, email, country, locale, verified, firstName, lastName, kana, companyName, vatId, mobile, soldTo } = seed;
  const idsFor = (use: "shipping" | "billing") =>
    book.filter(({ uses }) => uses.includes(use)).map(({ address }) => address.id);
  const addresses: CustomerAddress[] = book.map(({ address }) => address);
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
