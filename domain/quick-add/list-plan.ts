/** Plans what happens to each entry of a list: equal products merge, and the basket has a limit. */
import { maxQuantity } from "@contracts/values/limits";
import type { ListEntry } from "./bulk-list";
import { listQuantity, type QuantityFault } from "./list-quantity";

export type EntryPlan =
  /** No catalog number. */
  | { readonly kind: "text" }
  /** Refused by the selling policy. */
  | { readonly kind: "refused" }
  /** Its words name another target than its number; added only after the person has confirmed the number. */
  | { readonly kind: "contradicted" }
  | { readonly kind: "quantity"; readonly fault: QuantityFault }
  /** The rows of this product exceed the maximum quantity together. */
  | { readonly kind: "together"; readonly rows: readonly number[]; readonly pieces: number }
  /** The basket has no line left. */
  | { readonly kind: "full" }
  /** Added, with the pieces of all its rows. */
  | { readonly kind: "ready"; readonly rows: readonly number[]; readonly pieces: number }
  /** Added with an earlier row of the same product. */
  | { readonly kind: "merged"; readonly into: number };

export interface ListBasket {
  /** SKUs that already have a line. */
  readonly skus: ReadonlySet<string>;
  /** Lines that can still be added. */
  readonly room: number;
}

/**
 * One plan per entry, in order; the remaining lines go to the first entries.
 * @param decimal decimal separator of the list's country
 * @param contradicted called only for entries that could be added otherwise
 */
export function planList(
  entries: readonly ListEntry[],
  addable: (code: string) => boolean,
  basket: ListBasket,
  decimal: "." | "," = ".",
  contradicted: (entry: ListEntry) => boolean = () => false,
): EntryPlan[] {
  const groups = new Map<string, { rows: number[]; pieces: number }>();
  const judged = entries.map((entry) => {
    if (entry.code === "") return { kind: "text" } as const;
    if (!addable(entry.code)) return { kind: "refused" } as const;
    if (contradicted(entry)) return { kind: "contradicted" } as const;
    const quantity = listQuantity(entry.quantity, decimal);
    if (!quantity.ok) return { kind: "quantity", fault: quantity.fault } as const;
    const group = groups.get(entry.code) ?? { rows: [], pieces: 0 };
    group.rows.push(entry.row);
    group.pieces += quantity.pieces;
    groups.set(entry.code, group);
    return null;
  });
  const opened = new Map<string, number>();
  let { room } = basket;
  return judged.map((plan, index): EntryPlan => {
    const { code = "", row = 0 } = entries[index] ?? {};
    const group = groups.get(code);
    if (plan || !group) return plan ?? { kind: "text" };
    if (group.pieces > maxQuantity) return { kind: "together", ...group };
    const into = opened.get(code);
    if (into !== undefined) return { kind: "merged", into };
    if (!basket.skus.has(code)) {
      if (room <= 0) return { kind: "full" };
      room -= 1;
    }
    opened.set(code, row);
    return { kind: "ready", ...group };
  });
}
