/** Images of the home page, drawn like product figures. */
import type { Drawing as Recipe } from "@contracts/catalogue/images";
import { drawFigure } from "@domain/figures/draw";
import { type Drawing, drawing, element, group, label, rect } from "./svg";

interface Panel {
  readonly recipe: Recipe;
  readonly seed: number;
}

const target = "Phospho-Akt (Ser473)";

const panels = {
  blot: {
    recipe: {
      kind: "western-blot",
      params: {
        target,
        bands: [{ kda: 60, weight: 1 }],
        lanes: [
          { label: "HeLa −", level: 0.06 },
          { label: "HeLa +", level: 0.95 },
          { label: "MCF-7 −", level: 0.1 },
          { label: "MCF-7 +", level: 0.8 },
        ],
        control: { name: "β-Actin", kda: 45 },
      },
    },
    seed: 4060,
  },
  tissue: {
    recipe: {
      kind: "ihc",
      params: { tissue: "human breast carcinoma", place: "cytoplasm", positive: 0.5, intensity: 0.7 },
    },
    seed: 71,
  },
  cells: {
    recipe: {
      kind: "if",
      params: { cells: "U-2 OS", target: "β-Tubulin", place: "filaments", colour: "green", intensity: 0.85 },
    },
    seed: 12,
  },
  flow: {
    recipe: {
      kind: "flow",
      params: {
        axis: target,
        populations: [
          { label: "untreated", mean: 1.2, spread: 0.22 },
          { label: "insulin", mean: 2.3, spread: 0.24 },
        ],
      },
    },
    seed: 9,
  },
} as const satisfies Record<string, Panel>;

/** Prefixes the ids inside a figure with the panel's name, so that several fit in one document. */
function panelOf(svg: string, name: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$|<title>[^<]*<\/title>/g, "")
    .replace(/id="(\w+)"/g, `id="${name}$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${name}$1)`)
    .replace(/<style>([^<]*)<\/style>/g, (_, rules: string) => `<style>${scoped(rules, name)}</style>`);
}

function scoped(rules: string, name: string): string {
  return rules
    .split("}")
    .filter((rule) => rule.includes("{"))
    .map((rule) => `${rule.replace(/^[^{]+/, (selectors) => selectors.replace(/[^,]+/g, `.${name} $&`))}}`)
    .join("");
}

/** A plate of four readings of one antibody, lettered a to d. */
function plate(): Drawing {
  const [width, height, gap] = [376, 282, 4];
  const cells = (["blot", "tissue", "cells", "flow"] as const).map((name, index) => {
    const { recipe, seed } = panels[name];
    const [x, y] = [(index % 2) * (width + gap), Math.floor(index / 2) * (height + gap)];
    return group(
      {},
      element(
        "svg",
        { x, y, width, height, viewBox: `0 0 ${width} ${height}`, class: name },
        panelOf(drawFigure({ drawing: recipe, seed, width, height }), name),
      ),
      rect(x + 6, y + 7, 20, 22, { fill: "#ffffff" }),
      label(x + 16, y + 18, String.fromCharCode(97 + index), { "font-size": 15, "font-weight": 700 }),
    );
  });
  return drawing("hero", "Four readings of one antibody", 2 * width + gap, 2 * height + gap, cells, "#ffffff");
}

/** Other experiments than the plate's, one per entry point. */
const tiles = {
  "tile-western-blot": {
    title: "Blot of a time course",
    recipe: {
      kind: "western-blot",
      params: {
        target: "Phospho-Erk1/2",
        bands: [
          { kda: 44, weight: 0.9 },
          { kda: 42, weight: 1 },
        ],
        lanes: [
          { label: "0 min", level: 0.05 },
          { label: "5 min", level: 0.95 },
          { label: "15 min", level: 0.7 },
          { label: "60 min", level: 0.3 },
        ],
        control: null,
      },
    },
    seed: 4370,
  },
  "tile-tissue": {
    title: "Stained tissue",
    recipe: {
      kind: "ihc",
      params: { tissue: "human colon carcinoma", place: "membrane", positive: 0.45, intensity: 0.8 },
    },
    seed: 17,
  },
  "tile-cells": {
    title: "Stained cells",
    recipe: {
      kind: "if",
      params: { cells: "HeLa", target: "COX IV", place: "mitochondria", colour: "red", intensity: 0.8 },
    },
    seed: 33,
  },
  "tile-flow": {
    title: "Flow cytometry plot",
    recipe: {
      kind: "flow",
      params: {
        axis: "CD4",
        populations: [
          { label: "isotype", mean: 0.7, spread: 0.2 },
          { label: "low", mean: 1.5, spread: 0.25 },
          { label: "high", mean: 2.4, spread: 0.22 },
        ],
      },
    },
    seed: 5,
  },
} as const satisfies Record<string, Panel & { readonly title: string }>;

export const evidenceDrawings = (): Drawing[] => {
  const [width, height] = [400, 270];
  return [
    plate(),
    ...Object.entries<Panel & { readonly title: string }>(tiles).map(([id, { title, recipe, seed }]) => ({
      id,
      title,
      width,
      height,
      svg: drawFigure({ drawing: recipe, seed, width, height }),
    })),
  ];
};
