/** Test client of the gateway, with the credentials of the test configuration. */
import { SELF } from "cloudflare:test";
import { type Cart, cart } from "@contracts/commerce/cart";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { ndjson, shelf } from "../../../../tests/factories/product";

const origin = "http://services.test";
export const clientCredentials = `Basic ${btoa("demo-storefront:demo-storefront-secret")}`;

export function tokenCall(path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return SELF.fetch(`${origin}/commerce/api/oauth/${path}/token`, {
    method: "POST",
    headers: { authorization: clientCredentials, "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(form).toString(),
  });
}

export async function tokens(path: "client" | "anonymous", form: Record<string, string> = {}) {
  return v.parse(tokenResponse, await (await tokenCall(path, { grant_type: "client_credentials", ...form })).json());
}

interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** Each test uses new addresses, so it does not use up another's rate limit. */
const addresses = (function* () {
  for (let host = 1; ; host += 1) yield `2001:db8:0:${host.toString(16)}::1`;
})();

/** API call with a bearer token, from a new address. */
export function call(token: string, path: string, { method = "GET", body, key, headers = {} }: CallOptions = {}) {
  return SELF.fetch(`${origin}/commerce/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-shopper-address": addresses.next().value,
      ...(key ? { "idempotency-key": key } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export function admin(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set("authorization", "Bearer demo-admin-key");
  return SELF.fetch(`${origin}${path}`, { ...init, headers });
}

export const importShelf = () =>
  admin("/commerce/_admin/products", { method: "POST", body: ndjson(shelf) }).then((response) => response.json());

export async function cartOf(response: Response | Promise<Response>): Promise<Cart> {
  const answer = await response;
  return v.parse(cart, await answer.json());
}

interface Shopper {
  readonly token: string;
  open(skus: readonly string[], over?: Record<string, unknown>): Promise<Cart>;
  update(cart: Pick<Cart, "id" | "version">, actions: readonly unknown[], key?: string): Promise<Response>;
}

/** A visitor with a new anonymous token. */
export async function shopper(): Promise<Shopper> {
  const { access_token: token } = await tokens("anonymous");
  return {
    token,
    open: (skus, over = {}) => {
      const lineItems = skus.map((sku) => ({ sku, quantity: 1 }));
      return cartOf(
        call(token, "/carts", { method: "POST", body: { country: "US", currency: "USD", lineItems, ...over } }),
      );
    },
    update: ({ id, version }, actions, key) =>
      call(token, `/carts/${id}`, { method: "POST", body: { version, actions }, ...(key ? { key } : {}) }),
  };
}

export async function errorOf(response: Response) {
  const body: {
    statusCode: number;
    message: string;
    errors: { code: string; message: string; currentVersion?: number }[];
  } = await response.json();
  return { status: response.status, code: body.errors[0]?.code, ...body };
}
