/**
 * Measured spectra of dyes: read from a spreadsheet, kept in an address, and used in place of the model. Strengths are
 * relative to the highest point of their curve.
 */
import { panelBuilderLimits } from "./panel";
import type { Peaks, SpectrumKind } from "./spectra-model";

/** Equally spaced points from a first wavelength in nm. */
export interface Curves {
  readonly from: number;
  readonly excitation: readonly number[];
  readonly emission: readonly number[];
}

export interface NamedCurves {
  readonly dye: string;
  readonly curves: Curves;
}

/** Distance of the points in nm; curves of dyes are smooth at this scale. */
const step = 5;
/** Fewer points do not make a curve. */
const leastPoints = 8;
const maxLines = 20_000;
const wavelengths = { from: 300, to: 1000 } as const;

export interface CurveFault {
  readonly kind:
    | "curve-none"
    | "curve-head"
    | "curve-number"
    | "curve-points"
    | "curve-dye"
    | "curve-file-empty"
    | "curve-file-unread"
    | "curve-file-large"
    | "too-many";
  /** From 1; 0 for the file as a whole. */
  readonly line: number;
  readonly text: string;
}

interface ReadCurves {
  readonly all: readonly NamedCurves[];
  readonly faults: readonly CurveFault[];
}

type Point = Readonly<Record<"wavelength" | SpectrumKind, number>>;

/**
 * Spectra of a file: a head with `wavelength`, `excitation` (or `absorption`), `emission`, and `dye` if there are several.
 * Commas, semicolons or tabs separate cells; lines that begin with # are notes. Units of strength do not matter.
 * @param name dye of a file without the column `dye`
 */
export function readCurves(text: string, name: string): ReadCurves {
  const faults: CurveFault[] = [];
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .map((line, at) => ({ number: at + 1, text: line.trim() }))
    .filter((line) => line.text !== "" && !line.text.startsWith("#"));
  const [head, ...rows] = lines;
  if (!head) return { all: [], faults: [{ kind: "curve-none", line: 0, text: "" }] };
  const separator = [";", "\t", ","].find((each) => head.text.includes(each)) ?? ",";
  const cellsOf = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const names = cellsOf(head.text.toLowerCase());
  const columnOf = (pattern: RegExp) => names.findIndex((each) => pattern.test(each));
  const columns = {
    dye: columnOf(/^(?:dye|fluorophore)$/),
    wavelength: columnOf(/^wavelength/),
    excitation: columnOf(/^(?:excitation|absorption|ex)\b/),
    emission: columnOf(/^(?:emission|em)\b/),
  };
  if (columns.wavelength < 0 || columns.excitation < 0 || columns.emission < 0)
    return { all: [], faults: [{ kind: "curve-head", line: head.number, text: head.text.slice(0, 80) }] };
  if (rows.length > maxLines) faults.push({ kind: "too-many", line: maxLines, text: String(maxLines) });
  const points = new Map<string, Point[]>();
  for (const row of rows.slice(0, maxLines)) {
    const cells = cellsOf(row.text);
    const dye = columns.dye < 0 ? name.trim() : (cells[columns.dye] ?? "");
    const numbers = [columns.wavelength, columns.excitation, columns.emission].map((at) =>
      numberOf(cells[at] ?? "", separator),
    );
    const [wavelength = Number.NaN, excitation = Number.NaN, emission = Number.NaN] = numbers;
    const isSound = wavelength >= wavelengths.from && wavelength <= wavelengths.to && excitation >= 0 && emission >= 0;
    if (!isSound) {
      faults.push({ kind: "curve-number", line: row.number, text: row.text.slice(0, 80) });
      continue;
    }
    const own = points.get(dye);
    if (own) own.push({ wavelength, excitation, emission });
    else points.set(dye, [{ wavelength, excitation, emission }]);
  }
  const all = [...points].flatMap(([dye, own]): NamedCurves[] => {
    if (dye === "" || dye.length > panelBuilderLimits.name || /[;,<>]/.test(dye)) {
      faults.push({ kind: "curve-dye", line: 0, text: dye.slice(0, 40) });
      return [];
    }
    const curves = own.length < leastPoints ? null : sampled(own);
    if (!curves) faults.push({ kind: "curve-points", line: 0, text: dye });
    return curves ? [{ dye, curves }] : [];
  });
  if (points.size === 0 && faults.length === 0) faults.push({ kind: "curve-points", line: 0, text: name });
  return { all, faults: faults.slice(0, panelBuilderLimits.faults) };
}

/** An empty cell means no light. A comma is a decimal mark unless it separates cells. */
const numberOf = (cell: string, separator: string): number =>
  cell === "" ? 0 : Number(separator === "," ? cell : cell.replace(",", "."));

/** Null for a curve without light. */
function sampled(points: readonly Point[]): Curves | null {
  const sorted = points.toSorted((one, other) => one.wavelength - other.wavelength);
  const from = Math.floor((sorted[0]?.wavelength ?? 0) / step) * step;
  const to = Math.ceil((sorted.at(-1)?.wavelength ?? 0) / step) * step;
  const grid = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
  const curveOf = (kind: SpectrumKind): number[] | null => {
    const most = Math.max(...sorted.map((point) => point[kind]));
    return most > 0 ? grid.map((at) => between(sorted, kind, at) / most) : null;
  };
  const [excitation, emission] = [curveOf("excitation"), curveOf("emission")];
  return excitation && emission ? { from, excitation, emission } : null;
}

function between(points: readonly Point[], kind: SpectrumKind, wavelength: number): number {
  const at = points.findIndex((point) => point.wavelength >= wavelength);
  const [left, right] = [points[at - 1], points[at]];
  if (!right) return 0;
  if (right.wavelength === wavelength || !left) return right.wavelength === wavelength ? right[kind] : 0;
  const share = (wavelength - left.wavelength) / (right.wavelength - left.wavelength || 1);
  return left[kind] + share * (right[kind] - left[kind]);
}

/** Relative strength at a wavelength in nm; 0 beyond the curve. */
export function curveAt({ from, ...curves }: Curves, kind: SpectrumKind, wavelength: number): number {
  const place = (wavelength - from) / step;
  const at = Math.floor(place);
  const [left = 0, right = 0] = [curves[kind][at], curves[kind][at + 1]];
  return at < 0 ? 0 : left + (place - at) * (right - left);
}

/** A dye with its measured curves; peaks are those of the curves. */
export function withCurves<T extends Peaks>(dye: T, curves: Curves): T {
  const peakOf = (kind: SpectrumKind) => curves.from + step * curves[kind].indexOf(Math.max(...curves[kind]));
  return { ...dye, excitation: peakOf("excitation"), emission: peakOf("emission"), curves };
}

/** Ends of the curve in nm. */
export const extentOf = ({ from, emission }: Curves) => [from, from + step * (emission.length - 1)] as const;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** One letter for each point. Roots keep the weak ends of a curve, which are its spill: the smallest step is 1/3969. */
const written = (values: readonly number[]): string =>
  values.map((value) => letters[Math.round(Math.sqrt(value) * 63)] ?? "A").join("");
const valuesOf = (text: string): number[] => [...text].map((letter) => (letters.indexOf(letter) / 63) ** 2);

/** "MyRed;550;AAB…;ABC…": dye, first wavelength, excitation, emission. */
export const curveText = ({ dye, curves }: NamedCurves): string =>
  [dye, curves.from, written(curves.excitation), written(curves.emission)].join(";");

/** Null for a text that `curveText` did not write. */
export function curveOf(text: string): NamedCurves | null {
  const [dye = "", start = "", excitation = "", emission = "", ...more] = text.split(";");
  const from = Number(start);
  const isGrid =
    from % step === 0 && from >= wavelengths.from && from + step * excitation.length <= wavelengths.to + step;
  const isSound =
    /^[\w-]{2,141}$/.test(excitation) && /^[\w-]+$/.test(emission) && emission.length === excitation.length;
  if (!isSound || !isGrid || more.length > 0 || dye === "" || dye.length > panelBuilderLimits.name) return null;
  const curves = { from, excitation: valuesOf(excitation), emission: valuesOf(emission) };
  const hasLight = Math.max(...curves.excitation) > 0 && Math.max(...curves.emission) > 0;
  return hasLight ? { dye, curves } : null;
}
