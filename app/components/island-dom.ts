/** Browser side of slots: stores update them with plain DOM calls. */
import type { IslandName } from "@domain/island/markers";

/** Runs `update` on every slot with that name. */
export function updateIsland(name: IslandName, update: (region: HTMLElement) => void): void {
  for (const region of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) update(region);
}
