/** Orders for tests of invoices, documents and messages. */
import type { CartAction } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import type { Payment } from "@contracts/commerce/payments";
import type { Seller } from "@contracts/commerce/seller";
import { orderOfCart } from "@domain/checkout/order-of-cart";
import { carriedOut, newCart } from "./cart";

const inAll = (text: string) => ({ en_EN: text, ja_JP: text, zh_CN: text });

export const germanSeller: Seller = {
  name: "Example Reagents GmbH",
  address: { streetName: "Musterstraße 1", city: "Frankfurt am Main", postalCode: "60311", country: "DE" },
  taxId: "USt-IdNr. DE000000000",
  email: "orders@seller.example",
  phone: "+49 69 90009 000",
  paymentTerms: inAll("30 days net"),
  deliveryTerms: inAll("Within 3 business days"),
  incoterms: inAll("DAP"),
  invoicing: {
    vatId: "DE000000000",
    endpoint: { scheme: "9930", id: "DE000000000" },
    iban: "DE00000000000000000000",
    paymentDays: 30,
  },
};

/** A company address in a country. */
const companyIn = (country: string) => ({
  country,
  firstName: "Ada",
  lastName: "Bench",
  company: "Institut am Hafen",
  streetName: "Hafenweg 1",
  city: "Hafenstadt",
  postalCode: "10115",
  email: "ada@lab.example",
});

const invoiced: Payment = {
  id: "payment-1",
  amountPlanned: { centAmount: 0, currencyCode: "EUR", fractionDigits: 2 },
  paymentMethodInfo: { method: "purchaseOrder" },
  transaction: { type: "Authorization", state: "Success", interactionId: "key-1" },
  custom: { fields: { poNumber: "PO-4711", invoiceEmailAddress: "invoices@lab.example" } },
  createdAt: "2030-01-01T00:00:00.000Z",
};

interface OrderOptions {
  readonly country?: "DE" | "AT";
  readonly vatId?: string;
  readonly actions?: readonly CartAction[];
  /** Street of a different address, by size of the line that ships there. */
  readonly shipTo?: Readonly<Record<string, string>>;
}

/** An order of three products from a German seller, on a purchase order. */
export function orderIn({ country = "DE", vatId, actions = [], shipTo = {} }: OrderOptions = {}): Order {
  const address = companyIn(country);
  const filled = carriedOut(
    newCart(country, "EUR"),
    [
      { action: "addLineItem", sku: "4060S", quantity: 3 },
      { action: "addLineItem", sku: "9272S", quantity: 1 },
      { action: "addLineItem", sku: "7074S", quantity: 2 },
      { action: "setShippingAddress", address },
      { action: "setBillingAddress", address },
      { action: "setShippingMethod", shippingMethod: { id: "eu-express" } },
      ...(vatId ? [{ action: "setCustomField", name: "vatId", value: vatId } as const] : []),
      ...actions,
    ],
    { shopperCountry: country },
  );
  const shipTos = [...Map.groupBy(Object.keys(shipTo), (sku) => shipTo[sku] ?? "")].map(([streetName, skus]) => ({
    address: { ...address, streetName },
    lineItemIds: filled.lineItems.filter(({ sku }) => skus.includes(sku)).map(({ id }) => id),
  }));
  const cart = carriedOut(filled, [{ action: "setShipTos", shipTos }], { shopperCountry: country });
  const now = "2030-01-01T12:00:00.000Z";
  return orderOfCart(cart, { orderNumber: "W300000000001", now, payment: invoiced, seller: germanSeller });
}
