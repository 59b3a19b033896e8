/** Products to compare, for the lifetime of the tab (C-COMP-01, C-COMP-02). */
import { maxCompared } from "@domain/compare/compared-ids";
import { atom } from "nanostores";
import { comparedKey } from "./compared-key";
import { tabValues } from "./storage";

interface ComparedEntry {
  readonly productId: string;
  readonly productTitle: string;
  /** The product could not be shown; it keeps its place but is not in the address (C-COMP-04). */
  readonly error: boolean;
}

export const $compared = atom<readonly ComparedEntry[]>([]);

/** Loads the session's list. Call after hydration, because the server's markup assumes an empty list. */
export function readCompared(): void {
  const list = stored();
  // Setting an empty list again would re-render every toggle during start-up.
  if (list.length > 0 || $compared.get().length > 0) $compared.set(list);
}

/** Toggles a product; a full list is unchanged. Returns whether the product is in the list. */
export function toggleCompared({ productId, productTitle }: Omit<ComparedEntry, "error">): boolean {
  // Not `$compared`, which may be outdated since the page was loaded.
  const list = stored();
  if (list.some((entry) => entry.productId === productId)) {
    removeCompared(productId);
    return false;
  }
  if (list.length >= maxCompared) return false;
  keep([...list, { productId, productTitle, error: false }]);
  return true;
}

export function removeCompared(productId: string): void {
  keep(stored().filter((entry) => entry.productId !== productId));
}

export function clearCompared(): void {
  keep([]);
}

/** Updates names from full product data; null marks a product that could not be loaded (C-COMP-03). */
export function refreshCompared(
  list: readonly ComparedEntry[],
  products: readonly { readonly id: string; readonly name: string | null }[],
): void {
  const known = new Map(products.map(({ id, name }) => [id, name]));
  const fresh = list.map((entry): ComparedEntry => {
    const name = known.get(entry.productId);
    if (name === undefined) return entry;
    return { ...entry, productTitle: name ?? entry.productTitle, error: name === null };
  });
  if (JSON.stringify(fresh) !== JSON.stringify(list)) keep(fresh);
}

function keep(list: readonly ComparedEntry[]): void {
  $compared.set(list);
  tabValues.set(comparedKey, JSON.stringify(list));
}

function stored(): readonly ComparedEntry[] {
  try {
    const list: unknown = JSON.parse(tabValues.get(comparedKey) ?? "[]");
    return Array.isArray(list) ? list.filter(isEntry).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is ComparedEntry {
  if (typeof value !== "object" || value === null) return false;
  const { productId, productTitle, error } = value as Partial<Record<keyof ComparedEntry, unknown>>;
  return typeof productId === "string" && typeof productTitle === "string" && typeof error === "boolean";
}
