/** Moves in the grid of a design, and what it asks of a design; the changes themselves are in `edit-design.ts`. */
import type { PanelDesign } from "@contracts/panel";
import type { PanelRound } from "@contracts/values/panel-values";
import { type Cell, cellOf, cellsOf, isMadeFor, occupantOf, type Pairable } from "./cells";
import { withPlace, withRounds, withTargets } from "./edit-design";

/** As few rounds as hold so many targets. */
export const roundsFor = (targets: number): PanelRound => (targets > cellsOf(1).length ? 2 : 1);

/** The rounds that a design uses; none were chosen yet: as few as hold its targets. */
export function roundsOf({ imagingRounds, selectedTargets }: PanelDesign): PanelRound {
  if (imagingRounds.length === 0) return roundsFor(selectedTargets.length);
  return imagingRounds.length > 1 ? 2 : 1;
}

/** Other antibodies, with at least as many rounds as they need. Those that stay keep their cells. */
export function withChosen(design: PanelDesign, chosen: readonly string[]): PanelDesign {
  const next = withTargets(design, chosen);
  return withRounds(next, roundsFor(next.selectedTargets.length) === 2 ? 2 : roundsOf(design));
}

/** Puts an antibody into a cell; who stood there stands nowhere after. */
export function placeIn(design: PanelDesign, productKey: string, cell: Cell): PanelDesign {
  const out = occupantOf(design, cell);
  const free = out === null || out === productKey ? design : withPlace(design, out, null);
  return withPlace(free, productKey, cell);
}

/** Antibodies of a list that are made for a cell. */
export function fitting<A extends Pairable>(antibodies: readonly A[], cell: Cell): A[] {
  return antibodies.filter((antibody) => isMadeFor(antibody, cell));
}

/** Antibodies of the design that have no cell. */
export function withoutCell(design: Pick<PanelDesign, "selectedTargets" | "imagingRounds">): string[] {
  return design.selectedTargets.filter((productKey) => cellOf(design, productKey) === null);
}
