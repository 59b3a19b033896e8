import type { Seller } from "@contracts/commerce/seller";
import { postalLines } from "@domain/account/postal-lines";
import type { PrivateContext } from "~/context/request/types";

/** The seller as pages and documents name it. */
export function sellerLines(
  { name, address, taxId, email, phone }: Seller,
  { market }: Pick<PrivateContext, "market">,
): string[] {
  return [name, ...postalLines(address, market.language), taxId, email, phone];
}
