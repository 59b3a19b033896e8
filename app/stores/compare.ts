/** Products that the visitor wants to compare, for as long as the tab is open (C-COMP-01, C-COMP-02). */
import { maxCompared } from "@domain/compare/compared-ids";
import { atom } from "nanostores";
import { comparedKey } from "./compared-key";
import { tabValues } from "./storage";

export interface ComparedEntry {
  readonly productId: string;
  readonly productTitle: string;
  /** The product could not be shown; it keeps its place and is not part of the address (C-COMP-04). */
  readonly error: boolean;
}

export const $compared = atom<readonly ComparedEntry[]>([]);

/** Reads what the session has kept. Call it when the page has come to life: the one from the server knows of no list. */
export function readCompared(): void {
  const list = stored();
  // An empty list again would draw every switch on the page once more while the page comes to life.
  if (list.length > 0 || $compared.get().length > 0) $compared.set(list);
}

/** Adds a product or takes it away; a full list stays as it is. Returns whether the product is in the list now. */
export function toggleCompared({ productId, productTitle }: Omit<ComparedEntry, "error">): boolean {
  const list = $compared.get();
  if (list.some((entry) => entry.productId === productId)) {
    removeCompared(productId);
    return false;
  }
  if (list.length >= maxCompared) return false;
  keep([...list, { productId, productTitle, error: false }]);
  return true;
}

export function removeCompared(productId: string): void {
  keep($compared.get().filter((entry) => entry.productId !== productId));
}

export function clearCompared(): void {
  keep([]);
}

/** Takes over what full product data says now; null is a product that could not be read (C-COMP-03). */
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
