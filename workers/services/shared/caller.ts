/** Who is behind a call, as far as the storefront says. Limits are of a network (`networkOf`), never of one address of it. */
import { networkOf } from "@domain/http/network";

/** Header in which the storefront, which alone calls the gateway, names its visitor's address. */
const shopperAddressHeader = "x-shopper-address";

const connectionAddress = ({ headers }: Request): string => headers.get("cf-connecting-ip") ?? "unknown";

/** Address of the shopper behind a call; of the caller when the storefront does not say. */
export function callerAddress(request: Request): string {
  const named = request.headers.get(shopperAddressHeader) ?? "";
  return /^[0-9A-Fa-f.:]{2,45}$/.test(named) ? named : connectionAddress(request);
}

/** What a shopper's uses are counted by. */
export const callerNetwork = (request: Request): string => networkOf(callerAddress(request));

/** The same for what others than the storefront call, where a named address is anybody's. */
export const connectionNetwork = (request: Request): string => networkOf(connectionAddress(request));
