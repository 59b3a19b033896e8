/** Grid operations and queries on a design; the underlying edits are in `edit-design.ts`. */
import type { PanelDesign } from "@contracts/panel";
import type { PanelRound } from "@contracts/values/panel-values";
import { type Cell, cellOf, cellsOf, isMadeFor, occupantOf, type Pairable } from "./cells";
import { withPlace, withRounds, withTargets } from "./edit-design";

/** Fewest rounds that hold the given number of targets. */
export const roundsFor = (targets: number): PanelRound => (targets > cellsOf(1).length ? 2 : 1);

/** Rounds of the design; if none are set, the fewest that hold its targets. */
export function roundsOf({ imagingRounds, selectedTargets }: PanelDesign): PanelRound {
  if (imagingRounds.length === 0) return roundsFor(selectedTargets.length);
  return imagingRounds.length > 1 ? 2 : 1;
}

/** Replaces the chosen antibodies and adds rounds if needed. Antibodies that stay keep their cells. */
export function withChosen(design: PanelDesign, chosen: readonly string[]): PanelDesign {
  const next = withTargets(design, chosen);
  return withRounds(next, roundsFor(next.selectedTargets.length) === 2 ? 2 : roundsOf(design));
}

/** Places an antibody in a cell; the previous occupant loses its place. */
export function placeIn(design: PanelDesign, productKey: string, cell: Cell): PanelDesign {
  const out = occupantOf(design, cell);
  const free = out === null || out === productKey ? design : withPlace(design, out, null);
  return withPlace(free, productKey, cell);
}

/** Antibodies that fit the cell. */
export function fitting<A extends Pairable>(antibodies: readonly A[], cell: Cell): A[] {
  return antibodies.filter((antibody) => isMadeFor(antibody, cell));
}

/** Antibodies of the design without a cell. */
export function withoutCell(design: Pick<PanelDesign, "selectedTargets" | "imagingRounds">): string[] {
  return design.selectedTargets.filter((productKey) => cellOf(design, productKey) === null);
}
