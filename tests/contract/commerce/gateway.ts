/** Visitors with a commerce client, with or without faults between client and gateway. */
import type { Cart } from "@contracts/commerce/cart";
import { afterAll, beforeAll, expect } from "vitest";
import { type CommerceConfig, createCommerceService } from "~/services/commerce/create-commerce-service";
import type { CommerceResult } from "~/services/commerce/types";
import { gatewayFetch } from "~/services/upstream/fetch-by-path";
import { ndjson, shelf } from "../../factories/product";
import { createMemoryTokenStore } from "../memory-token-store";
import { policyReader } from "../policy-fetch";
import { type Exchange, recordingFetch } from "../recording-fetch";
import { bindings, type RunningServices, sharedServices } from "../services-runtime";
import { silentLog } from "../silent-log";

export const market = { country: "US", currency: "USD" };

let services: RunningServices;

/** Opens the shared services with the shared products for one test file. */
export function runGateway(): void {
  beforeAll(async () => {
    services = await sharedServices();
    const imported = await fetch(`${services.url}/commerce/_admin/products`, {
      method: "POST",
      headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
      body: ndjson(shelf),
    });
    expect(await imported.json()).toMatchObject({ stored: shelf.length });
  });
  afterAll(() => services?.stop());
}

/** Base URL of the running gateway. */
export const gatewayUrl = () => `${services.url}/commerce`;

/** A visitor whose calls follow the shop's own policies, with a pause of `retryDelayMs` before the first retry. */
export function visitor(
  initial: Parameters<typeof createMemoryTokenStore>[0] = {},
  { retryDelayMs = 10, ...over }: Partial<CommerceConfig> & { readonly retryDelayMs?: number } = {},
) {
  const store = createMemoryTokenStore(initial);
  const network = recordingFetch();
  const log = silentLog();
  const config: CommerceConfig = {
    url: gatewayUrl(),
    clientId: bindings.COMMERCE_CLIENT_ID ?? "",
    clientSecret: bindings.COMMERCE_CLIENT_SECRET ?? "",
    ...over,
  };
  /** A new service with the visitor's cookies, as for each request. */
  const request = () => {
    const send = gatewayFetch(policyReader(network.fetch, retryDelayMs));
    return createCommerceService({ ...config, fetch: send }, store, log);
  };
  return { store, network, log, request, commerce: request() };
}

export const value = <T>(result: CommerceResult<T>): T => {
  if (!result.ok) throw new Error(`${result.status}: ${result.errors[0].code} ${result.errors[0].message}`);
  return result.value;
};
export const failed = <T>(result: CommerceResult<T>) => {
  if (result.ok) throw new Error("expected a failure");
  return result;
};
export const actionsOf = (exchange: Exchange | undefined): { action: string }[] =>
  JSON.parse(exchange?.body ?? "{}").actions;
export const lineOf = (cart: Cart | null, index = 0) => {
  const line = cart?.lineItems[index];
  if (!line) throw new Error("no such line");
  return line;
};
