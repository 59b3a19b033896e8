/**
 * "Propose a design": places all antibodies if possible, otherwise names the smallest change that makes it possible.
 */
import type { PanelDesign } from "@contracts/panel";
import { roundsOf } from "./arrange";
import { placementsOf, withPlacements } from "./edit-design";
import { type SmallestChange, type SolvableAntibody, solvePanel } from "./solve";

type Proposal =
  | { readonly ok: true; readonly design: PanelDesign }
  | { readonly ok: false; readonly change: SmallestChange };

/**
 * Placed antibodies keep their cells where possible.
 * @param scarce antibodies of scarce targets
 */
export function propose(
  design: PanelDesign,
  antibodies: readonly SolvableAntibody[],
  scarce: readonly string[] = [],
): Proposal {
  const rounds = roundsOf(design);
  const fixed = placementsOf(design);
  const solution = solvePanel({ antibodies, chosen: design.selectedTargets, rounds, fixed, scarce });
  if (solution.ok) return { ok: true, design: withPlacements(design, { placements: solution.assignments, rounds }) };
  const { change } = solution;
  // Moves need no confirmation: the shopper asked for a placement.
  if (!change.secondRound && change.exchanged.length === 0 && change.dropped.length === 0)
    return { ok: true, design: withPlacements(design, { placements: change.assignments, rounds }) };
  return { ok: false, change };
}

/** The design after the change. */
export function accept(design: PanelDesign, change: SmallestChange): PanelDesign {
  return withPlacements(design, {
    placements: change.assignments,
    rounds: change.secondRound ? 2 : roundsOf(design),
  });
}
