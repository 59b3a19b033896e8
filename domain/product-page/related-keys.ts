/** Products that a product's page lists beside it. */
import type { Product } from "@contracts/catalogue/catalogue";

type Attributes = Product["attributes"];

/** Lists of related products that a page shows whole. */
export const relatedLists = [
  "alternatives",
  "recommendations",
  "elisaKits",
  "matchedPairs",
  "proteinControls",
  "chimerics",
] as const satisfies readonly (keyof Attributes)[];

/** Numbers of all related products, each once, in the order of the page. */
export function relatedKeys({ conjugates, successor, ...attributes }: Attributes): string[] {
  const all = [
    ...relatedLists.flatMap((name) => attributes[name]),
    ...conjugates.children,
    ...conjugates.siblings,
    conjugates.parent,
    conjugates.carrierFree,
    successor,
  ];
  return [...new Set(all.flatMap((related) => (related ? [related.key] : [])))];
}
