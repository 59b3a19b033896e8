/** Identity of a clone: its name alone is not unique, so host, target and modification belong to it. */
import type { Product } from "@contracts/catalogue/catalogue";

/** Page with all formats of a clone. */
export const clonePath = (clone: string): string => `/clones/${encodeURIComponent(clone)}`;

/** Text that is equal for products of the same clone; null for a product without a named clone. */
export function cloneIdentity({ attributes }: Pick<Product, "attributes">): string | null {
  const { clone, host, targets, targetModifications } = attributes;
  if (!clone) return null;
  const symbols = targets.map(({ symbol }) => symbol).sort();
  return JSON.stringify([clone.toUpperCase(), host, symbols, [...targetModifications].sort()]);
}

/** Products grouped by clone, in the order of the first of each; those without a named clone are left out. */
export function byClone<P extends Pick<Product, "attributes">>(products: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const product of products) {
    const identity = cloneIdentity(product);
    if (identity === null) continue;
    groups.set(identity, [...(groups.get(identity) ?? []), product]);
  }
  return [...groups.values()];
}
