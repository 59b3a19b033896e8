/** Steps of a shopper through a design. Each answers a new design; what a step takes away is named. */
import type { PanelDesign } from "@contracts/panel";
import { type PanelRound, type PanelSpecies, panelRounds } from "@contracts/values/panel-values";
import { type Cell, cellName, cellOf, isMadeFor, type Pairable } from "./cells";
import type { Placement } from "./solve";

/** Nothing is chosen yet. */
export const emptyDesign: PanelDesign = {
  targetSpecies: null,
  selectedTargets: [],
  imagingRounds: [],
  bufferKit: null,
  types: [],
};

/** Another species: antibodies of the former one go, and are named. */
export function withSpecies(
  design: PanelDesign,
  species: PanelSpecies,
): { readonly design: PanelDesign; readonly dropped: readonly string[] } {
  if (design.targetSpecies === species) return { design, dropped: [] };
  const emptied = withTargets(design, []);
  return { design: { ...emptied, targetSpecies: species }, dropped: design.selectedTargets };
}

/** Chosen antibodies, each once; what is not chosen any more leaves its cell. */
export function withTargets(design: PanelDesign, chosen: readonly string[]): PanelDesign {
  const selectedTargets = [...new Set(chosen)];
  return {
    ...design,
    selectedTargets,
    imagingRounds: design.imagingRounds.map(({ round, assignments }) => ({
      round,
      assignments: assignments.filter(({ productKey }) => selectedTargets.includes(productKey)),
    })),
  };
}

/** One round or two; what stood in a round that goes has to be placed anew. */
export function withRounds(design: PanelDesign, rounds: PanelRound): PanelDesign {
  return {
    ...design,
    imagingRounds: panelRounds
      .filter((round) => round <= rounds)
      .map((round) => ({
        round,
        assignments: design.imagingRounds.find((each) => each.round === round)?.assignments ?? [],
      })),
  };
}

/** Puts an antibody into a cell, from wherever it stood; null takes it out. Whether it may stand there is asked before. */
export function withPlace(design: PanelDesign, productKey: string, cell: Cell | null): PanelDesign {
  return {
    ...design,
    imagingRounds: design.imagingRounds.map(({ round, assignments }) => {
      const others = assignments.filter((each) => each.productKey !== productKey);
      if (cell?.round !== round) return { round, assignments: others };
      return { round, assignments: [...others, { channel: cell.channel, productKey }] };
    }),
  };
}

/**
 * The design with what its cells can hold: of several antibodies in a cell the one that was chosen first stays, and none
 * stays where it is not made for. What is taken out has to be placed anew.
 */
export function withRoomForOne(design: PanelDesign, antibodies: readonly Pairable[]): PanelDesign {
  const held = new Set<string>();
  return design.selectedTargets.reduce((next, key) => {
    const cell = cellOf(next, key);
    if (!cell) return next;
    const antibody = antibodies.find(({ productKey }) => productKey === key);
    if (held.has(cellName(cell)) || (antibody && !isMadeFor(antibody, cell))) return withPlace(next, key, null);
    held.add(cellName(cell));
    return next;
  }, design);
}

/** Everything placed, round by round. */
export function placementsOf({ imagingRounds }: Pick<PanelDesign, "imagingRounds">): Placement[] {
  return imagingRounds.flatMap(({ round, assignments }) =>
    assignments.map(({ channel, productKey }) => ({ productKey, cell: { round, channel } })),
  );
}

/** A proposal in place of what stood in the cells; the chosen antibodies and the rounds follow it. */
export function withPlacements(
  design: PanelDesign,
  { placements, rounds }: { readonly placements: readonly Placement[]; readonly rounds: PanelRound },
): PanelDesign {
  const chosen = placements.map(({ productKey }) => productKey);
  const kept = design.selectedTargets.filter((key) => chosen.includes(key));
  const cleared = withTargets(withRounds(design, rounds), []);
  const target: PanelDesign = { ...cleared, selectedTargets: [...new Set([...kept, ...chosen])] };
  return placements.reduce((next, { productKey, cell }) => withPlace(next, productKey, cell), target);
}
