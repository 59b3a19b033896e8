/** A signed-in customer of the embedded gateway, ready for checkout. */
import type { Customer } from "@contracts/customers/customers";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { expect } from "vitest";
import { boston, checkout } from "../../factories/checkout";
import { ndjson } from "../../factories/product";
import { bindings } from "../services-runtime";
import { gatewayUrl, market, value, visitor } from "./gateway";

const password = "Correct-horse-7!";
const admin = { authorization: `Bearer ${bindings.ADMIN_KEY}` };
const services = () => gatewayUrl().replace(/\/commerce$/, "");

/** Stores the test shop's settings for shipping, tax and promotions. */
export async function storeCheckoutSettings(): Promise<void> {
  const stored = await fetch(`${services()}/settings/_admin/checkout`, {
    method: "PUT",
    headers: admin,
    body: JSON.stringify(checkout),
  });
  expect(stored.status).toBe(200);
}

const address = (id: string, city: string) => ({ ...boston, id, city, custom: null });

function customerOf(id: string, email: string): Omit<Customer, "version"> {
  return v.parse(v.any(), {
    id,
    createdAt: "2026-01-01T00:00:00.000Z",
    lastModifiedAt: "2026-01-01T00:00:00.000Z",
    email,
    firstName: "Rosalind",
    lastName: "Mint",
    isEmailVerified: true,
    addresses: [address("home", "Boston"), address("away", "Danvers"), address("bill", "Salem")],
    shippingAddressIds: ["home", "away"],
    billingAddressIds: ["bill"],
    defaultShippingAddressId: "home",
    defaultBillingAddressId: "bill",
    custom: {
      type: "regular-customer-type",
      fields: {
        registrationOrigin: "US",
        isNewsletterOptin: false,
        forcedPasswordReset: false,
        privacyAgreedToDateTime: "2026-01-01T00:00:00.000Z",
        contacts: [],
      },
    },
  });
}

const contact = (id: string, isDefault: boolean) => ({
  id,
  firstName: "Barbara",
  lastName: "Lane",
  email: `${id}@lab.example`,
  isDefault,
});

let made = 0;

/** A verified, signed-in customer with two shipping addresses, a billing address and two contacts. */
export async function signedIn(over: Parameters<typeof visitor>[1] = {}) {
  made += 1;
  const id = `buyer-${made}`;
  const email = `${id}@lab.example`;
  const line = {
    customer: customerOf(id, email),
    contacts: [contact("first", true), contact("second", false)],
    password,
  };
  const imported = await fetch(`${gatewayUrl()}/_admin/customers`, {
    method: "POST",
    headers: admin,
    body: ndjson([line]),
  });
  expect(await imported.json()).toMatchObject({ stored: 1 });
  const basic = `Basic ${btoa(`${bindings.COMMERCE_CLIENT_ID}:${bindings.COMMERCE_CLIENT_SECRET}`)}`;
  const issued = await fetch(`${gatewayUrl()}/api/oauth/customers/token`, {
    method: "POST",
    headers: { authorization: basic },
    body: new URLSearchParams({ grant_type: "password", username: email, password }),
  });
  const token = v.parse(tokenResponse, await issued.json());
  const auth = {
    accessToken: token.access_token,
    expiresIn: token.expires_in,
    expiresAt: Date.now() + token.expires_in * 1000,
    refreshToken: token.refresh_token ?? null,
    flow: "customer" as const,
  };
  const buyer = visitor({ auth, customer: { id, verified: true, punchout: false } }, over);
  return { ...buyer, email, customer: { ...line.customer, version: 1 } };
}

export type Buyer = Awaited<ReturnType<typeof signedIn>>;

/** The buyer's cart with addresses and a shipping method. */
export async function readyBasket({ request }: Buyer, skus: readonly string[] = ["4060S"]) {
  const items = skus.map((id) => ({ id, quantity: 1 }));
  value(await request().add(items, market));
  value(await request().setShippingAddressToCart("home", "first", "US"));
  value(await request().setBillingAddressToCart("bill", "US"));
  return value(await request().setShippingMethod("us-ground"));
}

export const amountOf = (cart: Awaited<ReturnType<typeof readyBasket>>) => {
  const { centAmount, currencyCode } = cart.taxedPrice?.totalGross ?? cart.totalPrice;
  return { centAmount, currencyCode };
};

/** Enters a card into the hosted page. */
export async function typeCard(pageUrl: string, number: string): Promise<Response> {
  return fetch(`${services()}${new URL(pageUrl).pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ number, holder: "Rosalind Mint", expiration: "04/40", code: "123" }),
  });
}
