/** Panel cells: one fluorophore channel in one imaging round, holding at most one antibody. */
import type { PanelPairing } from "@contracts/catalogue/catalogue";
import type { PanelAntibody, PanelDesign } from "@contracts/panel";
import { type PanelChannel, type PanelRound, panelChannels, panelRounds } from "@contracts/values/panel-values";

export interface Cell {
  readonly round: PanelRound;
  readonly channel: PanelChannel;
}

type Rounds = Pick<PanelDesign, "imagingRounds">;

/** The antibody fields needed to match cells. */
export type Pairable = Pick<PanelAntibody, "productKey"> & { readonly pairings: readonly PanelPairing[] };

type CellState =
  | { readonly ok: true }
  /** "not-made": the oligo cannot be read there. "round-off": the design does not have the round. */
  | { readonly ok: false; readonly reason: "not-made" | "round-off" }
  | { readonly ok: false; readonly reason: "taken"; readonly by: string };

/** Cells of the given number of rounds, round by round. */
export function cellsOf(rounds: PanelRound): readonly Cell[] {
  return panelRounds
    .filter((round) => round <= rounds)
    .flatMap((round) => panelChannels.map((channel) => ({ round, channel })));
}

/** Form name of a cell: "1-488". */
export const cellName = ({ round, channel }: Cell): string => `${round}-${channel}`;

/** Null for an invalid name. */
export function cellOfName(name: string): Cell | null {
  return cellsOf(2).find((cell) => cellName(cell) === name) ?? null;
}

export const sameCell = (one: Cell, other: Cell): boolean => one.round === other.round && one.channel === other.channel;

/** True if the antibody's oligo can be read in the cell. */
export const isMadeFor = ({ pairings }: Pick<Pairable, "pairings">, cell: Cell): boolean =>
  pairings.some((pairing) => sameCell(pairing, cell));

/** Assignments of a round in channel order. */
export const inChannelOrder = <T extends { readonly channel: PanelChannel }>(assignments: readonly T[]): T[] =>
  assignments.toSorted((one, other) => panelChannels.indexOf(one.channel) - panelChannels.indexOf(other.channel));

/** Product number in a cell; null if empty. */
export function occupantOf({ imagingRounds }: Rounds, { round, channel }: Cell): string | null {
  for (const each of imagingRounds) {
    if (each.round !== round) continue;
    const found = each.assignments.find((assignment) => assignment.channel === channel);
    if (found) return found.productKey;
  }
  return null;
}

/** Cell of an antibody; null if not placed. */
export function cellOf({ imagingRounds }: Rounds, productKey: string): Cell | null {
  for (const { round, assignments } of imagingRounds) {
    const found = assignments.find((assignment) => assignment.productKey === productKey);
    if (found) return { round, channel: found.channel };
  }
  return null;
}

/** Whether an antibody may be placed in a cell, or the reason why not (A-PANEL-09). Its current cell counts as free. */
export function cellState(antibody: Pairable, cell: Cell, design: Rounds): CellState {
  if (!isMadeFor(antibody, cell)) return { ok: false, reason: "not-made" };
  if (!design.imagingRounds.some(({ round }) => round === cell.round)) return { ok: false, reason: "round-off" };
  const by = occupantOf(design, cell);
  return by === null || by === antibody.productKey ? { ok: true } : { ok: false, reason: "taken", by };
}
