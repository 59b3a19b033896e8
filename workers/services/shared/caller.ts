/** Identifies the client behind a call. Limits apply to a network (`networkOf`), never to a single address of it. */
import { type Device, deviceOf } from "@domain/account/device";
import { networkOf } from "@domain/http/network";

/** Header with the visitor's address, set by the storefront, the gateway's only caller. */
const shopperAddressHeader = "x-shopper-address";

const connectionAddress = ({ headers }: Request): string => headers.get("cf-connecting-ip") ?? "unknown";

/** Address of the shopper behind a call; the caller's own without the header. */
export function callerAddress(request: Request): string {
  const named = request.headers.get(shopperAddressHeader) ?? "";
  return /^[0-9A-Fa-f.:]{2,45}$/.test(named) ? named : connectionAddress(request);
}

/** Browser, system and country of the shopper behind a call, as the storefront states them. */
export function callerOrigin({ headers }: Request): Device & { readonly country: string | null } {
  const country = headers.get("x-shopper-country") ?? "";
  return {
    ...deviceOf((headers.get("x-shopper-agent") ?? "").slice(0, 500)),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

/** Rate limit key of a shopper. */
export const callerNetwork = (request: Request): string => networkOf(callerAddress(request));

/**
 * Network of the connection itself, for endpoints that any client can call, because a client could forge the header.
 */
export const connectionNetwork = (request: Request): string => networkOf(connectionAddress(request));
