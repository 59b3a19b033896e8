/**
 * Cost of a panel. A marker costs the logarithm of what its signal loses to background: the autofluorescence of its
 * channel and the spill of the dyes beside it. Order and cycles are added with small weights.
 */
import { hasSameSecondary } from "./hosts";
import type { Channel } from "./instruments";
import { autofluorescenceOf, type Reading } from "./optics";
import type { Abundance, Marker, PanelQuestion } from "./panel";

/** A marker with its cycle and the channel that reads it. */
export interface Placed {
  /** Index of the marker in the question. */
  readonly marker: number;
  /** From 0. */
  readonly cycle: number;
  readonly reading: Reading;
}

/** Weights of an alternative. */
export interface Weights {
  /** Spill from neighboring markers; 1 counts it fully. */
  readonly spill: number;
  /** Place in the order of cycles. */
  readonly order: number;
}

/** Relative copies on a cell. */
const copies: Readonly<Record<Abundance, number>> = { low: 1, medium: 4, high: 16 };

/** Share of spill that reaches a marker on other cells, which touch and overlap in a section. */
const elsewhere = 0.1;

/** Cost of each cycle before the marker's own. */
const waiting = { first: 0.5, low: 0.03, medium: 0.02, high: 0.01 } as const;

export interface Background {
  readonly signal: number;
  readonly autofluorescence: number;
  readonly spill: number;
  /** Index of the marker that spills most. */
  readonly worst: number | null;
}

export interface CostModel {
  /** Spill of another marker of the cycle on this one. */
  spillOn(placed: Placed, other: Placed): number;
  /** Cost of a marker with the sum of spill on it. More spill never lowers it. */
  withSpill(placed: Placed, spill: number): number;
  /** Signal and background of a marker among the markers of its cycle. */
  background(placed: Placed, cycle: readonly Placed[]): Background;
  /** Sum over the markers of a cycle; a clash of channels or hosts costs more than anything else. */
  cycle(placed: readonly Placed[]): number;
}

/** Larger than any sum of other costs. */
export const impossible = 1e6;

export function costModel({ markers, instrument }: PanelQuestion, weights: Weights): CostModel {
  const light = instrument.channels.map((channel: Channel) => autofluorescenceOf(channel));
  const names = new Map(markers.map(({ name }, index) => [name.toLowerCase(), index]));
  const share = markers.map(() => markers.map(() => elsewhere));
  markers.forEach(({ coexpressed }, index) => {
    for (const name of coexpressed) {
      const other = names.get(name.toLowerCase());
      if (other === undefined) continue;
      for (const [one, two] of [[index, other] as const, [other, index] as const]) {
        const row = share[one];
        if (row) row[two] = 1;
      }
    }
  });
  const copiesBy = markers.map(({ abundance }) => copies[abundance]);
  const copiesOf = (index: number): number => copiesBy[index] ?? copies.medium;

  const signalOf = ({ marker, reading }: Placed): number => copiesOf(marker) * (reading.signals[reading.channel] ?? 0);
  const spillOn: CostModel["spillOn"] = ({ marker, reading }, other) =>
    copiesOf(other.marker) *
    (other.reading.signals[reading.channel] ?? 0) *
    (share[marker]?.[other.marker] ?? elsewhere);
  const withSpill: CostModel["withSpill"] = (placed, spill) => {
    const { abundance, first } = markers[placed.marker] as Marker;
    const wait = placed.cycle * (waiting[abundance] + (first ? waiting.first : 0)) * weights.order;
    const background = (light[placed.reading.channel] ?? 0) + weights.spill * spill;
    return Math.log2(1 + background / signalOf(placed)) + wait;
  };
  return {
    spillOn,
    withSpill,
    background(placed, cycle) {
      const others = cycle.filter(({ marker }) => marker !== placed.marker);
      const spills = others.map((other) => spillOn(placed, other));
      const most = Math.max(0, ...spills);
      return {
        signal: signalOf(placed),
        autofluorescence: light[placed.reading.channel] ?? 0,
        spill: spills.reduce((sum, spill) => sum + spill, 0),
        worst: most > 0 ? (others[spills.indexOf(most)]?.marker ?? null) : null,
      };
    },
    cycle(placed) {
      let sum = 0;
      for (const each of placed) {
        let spill = 0;
        for (const other of placed) {
          if (other.marker === each.marker) continue;
          spill += spillOn(each, other);
          if (clash(markers, each, other)) sum += impossible;
        }
        sum += withSpill(each, spill);
      }
      return sum;
    },
  };
}

/** True for two markers that cannot share a cycle: in one channel, or detected by the same secondary antibody. */
export function clash(markers: readonly Marker[], one: Placed, other: Placed): boolean {
  const [host = "", beside = ""] = [one, other].map(({ marker }) => markers[marker]?.host);
  return one.reading.channel === other.reading.channel || hasSameSecondary(host, beside);
}
