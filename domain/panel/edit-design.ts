/** Edits of a design, as pure functions. Each names what it removes. */
import type { PanelDesign } from "@contracts/panel";
import { type PanelRound, type PanelSpecies, panelRounds } from "@contracts/values/panel-values";
import { type Cell, cellName, cellOf, isMadeFor, type Pairable } from "./cells";
import type { Placement } from "./solve";

export const emptyDesign: PanelDesign = {
  targetSpecies: null,
  selectedTargets: [],
  imagingRounds: [],
  bufferKit: null,
  types: [],
};

/** Changes the species and removes the antibodies of the old one, which are returned. */
export function withSpecies(
  design: PanelDesign,
  species: PanelSpecies,
): { readonly design: PanelDesign; readonly dropped: readonly string[] } {
  if (design.targetSpecies === species) return { design, dropped: [] };
  const emptied = withTargets(design, []);
  return { design: { ...emptied, targetSpecies: species }, dropped: design.selectedTargets };
}

/** Sets the chosen antibodies, without duplicates; removed ones lose their cells. */
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

/** Sets one or two rounds; antibodies of a removed round lose their cells. */
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

/** Moves an antibody to a cell, or removes it from the grid if null. The caller checks that the cell fits. */
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
 * Drops invalid placements: the first chosen antibody keeps a shared cell, and none stays in a cell that it does not
 * fit. Dropped ones must be placed again.
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

/** All placements, round by round. */
export function placementsOf({ imagingRounds }: Pick<PanelDesign, "imagingRounds">): Placement[] {
  return imagingRounds.flatMap(({ round, assignments }) =>
    assignments.map(({ channel, productKey }) => ({ productKey, cell: { round, channel } })),
  );
}

/** Replaces all placements by a proposal, with its antibodies and rounds. */
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
