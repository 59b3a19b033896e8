import type { Seller } from "@contracts/commerce/seller";
import { postalLines } from "@domain/account/postal-lines";
import type { Language } from "@domain/market/market";

/** The seller as pages and documents name it. */
export function sellerLines(
  { name, address, taxId, email, phone }: Seller,
  { market }: { readonly market: { readonly language: Language } },
): string[] {
  return [name, ...postalLines(address, market.language), taxId, email, phone];
}
