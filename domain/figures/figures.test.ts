import { type Drawing, drawing } from "@contracts/catalogue/images";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { drawFigure, scaledTo, thumbnailOf } from "./draw";

const places = ["nucleus", "cytoplasm", "membrane", "mitochondria", "filaments", "puncta"] as const;
const lanes = ["HeLa −", "HeLa +", "A549 −", "A549 +"].map((label, index) => ({
  label,
  level: index % 2 === 0 ? 0.1 : 1,
}));

const samples: readonly Drawing[] = [
  {
    kind: "western-blot",
    params: {
      target: "Phospho-Akt (Ser473)",
      bands: [{ kda: 60, weight: 1 }],
      lanes,
      control: { name: "β-Actin", kda: 45 },
    },
  },
  { kind: "western-blot", params: { target: "PD-L1", bands: [{ kda: 40, to: 50, weight: 1 }], lanes, control: null } },
  ...places.flatMap((place): Drawing[] => [
    { kind: "ihc", params: { tissue: "tonsil", place, positive: 0.85, intensity: 1 } },
    { kind: "if", params: { cells: "HeLa", target: "Tom20", place, colour: "green", intensity: 1 } },
  ]),
  {
    kind: "flow",
    params: {
      axis: "CD4",
      populations: [
        { label: "isotype control", mean: 1, spread: 0.2 },
        { label: "CD4", mean: 3, spread: 0.3 },
      ],
    },
  },
  {
    kind: "chip",
    params: {
      target: "c-Myc",
      loci: [
        { label: "GAPDH", percent: 3.4 },
        { label: "α-Satellite", percent: 0.1 },
      ],
    },
  },
  {
    kind: "tracks",
    params: {
      genes: ["MYC", "GAPDH"],
      tracks: [
        { label: "H3K4me3", peaks: [{ at: 0.2, wide: 0.02, high: 1 }] },
        { label: "rabbit IgG", peaks: [] },
      ],
    },
  },
  { kind: "elisa", params: { x: "mg/ml, log10", y: "absorbance 450 nm", midpoint: -0.4, slope: 1.2, top: 2.8 } },
  {
    kind: "structure",
    params: { layers: ["surface", "capture", "antigen", "detection", "label"], target: "Akt", label: "HRP" },
  },
  { kind: "spectrum", params: { dye: "Fluor 488", excitation: 495, emission: 519 } },
];

const draw = (figure: Drawing, seed = 4060) => drawFigure({ drawing: figure, seed, width: 600, height: 450 });
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe("drawn figures", () => {
  it.each(samples)("$kind is deterministic, small and labeled", (sample) => {
    expect(v.is(drawing, sample)).toBe(true);
    const svg = draw(sample);
    expect(draw(sample)).toBe(svg);
    expect(draw(sample, 7)).toSatisfy(
      (other: string) => sample.kind === "structure" || sample.kind === "spectrum" || other !== svg,
    );
    expect(bytes(svg)).toBeLessThanOrEqual(12 * 1024);
    expect(svg).toContain("Demonstration figure · synthetic data");
  });

  it.each(samples)("$kind is a pure picture: no scripts, no links, no NaN", (sample) => {
    const svg = draw(sample);
    expect(svg).not.toMatch(/<script|<foreignObject|\son[a-z]+=|href|NaN|undefined|Infinity|@import/i);
  });

  it("escapes texts of records", () => {
    const svg = draw({
      kind: "elisa",
      params: { x: "<script>alert(1)</script>", y: '"><img src=x>', midpoint: 0, slope: 1, top: 1 },
    });
    expect(svg).not.toMatch(/<script|<img/);
    expect(svg).toContain("&lt;script&gt;");
  });

  it("stays within its size for any seed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.constantFrom(...samples), (seed, sample) => {
        expect(bytes(draw(sample, seed))).toBeLessThanOrEqual(12 * 1024);
      }),
      { numRuns: 150 },
    );
  });

  it("stains every nucleus of a tissue whose cells are all positive", () => {
    const counterstained = (positive: number) =>
      /fill="#6d7fb0" opacity=".72" d="([^"]*)"/.exec(
        draw({ kind: "ihc", params: { tissue: "tonsil", place: "nucleus", positive, intensity: 1 } }),
      )?.[1];
    expect(counterstained(0.9)).not.toBe("");
    expect(counterstained(1)).toBe("");
  });

  it("draws no band in a lane without the protein", () => {
    const bandsIn = (level: number) =>
      draw({
        kind: "western-blot",
        params: {
          target: "PTEN",
          bands: [{ kda: 54, weight: 1 }],
          lanes: [{ label: "PC-3", level }],
          control: null,
        },
      }).match(/<ellipse/g)?.length ?? 0;
    expect(bandsIn(0)).toBe(0);
    expect(bandsIn(0.5)).toBeGreaterThan(0);
  });

  it("places heavier proteins higher on the blot", () => {
    const arrowHeight = (kda: number) =>
      Number(
        /<path d="M[0-9.]+ ([0-9.]+)l6-3\.4v6\.8z"/.exec(
          draw({
            kind: "western-blot",
            params: {
              target: "X",
              bands: [
                { kda, weight: 1 },
                { kda: 20, weight: 0.5 },
                { kda: 200, weight: 0.5 },
              ],
              lanes,
              control: null,
            },
          }),
        )?.[1],
      );
    expect(arrowHeight(150)).toBeLessThan(arrowHeight(60));
    expect(arrowHeight(60)).toBeLessThan(arrowHeight(25));
  });

  it("C-DATA-17: scales a drawing to a variant's width and keeps its aspect ratio", () => {
    const [sample] = samples;
    if (!sample) throw new Error("no sample");
    const scaled = scaledTo(draw(sample), 160, { width: 600, height: 450 });
    expect(scaled).toContain('viewBox="0 0 600 450" width="160" height="120"');
  });
});

it("a thumbnail has the drawing's shapes, and of its texts only the demonstration line", () => {
  for (const drawing of samples) {
    const whole = drawFigure({ drawing, seed: 7, width: 640, height: 480 });
    const thumbnail = thumbnailOf(whole);
    expect(thumbnail.match(/<text/g)).toHaveLength(1);
    expect(thumbnail).toContain("Demonstration figure");
    expect(thumbnail).not.toContain('filter="url(#g)"');
    const shapes = (svg: string) => svg.match(/<(?:path|circle|ellipse|line|polyline)\b/g)?.length;
    expect([drawing.kind, shapes(thumbnail)]).toEqual([drawing.kind, shapes(whole)]);
  }
});
