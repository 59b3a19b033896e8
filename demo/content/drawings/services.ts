/** Drawings of service deliverables: a formulation in aliquots, and a spectrum of a modified peptide. */
import { colors, type Drawing, drawing, element, group, label, line, path, rect } from "./svg";

const [width, height] = [480, 320];

/** Height of the liquid in each vial, from 0 to 1, and its color. */
const vials = [
  [0.78, colors.dapi],
  [0.78, colors.dapi],
  [0.5, colors.fitc],
  [0.5, colors.fitc],
  [0.24, colors.hematoxylin],
] as const;

function vial(left: number, [filled, colour]: (typeof vials)[number]): string {
  const [top, bottom, wide] = [104, 256, 56];
  const body = `M${left} ${top}v${bottom - top - 16}q0 16 16 16h${wide - 32}q16 0 16 -16v-${bottom - top - 16}z`;
  const surface = bottom - filled * (bottom - top - 12);
  return group(
    {},
    rect(left + 6, 74, wide - 12, 22, { rx: 3, fill: colour }),
    rect(left + 10, 96, wide - 20, 8, { fill: colors.hairline }),
    path(body, { fill: "#ffffff", stroke: colors.line, "stroke-width": 2 }),
    element("path", {
      d: `M${left + 2} ${surface}h${wide - 4}V${bottom - 16}q0 14 -14 14h-${wide - 32}q-14 0 -14 -14z`,
      fill: colour,
      "fill-opacity": 0.18,
    }),
    line(left + 2, surface, left + wide - 2, surface, { stroke: colour }),
    rect(left, 160, wide, 44, { fill: colors.paper, stroke: colors.line }),
    ...[170, 180, 190].map((y, row) =>
      line(left + 8, y, left + (row === 2 ? 30 : wide - 8), y, { stroke: colors.line }),
    ),
  );
}

function formulations(): Drawing {
  const body = [
    line(40, 258, width - 40, 258, { stroke: colors.line }),
    ...vials.map((each, place) => vial(56 + place * 78, each)),
  ];
  return drawing("tile-formulations", "One antibody in three formulations", width, height, body);
}

/** Mass over charge and relative intensity of fragments. y4 lies 167 above y3, the mass of phosphoserine. */
const peaks: readonly (readonly [mz: number, intensity: number, name?: string])[] = [
  [147, 0.22, "y1"],
  [189, 0.12],
  [234, 0.3, "y2"],
  [276, 0.1],
  [331, 0.42, "y3"],
  [388, 0.16],
  [452, 0.08],
  [498, 0.86, "y4"],
  [549, 0.14],
  [585, 0.58, "y5"],
  [640, 0.1],
  [698, 1, "y6"],
  [752, 0.12],
  [811, 0.46, "y7"],
  [868, 0.07],
  [924, 0.28, "y8"],
];

function spectrum(): Drawing {
  const [left, right, top, bottom] = [56, width - 24, 40, 262];
  const x = (mz: number) => left + ((mz - 100) / 900) * (right - left);
  const y = (intensity: number) => bottom - intensity * (bottom - top);
  const ticks = [200, 400, 600, 800, 1000];
  const body = [
    line(left, bottom, right, bottom),
    line(left, top - 8, left, bottom),
    ...ticks.flatMap((mz) => [
      line(x(mz), bottom, x(mz), bottom + 5),
      label(x(mz), bottom + 16, String(mz), { "font-size": 12 }),
    ]),
    ...[0.5, 1].flatMap((intensity) => [
      line(left - 5, y(intensity), left, y(intensity)),
      label(left - 9, y(intensity), String(intensity * 100), { "font-size": 12, "text-anchor": "end" }),
    ]),
    label(width / 2, height - 22, "m/z", { "font-size": 13 }),
    ...peaks.flatMap(([mz, intensity, name]) => {
      const colour = name ? colors.action : colors.line;
      const stick = line(x(mz), bottom, x(mz), y(intensity), { stroke: colour, "stroke-width": name ? 2.5 : 1.5 });
      return name ? [stick, label(x(mz), y(intensity) - 11, name, { "font-size": 12, fill: colour })] : [stick];
    }),
    label(width - 8, height - 8, "Demonstration figure · synthetic data", {
      ...{ "font-size": 10, "text-anchor": "end", fill: colors.inkSoft },
    }),
  ];
  return drawing("tile-spectrum", "Spectrum of the fragments of a modified peptide", width, height, body, "#ffffff");
}

export const serviceDrawings = (): Drawing[] => [formulations(), spectrum()];
