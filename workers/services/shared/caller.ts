/** Who is behind a call, as far as the storefront says. */

/** Header in which the storefront, which alone calls the gateway, names its visitor's address. */
const shopperAddressHeader = "x-shopper-address";

/** Address of who calls: for what browsers call themselves, where a named address is anybody's. */
export function connectionAddress({ headers }: Request): string {
  return headers.get("cf-connecting-ip") ?? "unknown";
}

/** Address of the shopper behind a call; of the caller when the storefront does not say. */
export function callerAddress(request: Request): string {
  const named = request.headers.get(shopperAddressHeader) ?? "";
  if (/^[0-9A-Fa-f.:]{2,45}$/.test(named)) return named;
  return connectionAddress(request);
}
