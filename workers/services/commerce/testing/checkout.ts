/** Test client for a checkout: HTTP calls, and cards through the hosted fields. */
import { env, SELF } from "cloudflare:test";
import type { Cart } from "@contracts/commerce/cart";
import { type Order, type Placement, placement } from "@contracts/commerce/orders";
import { cardFields, cardFieldsState, type Payment, payment } from "@contracts/commerce/payments";
import { customer as customerSchema } from "@contracts/customers/customers";
import * as v from "valibot";
import { boston, checkout } from "../../../../tests/factories/checkout";
import { shopperOf } from "../shoppers/shopper-of";
import { issueShopperTokens } from "../tokens/grants";
import { call, cartOf, errorOf, importShelf } from "./gateway";

export const cards = {
  approves: "4111 1111 1111 1111",
  declines: "4000 0000 0000 0002",
  timesOut: "4000 0000 0000 0119",
} as const;

/** Imports products and checkout settings. */
export async function openShop(): Promise<void> {
  await importShelf();
  const stored = await SELF.fetch("http://services.test/settings/_admin/checkout", {
    method: "PUT",
    headers: { authorization: "Bearer demo-admin-key" },
    body: JSON.stringify(checkout),
  });
  if (!stored.ok) throw new Error(await stored.text());
}

let made = 0;

/** Token and address of a verified customer, without a password, whose hash would take time. */
export async function verifiedCustomer(
  name = { firstName: "Rosalind", lastName: "Mint" },
  country = "US",
): Promise<{ token: string; email: string }> {
  made += 1;
  const id = `verified-${made}-${crypto.randomUUID()}`;
  const email = `${id}@lab.example`;
  const now = new Date().toISOString();
  const customer = v.parse(customerSchema, {
    ...{ id, version: 1, email, ...name, isEmailVerified: true },
    ...{ createdAt: now, lastModifiedAt: now, addresses: [], shippingAddressIds: [], billingAddressIds: [] },
    ...{ defaultShippingAddressId: null, defaultBillingAddressId: null },
    custom: {
      type: "regular-customer-type",
      fields: {
        ...{ registrationOrigin: country, isNewsletterOptin: false, forcedPasswordReset: false, contacts: [] },
        privacyAgreedToDateTime: now,
      },
    },
  });
  const record = { customer, contacts: [], passwordHash: null, demo: false };
  await shopperOf(env, "customer", id).loadCustomer(record, []);
  return { token: (await issueShopperTokens(env, "customer", id)).access_token, email };
}

interface Buyer {
  readonly token: string;
  readonly email: string;
  /** A cart complete except for its payment: $385.00 of goods, $25.00 of shipping, 6.25 % tax on the goods. */
  readonly cart: Cart;
}

export async function buyer(skus: readonly string[] = ["4060S"]): Promise<Buyer> {
  const { token, email } = await verifiedCustomer();
  return { token, email, cart: await readyCart(token, skus) };
}

/** A new cart of a customer, complete except for its payment. */
export async function readyCart(token: string, skus: readonly string[] = ["4060S"]): Promise<Cart> {
  const lineItems = skus.map((sku) => ({ sku, quantity: 1 }));
  const opened = await cartOf(
    call(token, "/carts", { method: "POST", body: { country: "US", currency: "USD", lineItems } }),
  );
  return change(token, opened, [
    { action: "setShippingAddress", address: boston },
    { action: "setBillingAddress", address: boston },
    { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: "us-ground" } },
  ]);
}

/** The cart after some actions; a refusal fails the test. */
export async function change(token: string, cart: Pick<Cart, "id" | "version">, actions: unknown[]): Promise<Cart> {
  const response = await call(token, `/carts/${cart.id}`, { method: "POST", body: { version: cart.version, actions } });
  if (response.status !== 200) throw new Error(JSON.stringify(await errorOf(response)));
  return cartOf(response);
}

export const grossOf = ({ taxedPrice, totalPrice }: Cart) => {
  const { centAmount, currencyCode } = taxedPrice?.totalGross ?? totalPrice;
  return { centAmount, currencyCode };
};

interface EnteredCard {
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Enters a card into the hosted fields like a browser without scripts.
 * @param more other fields, such as the box that saves the card
 */
export async function enterCard(
  token: string,
  cart: Cart,
  number: string,
  more: Record<string, string> = {},
): Promise<EnteredCard> {
  const opened = await call(token, "/paymetric/tokens", {
    method: "POST",
    body: { cartId: cart.id, returnUrl: "http://localhost:8787/checkout/paymentinformation", language: "en" },
  });
  const { id, pageUrl } = v.parse(cardFields, await opened.json());
  const sent = await SELF.fetch(new URL(new URL(pageUrl).pathname, "http://services.test"), {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      number,
      holder: "Rosalind Mint",
      expiration: "04/40",
      code: "123",
      ...more,
    }).toString(),
  });
  if (sent.status !== 303) throw new Error(`${sent.status} ${await sent.text()}`);
  const state = v.parse(cardFieldsState, await (await call(token, `/paymetric/tokens/${id}?cartId=${cart.id}`)).json());
  if (state.state !== "filled") throw new Error(`the card is ${state.state}`);
  return { sessionId: id, token: state.token };
}

export const cardPayment = (cart: Cart, cardToken: string, over: Record<string, unknown> = {}) => ({
  cart: { id: cart.id },
  amountPlanned: grossOf(cart),
  paymentMethodInfo: { method: "card" },
  transaction: { type: "Authorization", state: "Initial", interactionId: cardToken },
  custom: { fields: { cardHolderName: "Rosalind Mint", cardExpiration: "2040-04", cardType: "visa" } },
  ...over,
});

export const purchaseOrder = (cart: Cart) => ({
  cart: { id: cart.id },
  amountPlanned: grossOf(cart),
  paymentMethodInfo: { method: "purchaseOrder" },
  custom: { fields: { poNumber: "PO-4711", invoiceEmailAddress: "invoices@lab.example" } },
});

/** Creates a payment and adds it to the cart. */
export async function pay(token: string, cart: Cart, body: unknown): Promise<{ payment: Payment; cart: Cart }> {
  const made = await call(token, "/customers/payments", { method: "POST", body });
  if (made.status !== 201) throw new Error(JSON.stringify(await errorOf(made)));
  const paid = v.parse(payment, await made.json());
  const add = { action: "addPayment", payment: { typeId: "payment", id: paid.id } };
  return { payment: paid, cart: await change(token, cart, [add]) };
}

/** The cart with a card payment. */
export async function payByCard(
  token: string,
  cart: Cart,
  number: string,
  more: Record<string, string> = {},
): Promise<Cart & { sessionId: string }> {
  const card = await enterCard(token, cart, number, more);
  const paid = await pay(token, cart, cardPayment(cart, card.token));
  return { ...paid.cart, sessionId: card.sessionId };
}

export function place(token: string, cart: Cart, over: Record<string, unknown> = {}) {
  const { id, version } = cart;
  return call(token, "/orders", { method: "POST", body: { id, version, expectedTotal: grossOf(cart), ...over } });
}

export async function placementOf(response: Response | Promise<Response>): Promise<Placement> {
  return v.parse(placement, await (await response).json());
}

/** The order of a successful placement. */
export async function ordered(response: Response | Promise<Response>): Promise<Order> {
  const answer = await placementOf(response);
  if (answer.state !== "ordered") throw new Error("the order is pending");
  return answer.order;
}

interface CardRecord {
  readonly state: string;
  readonly authorizations: {
    id: string;
    key: string;
    status: string;
    amount: { centAmount: number };
    reference: string;
  }[];
  readonly refunds: { amount: { centAmount: number } }[];
}

/** The payments service's record of a card entry. */
export async function cardRecord(sessionId: string): Promise<CardRecord> {
  const answer = await SELF.fetch(`http://services.test/payments/_admin/cards/${sessionId}`, {
    headers: { authorization: "Bearer demo-admin-key" },
  });
  return answer.json();
}
