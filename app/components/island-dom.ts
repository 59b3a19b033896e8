/** Browser side of slots: stores update them with plain DOM calls. */
import type { IslandName } from "@domain/island/markers";
import type { ReadableAtom } from "nanostores";

/** Runs `update` on every slot with that name. */
export function updateIsland(name: IslandName, update: (region: HTMLElement) => void): void {
  for (const region of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) update(region);
}

/**
 * Keeps slots in sync with a store. The first value is skipped, because the edge has just filled the slot. Returns a
 * function that stops it.
 */
export function bindIsland<T>(
  name: IslandName,
  store: ReadableAtom<T>,
  update: (region: HTMLElement, value: T) => void,
): () => void {
  return store.listen((value) => updateIsland(name, (region) => update(region, value)));
}
