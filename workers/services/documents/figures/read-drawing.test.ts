import type { Drawing as Recipe } from "@contracts/catalogue/images";
import { drawFigure } from "@domain/figures/draw";
import { describe, expect, it } from "vitest";
import { colorOf } from "./colors";
import type { Label, Shape } from "./drawing";
import { ellipse, isPathData, rectangle } from "./path-data";
import { readDrawing } from "./read-drawing";

const places = ["nucleus", "cytoplasm", "membrane", "mitochondria", "filaments", "puncta"] as const;
const lanes = [
  { label: "HeLa −", level: 0.1 },
  { label: "HeLa +", level: 1 },
];
const blot: Recipe = {
  kind: "western-blot",
  params: { target: "Akt & <pan>", bands: [{ kda: 60, weight: 1 }], lanes, control: { name: "β-Actin", kda: 45 } },
};
const recipes: readonly Recipe[] = [
  blot,
  { kind: "western-blot", params: { target: "PD-L1", bands: [{ kda: 40, to: 50, weight: 1 }], lanes, control: null } },
  ...places.flatMap((place): Recipe[] => [
    { kind: "ihc", params: { tissue: "tonsil", place, positive: 0.85, intensity: 1 } },
    { kind: "if", params: { cells: "HeLa", target: "Tom20", place, colour: "green", intensity: 1 } },
  ]),
  { kind: "flow", params: { axis: "CD4", populations: [{ label: "CD4", mean: 3, spread: 0.3 }] } },
  { kind: "chip", params: { target: "c-Myc", loci: [{ label: "GAPDH", percent: 3.4 }] } },
  { kind: "elisa", params: { x: "mg/ml", y: "absorbance", midpoint: -0.4, slope: 1.2, top: 2.8 } },
  { kind: "structure", params: { layers: ["surface", "capture", "antigen"], target: "Akt", label: "HRP" } },
  { kind: "spectrum", params: { dye: "Fluor 488", excitation: 495, emission: 519 } },
];

const read = (recipe: Recipe) => readDrawing(drawFigure({ drawing: recipe, seed: 4060, width: 640, height: 480 }));
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${body}</svg>`;
const shapes = (body: string) =>
  (readDrawing(svg(body))?.marks ?? []).filter((mark): mark is Shape => mark.kind === "shape");
const labels = (body: string) =>
  (readDrawing(svg(body))?.marks ?? []).filter((mark): mark is Label => mark.kind === "label");

describe("drawings of the image service", () => {
  it.each(recipes)("a figure of kind $kind is read", (recipe) => {
    const drawing = read(recipe);
    expect(drawing).toMatchObject({ width: 640, height: 480 });
    const texts = drawing?.marks.flatMap((mark) => (mark.kind === "label" ? [mark.text] : [])) ?? [];
    expect(texts).toContain("Demonstration figure · synthetic data");
    expect(drawing?.marks.length).toBeGreaterThan(4);
  });

  it("a blot keeps its labels, and its bands have soft edges within the membrane", () => {
    const marks = read(blot)?.marks ?? [];
    expect(marks.filter((mark) => mark.kind === "label").map(({ text }) => text)).toEqual(
      expect.arrayContaining(["kDa", "HeLa +", "Akt & <pan>", "β-Actin"]),
    );
    expect(marks.some((mark) => mark.kind === "shape" && mark.blur > 1 && mark.clip !== null)).toBe(true);
  });

  it("fluorescence uses additive blending", () => {
    const marks = read({
      kind: "if",
      params: { cells: "HeLa", target: "Tom20", place: "nucleus", colour: "red", intensity: 1 },
    })?.marks;
    expect(marks?.some((mark) => mark.kind === "shape" && mark.light)).toBe(true);
  });

  it("colors, lines and positions come from style sheet, element and parents", () => {
    const body = "<style>.o{fill:none;stroke:#abc;stroke-width:3}text{font-size:13px}.s{font-size:11px}</style>";
    expect(shapes(`${body}<g class="o" opacity=".5"><path d="M0 0h4" opacity=".5"/></g>`)).toEqual([
      expect.objectContaining({
        fill: null,
        stroke: expect.objectContaining({ color: "#aabbcc", width: 3, opacity: 0.25 }),
      }),
    ]);
    expect(labels(`${body}<text class="s" transform="translate(18 -4.5)rotate(-90)">a &amp; b</text>`)).toEqual([
      expect.objectContaining({ text: "a & b", x: 18, y: -4.5, rotation: -90, size: 11 }),
    ]);
    expect(labels(`${body}<text x="3" y="4">c</text>`)).toMatchObject([{ size: 13, anchor: "start" }]);
  });

  it("discs with one ink become one shape, and noise becomes a tint", () => {
    const discs = '<circle cx="1" cy="1" r="5"/><circle cx="3" cy="3" r="5"/>';
    expect(shapes(`<g fill="#d9b892" opacity=".4">${discs}</g>`)).toHaveLength(1);
    expect(shapes(`<g fill="#d9b892">${discs}</g>`)).toHaveLength(2);
    const noise =
      '<filter id="n"><feTurbulence/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .5 -.05"/></filter>';
    const [tint] = shapes(`<defs>${noise}</defs><rect width="9" height="9" filter="url(#n)" opacity=".5"/>`);
    expect(tint?.fill?.color).toBe("#ffffff");
    expect(tint?.fill?.opacity).toBeCloseTo(0.1);
  });

  it.each([
    ["no SVG", "hello"],
    ["no size", "<svg><path d='M0 0h1'/></svg>"],
    ["an endless size", '<svg viewBox="0 0 1e9 10"/>'],
    ["a script", svg("<script>alert(1)</script>")],
    ["another picture", svg('<image href="http://127.0.0.1/"/>')],
    ["a page", svg("<foreignObject><p>x</p></foreignObject>")],
    ["a reference", svg('<use href="#a"/>')],
    ["a number that is none", svg('<rect width="NaN" height="2"/>')],
    ["half an outline", svg('<path d="M0 0L4"/>')],
    ["another transformation", svg('<text transform="scale(2)">x</text>')],
    ["endless nesting", svg("<g>".repeat(5000))],
    ["endless shapes", svg('<path d="M0 0h1"/>'.repeat(4001))],
  ])("%s is rejected", (_, text) => {
    expect(readDrawing(text)).toBeNull();
  });
});

describe("path data", () => {
  it.each([
    "M0 0h4",
    "m0 0L4,5l-1.5.5Z",
    "M1 2a3 3 30 1 0 4 4zm1e1-2v4",
    rectangle(1, 2, 30, 4, 3),
    ellipse(5, 5, 2, 1),
  ])("accepts %s", (data) => expect(isPathData(data)).toBe(true));
  it.each(["", "h4", "M0", "M0 0L4", "M0 0x", "M0 0 (", "M0 0h", "M0 0h1e999", "1 2"])("rejects %j", (data) =>
    expect(isPathData(data)).toBe(false),
  );
});

describe("colors", () => {
  it.each([
    ["#AbC", "#aabbcc"],
    ["#0a0B0c", "#0a0b0c"],
    ["rgb(220,220,217)", "#dcdcd9"],
    ["hsl(120,100%,50%)", "#00ff00"],
    ["none", null],
    ["url(#a)", null],
    ["rgb(1,2)", null],
  ])("%s is %s", (text, hex) => expect(colorOf(text)).toBe(hex));
});
