/** Addresses and contacts of the demonstration's customers. Streets and telephone numbers are fictitious. */
import type { Contact, CustomerAddress } from "@contracts/customers/customers";
import type { DemoCustomer } from "./customers";

export interface AddressSeed {
  readonly uses: readonly ("shipping" | "billing")[];
  readonly address: CustomerAddress;
}

type Place = Partial<CustomerAddress> & Pick<CustomerAddress, "streetName" | "city" | "postalCode">;
type Entry = readonly [uses: AddressSeed["uses"], place: Place];

const places: Readonly<Record<string, readonly Entry[]>> = {
  "demo-customer-us-verified": [
    [
      ["shipping"],
      {
        ...{
          nickname: "Cold room",
          streetName: "12 Example Wharf",
          building: "Building 4",
          city: "Boston",
          state: "MA",
        },
        ...{ postalCode: "02110", phone: "+1 617 555 0142", phoneNumberExt: "401", ebsShipToId: "S-100142" },
      },
    ],
    [
      ["shipping"],
      {
        ...{
          nickname: "Imaging core",
          streetName: "7 Sample Street",
          city: "Danvers",
          state: "MA",
          postalCode: "01923",
        },
        ...{ additionalStreetInfo: "Loading dock B", phone: "+1 978 555 0142", ebsShipToId: "S-100143" },
      },
    ],
    [
      ["billing"],
      {
        ...{
          nickname: "Accounts payable",
          streetName: "1 Example Plaza",
          city: "Boston",
          state: "MA",
          postalCode: "02110",
        },
        ...{ phone: "+1 617 555 0100", ebsBillToId: "B-100142", ebsSoldToId: "D-100142", freightTerm: "PREPAID" },
      },
    ],
    [
      ["billing"],
      {
        ...{
          nickname: "Grant office",
          streetName: "9 Example Plaza",
          city: "Boston",
          state: "MA",
          postalCode: "02110",
        },
        ...{ ebsBillToId: "B-100143", taxExempt: true },
      },
    ],
  ],
  "demo-customer-de-verified": [
    [
      ["shipping", "billing"],
      {
        ...{
          nickname: "Institut",
          streetName: "Musterufer 12",
          city: "Berlin",
          postalCode: "10115",
          vatId: "DE136695976",
        },
        ...{ phone: "+49 30 5550142", ebsShipToId: "S-200142", ebsBillToId: "B-200142" },
      },
    ],
  ],
  "demo-customer-gb-verified": [
    [
      ["shipping", "billing"],
      { streetName: "3 Sample Lane", city: "Cambridge", postalCode: "CB2 1TN", phone: "+44 1223 555014" },
    ],
  ],
  "demo-customer-at-verified": [
    [
      ["shipping", "billing"],
      { streetName: "Mustergasse 5", city: "Wien", postalCode: "1010", vatId: "ATU10223006", phone: "+43 1 5550142" },
    ],
  ],
  "demo-customer-jp-verified": [
    [
      ["shipping", "billing"],
      {
        ...{
          streetName: "見本町1-2-3",
          building: "見本ビル4階",
          city: "千代田区",
          state: "東京都",
          postalCode: "100-0001",
        },
        ...{ phone: "+81 3 5555 0142" },
      },
    ],
  ],
  "demo-customer-br-verified": [
    [["shipping"], { streetName: "Rua do Exemplo, 12", city: "São Paulo", state: "SP", postalCode: "01310-100" }],
  ],
};

const nothing = {
  ...{ nickname: null, building: null, additionalStreetInfo: null, state: null, phone: null, phoneNumberExt: null },
  ...{ vatId: null, taxExempt: null, collectAccountNumber: null, typeId: null, legacyId: null, ebsBillToId: null },
  ...{ ebsOrgAccountNumber: null, ebsShipToId: null, ebsSoldToId: null, billToDiscountCode: null },
  ...{ shipToDiscountCode: null, freightTerm: null, custom: null },
};

export function addressesOf({ id, country, firstName, lastName, companyName }: DemoCustomer): AddressSeed[] {
  return (places[id] ?? []).map(([uses, place], index) => ({
    uses,
    address: {
      ...nothing,
      id: `${id}-address-${index + 1}`,
      country,
      firstName,
      lastName,
      company: companyName,
      ...place,
    },
  }));
}

export function contactsOf({ id, email, firstName, lastName, kana, companyName }: DemoCustomer): Contact[] {
  const self: Contact = {
    ...{ id: `${id}-contact-1`, isDefault: true, firstName, lastName, email, phone: null, organisation: companyName },
    ...{ firstNameKana: kana?.[0] ?? null, lastNameKana: kana?.[1] ?? null, department: null },
  };
  if (id === "demo-customer-jp-verified") return [{ ...self, department: "免疫学研究室" }];
  if (id !== "demo-customer-us-verified") return [];
  const manager: Contact = {
    ...{ id: `${id}-contact-2`, isDefault: false, firstName: "Demo", lastName: "Manager", phone: "+1 617 555 0150" },
    ...{ email: "lab.manager@demo.benchside.example", firstNameKana: null, lastNameKana: null },
    ...{ organisation: companyName, department: "Histology core" },
  };
  return [{ ...self, department: "Tumor immunology" }, manager];
}
