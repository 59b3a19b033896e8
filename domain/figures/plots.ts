/** Plots: flow histograms, enrichment bars, dose curves and spectra, on white with one axis style. */
import type { DrawingParams } from "@contracts/catalogue/images";
import { escapeHtml } from "../edge-slot/html";
import { createStream } from "./random";
import { footHeight, n, svgDocument, text } from "./svg";

const ink = "#2a2e35";
const paper = "#fdfdfc";
const series = ["#8b9098", "#1f66c1", "#c2571a", "#2b8a57"] as const;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const plotArea = (width: number, height: number): Area => ({
  left: 64,
  top: 24,
  width: width - 88,
  height: height - 24 - 58 - footHeight,
});

function axes({ left, top, width, height }: Area, xTitle: string, yTitle: string): string {
  const middle = top + height / 2;
  return `<path d="M${n(left)} ${n(top)}V${n(top + height)}H${n(left + width)}" fill="none" stroke="${ink}"/>${text(left + width / 2, top + height + 40, xTitle, "m")}<text class="m" transform="translate(18 ${n(middle)})rotate(-90)">${escapeHtml(yTitle)}</text>`;
}

function ticks({ left, top, height }: Area, at: readonly (readonly [x: number, label: string])[]): string {
  return (
    at
      .map(
        ([x, label]) =>
          `<path d="M${n(x)} ${n(top + height)}v5" stroke="${ink}"/>${text(x, top + height + 18, label, "s m")}`,
      )
      .join("") + (left ? "" : "")
  );
}

function yTicks({ left, top, height }: Area, top_: number, count: number): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    const y = top + height - (index / count) * height;
    const value = (top_ * index) / count;
    return `<path d="M${n(left)} ${n(y)}h-5" stroke="${ink}"/>${text(left - 9, y + 4, value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value)), "s r")}`;
  }).join("");
}

const curve = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("");

/** Flow histograms over five decades of fluorescence, as an SVG document of `width` × `height` pixels. */
export function drawFlow(params: DrawingParams<"flow">, seed: number, width: number, height: number): string {
  const stream = createStream(seed);
  const area = plotArea(width, height);
  const decades = 5;
  const toX = (value: number) => area.left + (value / decades) * area.width;
  const shapes = params.populations.map(({ mean, spread, label }, index) => {
    const peak = index === 0 ? 0.86 : 0.78 + stream.next() * 0.14;
    const points = Array.from({ length: 61 }, (_, at): readonly [number, number] => {
      const value = mean + (at / 30 - 1) * spread * 3.2;
      const bell = Math.exp(-((value - mean) ** 2) / (2 * spread ** 2));
      const rough = bell > 0.03 ? 1 + stream.normal() * 0.035 : 1;
      return [Math.max(area.left, toX(value)), area.top + area.height * (1 - peak * bell * rough)];
    });
    const colour = series[index % series.length] ?? ink;
    const base = area.top + area.height;
    const closed = `${curve(points)}V${n(base)}H${n(points[0]?.[0] ?? area.left)}Z`;
    const key = `<rect x="${n(area.left + area.width - 128)}" y="${n(area.top + 2 + index * 17)}" width="11" height="11" fill="${colour}" opacity=".6"/>${text(area.left + area.width - 112, area.top + 12 + index * 17, label.length > 20 ? `${label.slice(0, 19)}…` : label, "s")}`;
    return `<path d="${closed}" fill="${colour}" fill-opacity="${index === 0 ? 0.22 : 0.18}" stroke="${colour}" stroke-width="1.6"/>${key}`;
  });
  const marks = ticks(
    area,
    Array.from({ length: decades + 1 }, (_, decade) => [toX(decade), `10${"⁰¹²³⁴⁵"[decade] ?? ""}`] as const),
  );
  return svgDocument(
    { width, height, title: `Flow cytometry, ${params.axis}`, background: paper, ink },
    shapes.join("") + axes(area, params.axis, "events") + marks,
  );
}

/** Per cent of input at each locus, with error bars; document as above. */
export function drawChip(params: DrawingParams<"chip">, seed: number, width: number, height: number): string {
  const stream = createStream(seed);
  const area = plotArea(width, height);
  const top = Math.max(1, Math.ceil(Math.max(...params.loci.map(({ percent }) => percent)) * 1.15));
  const step = area.width / params.loci.length;
  const bar = (x: number, percent: number, colour: string) => {
    const tall = (percent / top) * area.height;
    const error = tall * (0.05 + stream.next() * 0.09) + 1;
    const y = area.top + area.height - tall;
    const wide = step * 0.3;
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(tall)}" fill="${colour}"/><path d="M${n(x + wide / 2)} ${n(y - error)}V${n(y + Math.min(error, tall))}m-4 0h8m-8-${n(Math.min(error, tall) + error)}h8" stroke="${ink}" fill="none"/>`;
  };
  const bars = params.loci.map(({ label, percent }, index) => {
    const x = area.left + step * index + step * 0.18;
    return (
      bar(x, percent, "#1f66c1") +
      bar(x + step * 0.34, Math.min(percent, 0.03 + stream.next() * 0.04), "#8b9098") +
      text(area.left + step * (index + 0.5), area.top + area.height + 18, label, "s m")
    );
  });
  const key = `<rect x="${n(area.left + 10)}" y="${n(area.top)}" width="11" height="11" fill="#1f66c1"/>${text(area.left + 26, area.top + 10, params.target, "s")}<rect x="${n(area.left + 10)}" y="${n(area.top + 17)}" width="11" height="11" fill="#8b9098"/>${text(area.left + 26, area.top + 27, "normal IgG", "s")}`;
  return svgDocument(
    { width, height, title: `Chromatin enrichment, ${params.target}`, background: paper, ink },
    bars.join("") + key + axes(area, "locus", "percent of input") + yTicks(area, top, 4),
  );
}

/** Standard curve with data points on a logarithmic scale; document as above. */
export function drawDoseCurve(params: DrawingParams<"elisa">, seed: number, width: number, height: number): string {
  const stream = createStream(seed);
  const area = plotArea(width, height);
  const { midpoint, slope, top, x: xTitle, y: yTitle } = params;
  const span = 5;
  const from = midpoint - span / 2;
  const value = (at: number) => top / (1 + 10 ** (-slope * (at - midpoint)));
  const scale = top * 1.12;
  const toX = (at: number) => area.left + ((at - from) / span) * area.width;
  const toY = (amount: number) => area.top + area.height * (1 - Math.min(1, amount / scale));
  const line = curve(
    Array.from({ length: 41 }, (_, index) => {
      const at = from + (index / 40) * span;
      return [toX(at), toY(value(at))] as const;
    }),
  );
  const points = Array.from({ length: 9 }, (_, index) => {
    const at = from + 0.3 + (index / 8) * (span - 0.6);
    const mean = Math.max(0, value(at) * (1 + stream.normal() * 0.035) + top * 0.012);
    const error = top * (0.018 + stream.next() * 0.03);
    return `<path d="M${n(toX(at))} ${n(toY(mean + error))}V${n(toY(Math.max(0, mean - error)))}" stroke="${ink}"/><circle cx="${n(toX(at))}" cy="${n(toY(mean))}" r="4.2" fill="#1f66c1" stroke="#fff"/>`;
  });
  const first = Math.ceil(from);
  const marks = ticks(
    area,
    Array.from(
      { length: Math.floor(from + span) - first + 1 },
      (_, index) => [toX(first + index), String(first + index).replace("-", "−")] as const,
    ),
  );
  return svgDocument(
    { width, height, title: yTitle, background: paper, ink },
    `<path d="${line}" fill="none" stroke="#1f66c1" stroke-width="2"/>${points.join("")}${axes(area, xTitle, yTitle)}${marks}${yTicks(area, scale, 4)}`,
  );
}

/** Screen color of a wavelength; dark red and violet beyond the visible range. */
function hueOf(nm: number): string {
  const stops = [
    [380, 270],
    [440, 245],
    [490, 190],
    [510, 140],
    [560, 85],
    [580, 55],
    [620, 20],
    [680, 0],
    [900, 0],
  ] as const;
  const at = stops.findIndex(([wavelength]) => nm <= wavelength);
  const [upper = stops[0], lower = stops[0]] = [stops[Math.max(0, at)], stops[Math.max(0, at - 1)]];
  const share = upper[0] === lower[0] ? 0 : (nm - lower[0]) / (upper[0] - lower[0]);
  return `hsl(${Math.round(lower[1] + share * (upper[1] - lower[1]))},70%,${nm > 700 ? 32 : 44}%)`;
}

/** Excitation and emission of a dye by wavelength in nm; document as above. */
export function drawSpectrum(params: DrawingParams<"spectrum">, _seed: number, width: number, height: number): string {
  const area = plotArea(width, height);
  const { dye, excitation, emission } = params;
  const from = Math.max(300, excitation - 130);
  const to = Math.min(900, emission + 130);
  const toX = (nm: number) => area.left + ((nm - from) / (to - from)) * area.width;
  const toY = (share: number) => area.top + area.height * (1 - 0.92 * share);
  // Absorption tails to the blue, emission to the red.
  const shape = (peak: number, left: number, right: number) =>
    curve(
      Array.from({ length: 61 }, (_, index) => {
        const nm = from + (index / 60) * (to - from);
        const wide = nm < peak ? left : right;
        return [toX(nm), toY(Math.exp(-((nm - peak) ** 2) / (2 * wide ** 2)))] as const;
      }),
    );
  const base = `V${n(area.top + area.height)}H${n(area.left)}Z`;
  const first = Math.ceil(from / 50) * 50;
  const marks = ticks(
    area,
    Array.from(
      { length: Math.floor((to - first) / 50) + 1 },
      (_, index) => [toX(first + index * 50), String(first + index * 50)] as const,
    ),
  );
  const label = (nm: number, name: string, anchor: string) => text(toX(nm), area.top + 12, `${name} ${nm} nm`, anchor);
  const body = `<path d="${shape(excitation, 30, 15)}${base}" fill="${hueOf(excitation)}" fill-opacity=".16" stroke="${hueOf(excitation)}" stroke-dasharray="5 3"/><path d="${shape(emission, 13, 30)}${base}" fill="${hueOf(emission)}" fill-opacity=".3" stroke="${hueOf(emission)}"/>${label(excitation - 8, "ex", "s r").replace(`ex ${excitation - 8}`, `ex ${excitation}`)}${label(emission + 8, "em", "s").replace(`em ${emission + 8}`, `em ${emission}`)}`;
  return svgDocument(
    { width, height, title: `Spectra of ${dye}`, background: paper, ink },
    body + axes(area, "wavelength (nm)", "normalized intensity") + marks,
  );
}
