/**
 * Proposes where the antibodies of a panel stand. Every target goes to the cell that costs least altogether: nothing in a
 * cell of its antibody, something for what the shopper would have to change. One assignment of least cost is therefore
 * both the design and, where it is not free, the smallest change that makes one possible.
 */
import type { PanelAntibody } from "@contracts/panel";
import type { PanelRound } from "@contracts/values/panel-values";
import { assignAtLeastCost } from "./assign";
import { type Cell, cellsOf, isMadeFor, type Pairable, sameCell } from "./cells";

export interface Placement {
  readonly productKey: string;
  readonly cell: Cell;
}

export type SolvableAntibody = Pairable &
  Pick<PanelAntibody, "target" | "species"> & {
    readonly unavailableReason?: PanelAntibody["unavailableReason"];
  };

export interface PanelQuestion {
  /** All that the builder has; other clones of a target are found among them. */
  readonly antibodies: readonly SolvableAntibody[];
  /** Numbers of the chosen ones. */
  readonly chosen: readonly string[];
  readonly rounds: PanelRound;
  /** What the shopper has placed already; it stays where that is possible. */
  readonly fixed?: readonly Placement[];
}

/** Least change after which the panel can be made; what is not named stays as it is. */
export interface SmallestChange {
  /** Antibodies that leave the place that they were given. */
  readonly moved: readonly { readonly productKey: string; readonly from: Cell; readonly to: Cell }[];
  /** Other clones of the same target. */
  readonly exchanged: readonly { readonly from: string; readonly to: string }[];
  readonly secondRound: boolean;
  /** Antibodies without which it works. */
  readonly dropped: readonly string[];
  /** The panel after the change. */
  readonly assignments: readonly Placement[];
}

export type PanelSolution =
  | { readonly ok: true; readonly assignments: readonly Placement[] }
  | { readonly ok: false; readonly change: SmallestChange };

/**
 * Each is dearer than eight of the one before, so that a panel moves antibodies rather than exchange one, exchanges
 * them rather than take another round, and takes another round rather than give a target up.
 */
export const changeCosts = { moved: 1_000, exchanged: 10_000, secondRound: 100_000, dropped: 1_000_000 } as const;

/** No cost of a change: of two equal panels the one that fills earlier cells. */
const cellOrder = 1;

/** The same question has the same answer, in whatever order it is asked. */
export function solvePanel(question: PanelQuestion): PanelSolution {
  const first = solveIn(question.rounds, question);
  if (first.cost === 0 || question.rounds === 2) return solutionOf(first);
  const second = solveIn(2, question);
  return solutionOf(second.cost < first.cost ? second : first);
}

interface Outcome {
  /** Of the changes alone. */
  readonly cost: number;
  readonly change: SmallestChange;
}

const solutionOf = ({ cost, change }: Outcome): PanelSolution =>
  cost === 0 ? { ok: true, assignments: change.assignments } : { ok: false, change };

interface Option {
  readonly productKey: string;
  readonly cost: number;
}

function solveIn(rounds: PanelRound, { antibodies, chosen, fixed = [], rounds: asked }: PanelQuestion): Outcome {
  const cells = cellsOf(rounds);
  const { rows, doubles } = distinctTargets(antibodies, chosen);
  const options = rows.map((antibody) => {
    const clones = otherClones(antibody, antibodies, chosen);
    const place = fixed.find(({ productKey }) => productKey === antibody.productKey)?.cell ?? null;
    return cells.map((cell) => optionIn(cell, antibody, clones, place));
  });
  // A target of its own column of "dropped" beside the cells.
  const costs = options.map((row, at) => [
    ...row.map((option, column) => (option ? option.cost + column * cellOrder : Number.POSITIVE_INFINITY)),
    ...rows.map((_, other) => (other === at ? changeCosts.dropped : Number.POSITIVE_INFINITY)),
  ]);
  const columns = assignAtLeastCost(costs);
  const assignments: Placement[] = [];
  const exchanged: { from: string; to: string }[] = [];
  const moved: { productKey: string; from: Cell; to: Cell }[] = [];
  const dropped: string[] = [...doubles];
  rows.forEach(({ productKey: from }, at) => {
    const column = columns[at] ?? -1;
    const cell = cells[column];
    const option = options[at]?.[column];
    if (!cell || !option) {
      dropped.push(from);
      return;
    }
    assignments.push({ productKey: option.productKey, cell });
    if (option.productKey !== from) exchanged.push({ from, to: option.productKey });
    const place = fixed.find(({ productKey }) => productKey === from)?.cell;
    if (place && !sameCell(place, cell)) moved.push({ productKey: option.productKey, from: place, to: cell });
  });
  const secondRound = rounds > asked;
  const cost =
    moved.length * changeCosts.moved +
    exchanged.length * changeCosts.exchanged +
    (secondRound ? changeCosts.secondRound : 0) +
    dropped.length * changeCosts.dropped;
  const placed = cells.flatMap((cell) => assignments.filter((each) => sameCell(each.cell, cell)));
  return { cost, change: { moved, exchanged, secondRound, dropped: dropped.sort(), assignments: placed } };
}

/** One antibody a target, by number; further ones of a target cannot stand in the same panel. */
function distinctTargets(antibodies: readonly SolvableAntibody[], chosen: readonly string[]) {
  const rows: SolvableAntibody[] = [];
  const doubles: string[] = [];
  for (const key of [...new Set(chosen)].sort()) {
    const antibody = antibodies.find(({ productKey }) => productKey === key);
    const seen =
      antibody && rows.some(({ target, species }) => target === antibody.target && species === antibody.species);
    if (antibody && !seen) rows.push(antibody);
    else doubles.push(key);
  }
  return { rows, doubles };
}

function otherClones(
  { productKey, target, species }: SolvableAntibody,
  antibodies: readonly SolvableAntibody[],
  chosen: readonly string[],
): readonly SolvableAntibody[] {
  return antibodies
    .filter(
      (other) =>
        other.productKey !== productKey &&
        other.target === target &&
        other.species === species &&
        other.unavailableReason !== "status" &&
        !chosen.includes(other.productKey),
    )
    .sort((one, other) => (one.productKey < other.productKey ? -1 : 1));
}

/** The cheapest way to have a target in a cell; null when there is none. */
function optionIn(
  cell: Cell,
  antibody: SolvableAntibody,
  clones: readonly SolvableAntibody[],
  place: Cell | null,
): Option | null {
  const moving = place && !sameCell(place, cell) ? changeCosts.moved : 0;
  if (isMadeFor(antibody, cell)) return { productKey: antibody.productKey, cost: moving };
  const clone = clones.find((each) => isMadeFor(each, cell));
  return clone ? { productKey: clone.productKey, cost: changeCosts.exchanged + moving } : null;
}
