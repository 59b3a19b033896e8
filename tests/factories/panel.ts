/** Products of the panel builder for tests, and a design with three of them. */
import type { PanelPairing, Product } from "@contracts/catalogue/catalogue";
import type { PanelDesign } from "@contracts/panel";
import { product } from "./product";

const cell = (name: string): PanelPairing => {
  const [round, channel] = name.split("-");
  return {
    round: round === "2" ? 2 : 1,
    channel: channel === "594" || channel === "647" || channel === "750" ? channel : "488",
  };
};

function member(key: string, target: string, cells: readonly string[], species: "Human" | "Mouse" = "Human"): Product {
  const base = product(key, {
    name: `${target} (clone ${key}) Oligo-Antibody Pair`,
    productType: "Conjugate",
    productCategory: "signalstar",
  });
  const oligo = Number(key) - 25_000;
  const pairings = cells.map(cell);
  const panel = { species, target, targetName: `${target} protein`, oligo, pairings };
  return { ...base, attributes: { ...base.attributes, clone: `B${key}`, panel } };
}

function part(key: string, name: string, panelPart: "multiplex-kit" | "buffer-kit"): Product {
  const base = product(key, { name, productType: "Kit", productCategory: "signalstar" });
  return { ...base, attributes: { ...base.attributes, panelPart } };
}

export const loadPanelCatalogue: readonly Product[] = [
  part("25001", "Multiplex IHC Kit", "multiplex-kit"),
  part("25002", "Buffer Kit, Manual", "buffer-kit"),
  part("25003", "Buffer Kit, Automated", "buffer-kit"),
  member("25011", "CD3E", ["1-488", "2-488"]),
  member("25012", "CD4", ["1-594"]),
  member("25013", "CD8A", ["1-488", "1-647"]),
  member("25014", "CD8A", ["2-750"]),
  { ...member("25015", "CD19", ["1-750"]), status: "Discontinued" },
  member("25031", "CD3E", ["1-488"], "Mouse"),
];

export const threeTargets: PanelDesign = {
  targetSpecies: "Human",
  selectedTargets: ["25011", "25012", "25013"],
  imagingRounds: [
    {
      round: 1,
      assignments: [
        { channel: "488", productKey: "25011" },
        { channel: "594", productKey: "25012" },
        { channel: "647", productKey: "25013" },
      ],
    },
  ],
  bufferKit: "25002",
  types: [{ name: "ffpe-section", imaging: "fluorescence-microscope" }],
};
