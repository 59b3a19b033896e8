/** Browser side of the islands: stores write into the inert regions by plain DOM calls. */
import type { IslandName } from "@domain/island/markers";
import type { ReadableAtom } from "nanostores";

/** Runs `update` on every region of that name in the document. */
export function updateIsland(name: IslandName, update: (region: HTMLElement) => void): void {
  for (const region of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) update(region);
}

/**
 * Keeps the regions of a name in step with a store; the first value is not written, because the edge has just filled
 * the region. Returns the function that ends it.
 */
export function bindIsland<T>(
  name: IslandName,
  store: ReadableAtom<T>,
  update: (region: HTMLElement, value: T) => void,
): () => void {
  return store.listen((value) => updateIsland(name, (region) => update(region, value)));
}
