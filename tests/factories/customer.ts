/** Verified customers with addresses and contacts, each with a separate cart. */

const at = "2020-01-01T00:00:00.000Z";

const places = {
  US: [
    { streetName: "12 Example Wharf", city: "Boston", state: "MA", postalCode: "02110" },
    { streetName: "7 Sample Street", city: "Danvers", state: "MA", postalCode: "01923" },
  ],
  DE: [
    { streetName: "Musterstraße 12", city: "Berlin", state: null, postalCode: "10115" },
    { streetName: "Beispielweg 7", city: "Köln", state: null, postalCode: "50667" },
  ],
  AT: [
    { streetName: "Mustergasse 12", city: "Wien", state: null, postalCode: "1010" },
    { streetName: "Beispielweg 7", city: "Graz", state: null, postalCode: "8010" },
  ],
} as const;
export type BuyerCountry = keyof typeof places;

export interface Buyer {
  readonly email: string;
  readonly password: string;
}

interface BuyerOptions {
  readonly country?: BuyerCountry;
  /** If false, the first address is entered during checkout. */
  readonly addresses?: boolean;
  /** Country of the customer's registration, if different. */
  readonly registered?: string;
}

/** Imports a customer, which is faster than signing up. */
export async function importBuyer(
  servicesUrl: string,
  { country = "US", addresses: withAddresses = true, registered = country }: BuyerOptions = {},
): Promise<Buyer> {
  const id = crypto.randomUUID();
  const email = `buyer-${id.slice(0, 12)}@lab.example`;
  const password = "Benchside-demo-1!";
  const person = { firstName: "Rosalind", lastName: "Mint" };
  const addresses = withAddresses
    ? places[country].map((place, index) => ({
        id: `${id}-${index}`,
        ...person,
        company: "Mint Lab",
        ...place,
        country,
      }))
    : [];
  const [first, second] = addresses.map((address) => address.id);
  const contact = (name: string, isDefault: boolean) => ({
    id: `${id}-${name}`,
    firstName: name,
    lastName: "Kern",
    email: `${name.toLowerCase()}@lab.example`,
    isDefault,
  });
  const customer = {
    ...{ id, createdAt: at, lastModifiedAt: at, email, ...person, companyName: "Mint Lab", isEmailVerified: true },
    ...{ addresses, shippingAddressIds: addresses.map((address) => address.id) },
    ...{ billingAddressIds: second ? [second] : [], ebsSoldToIds: ["D-1"] },
    ...{ defaultShippingAddressId: first ?? null, defaultBillingAddressId: second ?? null },
    custom: {
      type: "regular-customer-type",
      fields: {
        ...{ registrationOrigin: registered, isNewsletterOptin: false, forcedPasswordReset: false },
        ...{ privacyAgreedToDateTime: null, contacts: [] },
      },
    },
  };
  const contacts = withAddresses ? [contact("Ada", true), contact("Lise", false)] : [];
  const imported = await fetch(`${servicesUrl}/commerce/_admin/customers`, {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key" },
    body: JSON.stringify({ customer, contacts, password }),
  });
  const { stored, rejections } = (await imported.json()) as { stored: number; rejections: unknown };
  if (stored !== 1) throw new Error(`the customer was not taken: ${JSON.stringify(rejections)}`);
  return { email, password };
}
