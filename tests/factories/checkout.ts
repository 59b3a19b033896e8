/** Checkout settings for tests, with small round figures. */
import type { CheckoutSettings, Promotion } from "@contracts/commerce/checkout-settings";

const name = (text: string) => ({ en_EN: text, ja_JP: text, zh_CN: text });
const year = { validFrom: "2020-01-01T00:00:00.000Z", validUntil: "2099-12-31T23:59:59.999Z" };

export const promotion = (over: Partial<Promotion> & Pick<Promotion, "id" | "code" | "effect">): Promotion => ({
  name: over.code,
  ...year,
  ...over,
});

export const promotions: readonly Promotion[] = [
  promotion({
    id: "welcome10",
    code: "WELCOME10",
    name: "Welcome: 10 % off",
    effect: { kind: "percentage", partsPerMillion: 100_000 },
  }),
  promotion({ id: "freeship", code: "FREESHIP", effect: { kind: "freeShipping" } }),
  promotion({ id: "benchgift", code: "BENCHGIFT", effect: { kind: "gift", sku: "9272S", quantity: 1 } }),
  promotion({
    id: "spring19",
    code: "SPRING19",
    effect: { kind: "percentage", partsPerMillion: 190_000 },
    validFrom: "2019-03-01T00:00:00.000Z",
    validUntil: "2019-05-31T23:59:59.999Z",
  }),
  promotion({
    id: "threefortwo",
    code: "THREEFORTWO",
    effect: { kind: "freePieces", buy: 2, free: 1, families: ["5000", "5001"] },
  }),
  promotion({
    id: "sample",
    code: "SAMPLE",
    effect: { kind: "percentage", partsPerMillion: 1_000_000, families: ["5002"] },
  }),
  promotion({
    id: "bulk",
    code: "BULK",
    minimumCentAmounts: { USD: 100_000 },
    effect: { kind: "percentage", partsPerMillion: 50_000 },
  }),
  promotion({
    id: "firstorder",
    code: "FIRSTORDER",
    newCustomersOnly: true,
    effect: { kind: "percentage", partsPerMillion: 20_000 },
  }),
  promotion({
    id: "once",
    code: "ONCE",
    maxApplicationsPerCustomer: 1,
    effect: { kind: "percentage", partsPerMillion: 10_000 },
  }),
];

export const checkout: CheckoutSettings = {
  taxRules: [
    { country: "US", name: "Sales tax", partsPerMillion: 0, taxesShipping: false, exemptWithVatId: false },
    {
      country: "US",
      state: "MA",
      name: "Sales tax",
      partsPerMillion: 62_500,
      taxesShipping: false,
      exemptWithVatId: false,
    },
    {
      country: "US",
      state: "TX",
      name: "Sales tax",
      partsPerMillion: 62_500,
      taxesShipping: true,
      exemptWithVatId: false,
    },
    { country: "DE", name: "VAT", partsPerMillion: 190_000, taxesShipping: true, exemptWithVatId: false },
    { country: "AT", name: "VAT", partsPerMillion: 200_000, taxesShipping: true, exemptWithVatId: true },
    { country: "GB", name: "VAT", partsPerMillion: 200_000, taxesShipping: true, exemptWithVatId: false },
  ],
  weights: { default: 1, productTypes: { Kit: 5 } },
  shippingMethods: [
    {
      id: "us-ground",
      name: name("Ground"),
      countries: ["US"],
      currency: "USD",
      tiers: [
        { upToWeight: 10, centAmount: 2500 },
        { upToWeight: 50, centAmount: 4500 },
      ],
      freeFromCentAmount: 1_000_000,
    },
    {
      id: "us-overnight",
      name: name("Overnight"),
      countries: ["US"],
      currency: "USD",
      tiers: [{ upToWeight: 1_000_000, centAmount: 7900 }],
      freeFromCentAmount: null,
    },
    {
      id: "eu-express",
      name: name("Express"),
      countries: ["DE", "AT"],
      currency: "EUR",
      tiers: [{ upToWeight: 1_000_000, centAmount: 3900 }],
      freeFromCentAmount: null,
    },
  ],
  promotions: [...promotions],
  purchaseOrders: { limits: { USD: 500_000, EUR: 500_000 }, requiresSoldToId: false },
  quoteValidDays: 30,
  distributors: ["br-sul", "br-norte"].map((id) => ({
    id,
    country: "BR",
    name: `Distribuidora ${id}`,
    url: `https://${id}.distributor.benchside.example/`,
    phone: "+55 11 5550 0100",
    fax: null,
    customerEmail: `orders@${id}.distributor.benchside.example`,
    address: { street: "Rua das Bancadas 100", city: "São Paulo", state: "SP", postalCode: "01000-000", country: "BR" },
  })),
};

/** An address in Boston, which has sales tax. */
export const boston = {
  country: "US",
  firstName: "Ada",
  lastName: "Bench",
  company: "Harbor Institute",
  streetName: "1 Harbor Way",
  city: "Boston",
  state: "MA",
  postalCode: "02110",
  phone: "617 555 0100",
};
