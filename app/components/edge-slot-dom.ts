/** Browser side of slots: stores update them with plain DOM calls. */
import type { EdgeSlotName } from "@domain/edge-slot/markers";

/** Runs `update` on every slot with that name. */
export function updateEdgeSlot(name: EdgeSlotName, update: (region: HTMLElement) => void): void {
  for (const region of document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)) update(region);
}
