/** Products that a product's page lists beside it. */
import type { Product } from "@contracts/catalogue/catalogue";
import { parseProductAddress } from "./address";

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

/** Numbers of all related products and of the parts of a kit with a page, each once, in the order of the page. */
export function relatedKeys({ conjugates, successor, kitComponents, ...attributes }: Attributes): string[] {
  const all = [
    ...kitComponents.flatMap((component) => linkedComponent(component) ?? []),
    ...relatedLists.flatMap((name) => attributes[name]),
    ...conjugates.children,
    ...conjugates.siblings,
    conjugates.parent,
    conjugates.carrierFree,
    successor,
  ];
  return [...new Set(all.flatMap((related) => (related ? [related.key] : [])))];
}

/** Product that a part of a kit links to; null for parts that are not sold alone. */
export function linkedComponent({ number, sefUrl }: Attributes["kitComponents"][number]): { key: string } | null {
  const key = sefUrl === null ? undefined : parseProductAddress(number)?.key;
  return key ? { key } : null;
}
