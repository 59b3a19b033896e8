/** Cells of a panel: a fluorophore channel of an imaging round, each with room for one antibody. */
import type { PanelPairing } from "@contracts/catalogue/catalogue";
import type { PanelAntibody, PanelDesign } from "@contracts/panel";
import { type PanelChannel, type PanelRound, panelChannels, panelRounds } from "@contracts/values/panel-values";

export interface Cell {
  readonly round: PanelRound;
  readonly channel: PanelChannel;
}

export type Rounds = Pick<PanelDesign, "imagingRounds">;

/** An antibody as far as cells ask about it. */
export type Pairable = Pick<PanelAntibody, "productKey"> & { readonly pairings: readonly PanelPairing[] };

export type CellState =
  | { readonly ok: true }
  /** "not-made": the oligo is not read there. "round-off": the design has no such round. */
  | { readonly ok: false; readonly reason: "not-made" | "round-off" }
  | { readonly ok: false; readonly reason: "taken"; readonly by: string };

/** Cells of so many rounds, round by round. */
export function cellsOf(rounds: PanelRound): readonly Cell[] {
  return panelRounds
    .filter((round) => round <= rounds)
    .flatMap((round) => panelChannels.map((channel) => ({ round, channel })));
}

/** "1-488": name of a cell in forms. */
export const cellName = ({ round, channel }: Cell): string => `${round}-${channel}`;

/** Null for a name that is no cell's. */
export function cellOfName(name: string): Cell | null {
  return cellsOf(2).find((cell) => cellName(cell) === name) ?? null;
}

export const sameCell = (one: Cell, other: Cell): boolean => one.round === other.round && one.channel === other.channel;

/** Whether an antibody's oligo is read in a cell. */
export const isMadeFor = ({ pairings }: Pick<Pairable, "pairings">, cell: Cell): boolean =>
  pairings.some((pairing) => sameCell(pairing, cell));

/** What stands in a round, as its channels follow one another. */
export const inChannelOrder = <T extends { readonly channel: PanelChannel }>(assignments: readonly T[]): T[] =>
  assignments.toSorted((one, other) => panelChannels.indexOf(one.channel) - panelChannels.indexOf(other.channel));

/** Number of the antibody in a cell; null for an empty one. */
export function occupantOf({ imagingRounds }: Rounds, { round, channel }: Cell): string | null {
  for (const each of imagingRounds) {
    if (each.round !== round) continue;
    const found = each.assignments.find((assignment) => assignment.channel === channel);
    if (found) return found.productKey;
  }
  return null;
}

/** Where an antibody stands; null when it stands nowhere. */
export function cellOf({ imagingRounds }: Rounds, productKey: string): Cell | null {
  for (const { round, assignments } of imagingRounds) {
    const found = assignments.find((assignment) => assignment.productKey === productKey);
    if (found) return { round, channel: found.channel };
  }
  return null;
}

/** Whether an antibody may be put into a cell, and why not (A-PANEL-09). Its own cell is free to it. */
export function cellState(antibody: Pairable, cell: Cell, design: Rounds): CellState {
  if (!isMadeFor(antibody, cell)) return { ok: false, reason: "not-made" };
  if (!design.imagingRounds.some(({ round }) => round === cell.round)) return { ok: false, reason: "round-off" };
  const by = occupantOf(design, cell);
  return by === null || by === antibody.productKey ? { ok: true } : { ok: false, reason: "taken", by };
}
