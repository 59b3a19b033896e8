/**
 * Proposes cells for the antibodies of a panel. A cell costs nothing if the chosen antibody fits it, and otherwise as
 * much as the change it would need. The minimum-cost assignment is therefore both the design and the smallest change
 * that makes one possible.
 */
import type { PanelAntibody } from "@contracts/panel";
import type { PanelRound } from "@contracts/values/panel-values";
import { assignAtLeastCost } from "./assign";
import { type Cell, cellsOf, isMadeFor, type Pairable, sameCell } from "./cells";
import { scarceCost } from "./scarce";

export interface Placement {
  readonly productKey: string;
  readonly cell: Cell;
}

export type SolvableAntibody = Pairable &
  Pick<PanelAntibody, "target" | "species"> & {
    readonly unavailableReason?: PanelAntibody["unavailableReason"];
  };

export interface PanelQuestion {
  /** All antibodies of the builder, including other clones of a target. */
  readonly antibodies: readonly SolvableAntibody[];
  /** Product numbers of the chosen antibodies. */
  readonly chosen: readonly string[];
  readonly rounds: PanelRound;
  /** Current placements, kept where possible. */
  readonly fixed?: readonly Placement[];
  /** Antibodies of scarce targets, which get cells with little autofluorescence before the others. */
  readonly scarce?: readonly string[];
}

/** Smallest change that makes the panel feasible; everything else stays. */
export interface SmallestChange {
  /** Antibodies that change their cell. */
  readonly moved: readonly { readonly productKey: string; readonly from: Cell; readonly to: Cell }[];
  /** Replacements by another clone of the same target. */
  readonly exchanged: readonly { readonly from: string; readonly to: string }[];
  readonly secondRound: boolean;
  /** Antibodies to remove. */
  readonly dropped: readonly string[];
  /** Placements after the change. */
  readonly assignments: readonly Placement[];
}

export type PanelSolution =
  | { readonly ok: true; readonly assignments: readonly Placement[] }
  | { readonly ok: false; readonly change: SmallestChange };

/**
 * Each costs more than eight of the previous one: prefer moving antibodies over exchanging one, exchanging over a
 * second round, and a second round over dropping a target.
 */
export const changeCosts = { moved: 1_000, exchanged: 10_000, secondRound: 100_000, dropped: 1_000_000 } as const;

/** Tie breaker, not a cost of changes: prefer earlier cells. */
const cellOrder = 1;

/** Deterministic and independent of input order. */
export function solvePanel(question: PanelQuestion): PanelSolution {
  const first = solveIn(question.rounds, question);
  if (first.cost === 0 || question.rounds === 2) return solutionOf(first);
  const second = solveIn(2, question);
  return solutionOf(second.cost < first.cost ? second : first);
}

interface Outcome {
  /** Cost of the changes, without tie breakers. */
  readonly cost: number;
  readonly change: SmallestChange;
}

const solutionOf = ({ cost, change }: Outcome): PanelSolution =>
  cost === 0 ? { ok: true, assignments: change.assignments } : { ok: false, change };

interface Option {
  readonly productKey: string;
  readonly cost: number;
}

function solveIn(
  rounds: PanelRound,
  { antibodies, chosen, fixed = [], rounds: asked, scarce = [] }: PanelQuestion,
): Outcome {
  const cells = cellsOf(rounds);
  const { rows, doubles } = distinctTargets(antibodies, chosen);
  const options = rows.map((antibody) => {
    const clones = otherClones(antibody, antibodies, chosen);
    const place = fixed.find(({ productKey }) => productKey === antibody.productKey)?.cell ?? null;
    return cells.map((cell) => optionIn(cell, antibody, clones, place));
  });
  // Each target has its own extra column for "dropped".
  const preference = (productKey: string | undefined, column: number): number => {
    const cell = cells[column];
    return column * cellOrder + (cell && productKey && scarce.includes(productKey) ? scarceCost(cell) : 0);
  };
  const costs = options.map((row, at) => [
    ...row.map((option, column) =>
      option ? option.cost + preference(rows[at]?.productKey, column) : Number.POSITIVE_INFINITY,
    ),
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

/** One antibody per target, by number; a panel cannot hold two for the same target. */
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

/** Cheapest way to place a target in a cell; null if impossible. */
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
