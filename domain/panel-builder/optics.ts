/** Signals of dyes in the channels of an instrument. */
import { extentOf } from "./curves";
import type { Dye } from "./dyes";
import type { Channel } from "./instruments";
import { meanIn } from "./spectra-model";

/** A dye in the channel with its strongest signal. */
export interface Reading {
  readonly dye: Dye;
  readonly channel: number;
  /** Signal by channel; 1 is AF488 in a channel made for it. */
  readonly signals: readonly number[];
}

/** Extinction times yield of AF488, excited at its peak and collected within 40 nm. */
const reference = 73_000 * 0.92 * 0.5;

/** Below this share of its best channel a dye is not used. */
const usable = 0.02;

/** The dye's signals; null if no channel detects it. Assumes the same light power in every channel. */
export function readingOf(dye: Dye, channels: readonly Channel[]): Reading | null {
  const [from, to] = dye.curves ? extentOf(dye.curves) : [dye.emission - 60, dye.emission + 200];
  const all = meanIn(dye, "emission", [from, to]) * (to - from + 1);
  const signals = channels.map(({ light, filter }) => {
    const collected = (meanIn(dye, "emission", filter) * (filter[1] - filter[0] + 1)) / all;
    return (dye.extinction * dye.quantumYield * meanIn(dye, "excitation", light) * collected) / reference;
  });
  const most = Math.max(...signals);
  return most > usable ? { dye, channel: signals.indexOf(most), signals } : null;
}

/**
 * Autofluorescence of tissue and cells, in the unit of signals for a scarce marker. It falls with the wavelength of
 * detection, to a half every 60 nm: a model, since tissues and fixation differ.
 */
export const autofluorescenceOf = ({ filter: [from, to] }: Channel): number => 2 ** ((525 - (from + to) / 2) / 60);

/** Signals of a dye in other channels as shares of its own. */
export const spillsOf = ({ signals, channel }: Reading): number[] =>
  signals.map((signal) => signal / (signals[channel] || 1));

/**
 * Complexity of dyes that are read together: the condition number of their signatures (each of length 1). 1 means that
 * no dye is seen in another's channel; above about 10, small errors become large in unmixing.
 */
export function complexityOf(readings: readonly Reading[]): number {
  if (readings.length < 2) return 1;
  const vectors = readings.map(({ signals }) => {
    const length = Math.hypot(...signals);
    return signals.map((signal) => signal / length);
  });
  const similarity = vectors.map((one) => vectors.map((other) => dot(one, other)));
  const values = eigenvalues(similarity);
  return Math.sqrt(Math.max(...values) / Math.max(Math.min(...values), 1e-9));
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Eigenvalues of a symmetric matrix by Jacobi's rotations. */
function eigenvalues(symmetric: readonly (readonly number[])[]): number[] {
  const size = symmetric.length;
  const a = symmetric.map((row) => [...row]);
  const at = (row: number, column: number): number => a[row]?.[column] ?? 0;
  const put = (row: number, column: number, value: number): void => {
    const cells = a[row];
    if (cells) cells[column] = value;
  };
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const value = at(p, q);
        off += value * value;
        if (Math.abs(value) < 1e-12) continue;
        const turn = (at(q, q) - at(p, p)) / (2 * value);
        const tangent = Math.sign(turn || 1) / (Math.abs(turn) + Math.hypot(turn, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        const sine = tangent * cosine;
        for (let k = 0; k < size; k++) {
          const [kp, kq] = [at(k, p), at(k, q)];
          put(k, p, cosine * kp - sine * kq);
          put(k, q, sine * kp + cosine * kq);
        }
        for (let k = 0; k < size; k++) {
          const [pk, qk] = [at(p, k), at(q, k)];
          put(p, k, cosine * pk - sine * qk);
          put(q, k, sine * pk + cosine * qk);
        }
      }
    }
    if (off < 1e-18) break;
  }
  return a.map((row, index) => row[index] ?? 0);
}
