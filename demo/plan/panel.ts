/**
 * The SignalStar kit with its buffer kits and panel antibodies. Each antibody's oligo works in some of a panel's eight
 * cells, so that common panels of eight are possible while some choices collide; then another clone, the second round
 * or one target fewer solves the conflict.
 */

import type { PanelPairing } from "@contracts/catalogue/catalogue";
import { panelChannels, panelRounds } from "@contracts/values/panel-values";
import { createRandom } from "../random";
import type { Antigen } from "../targets/table";
import type { SpeciesCode } from "../vocabulary/names";
import { makeClone } from "./antibody";
import { planReagent } from "./reagent";
import type { ProductPlan, Size } from "./types";

/** First number of the panel antibodies, which are consecutive. */
const firstPanelKey = 25_011;

/** Target and cells: "a" (round 1, 488) to "d" (round 1, 750), and "e" to "h" in round 2. */
type Entry = readonly [target: string, cells: string];

const human: readonly Entry[] = [
  ["CD3E", "abe"],
  ["CD4", "bcf"],
  ["CD8A", "aeg"],
  ["MS4A1", "cdg"],
  ["CD68", "dh"],
  ["CD163", "bfg"],
  ["FOXP3", "ac"],
  ["PDCD1", "ae"],
  ["CD274", "cgh"],
  ["CTLA4", "bd"],
  ["LAG3", "fgh"],
  ["HAVCR2", "defg"],
  ["TIGIT", "ce"],
  ["GZMB", "afh"],
  ["KRT8", "ade"],
  ["MKI67", "bcdfh"],
  // Second clones.
  ["CD8A", "bfh"],
  ["PDCD1", "cdg"],
  ["CD68", "cf"],
  ["VIM", "abd"],
];
const mouse: readonly Entry[] = [
  ["CD3E", "ae"],
  ["CD4", "bf"],
  ["CD8A", "cg"],
  ["CD19", "dfgh"],
  ["ITGAM", "abf"],
  ["FOXP3", "ac"],
  ["PDCD1", "eg"],
  ["CD274", "cdh"],
  ["LAG3", "fh"],
  ["HAVCR2", "bdfh"],
  ["TIGIT", "ae"],
  ["GZMB", "abcde"],
  ["EPCAM", "dh"],
  ["MKI67", "bcg"],
  ["CD68", "ceg"],
  // A second clone.
  ["FOXP3", "beh"],
];

const cells: readonly PanelPairing[] = panelRounds.flatMap((round) =>
  panelChannels.map((channel) => ({ round, channel })),
);
const pairingsOf = (letters: string): PanelPairing[] =>
  Array.from(letters).flatMap((letter) => cells["abcdefgh".indexOf(letter)] ?? []);

const kit = (usd: number): [Size] => [{ letter: "S", amount: "1", uom: "Kit", unit: "Kit", tests: 0, usd }];

export function planPanel(antigen: (id: string) => Antigen): ProductPlan[] {
  const shared = { productType: "Kit", category: "signalstar", applications: ["IHC-P"] } as const;
  const antibody = ([id, letters]: Entry, species: SpeciesCode, order: number, index: number): ProductPlan => {
    const key = String(firstPanelKey + index);
    const target = antigen(id);
    const clone = makeClone(createRandom("panel", key), "Rabbit", false);
    const speciesName = species === "H" ? "Human" : "Mouse";
    const oligo = order + 1;
    return {
      key,
      name: `${target.display} (${clone.id}) SignalStar Oligo-Antibody Pair ${oligo} (${speciesName})`,
      status: "Released",
      productType: "Conjugate",
      category: "signalstar",
      formulation: "conjugate",
      sizes: [{ letter: "S", amount: "10", uom: "tests", unit: "Regular", tests: 10, usd: 449 }],
      antigen: target,
      modification: null,
      clone,
      label: { name: `SignalStar Oligo ${oligo}`, excitation: null, emission: null, applications: ["IHC-P"] },
      applications: ["IHC-P"],
      species: [species],
      citations: 0,
      popularity: 0.4,
      xp: false,
      newProduct: true,
      panel: { species: speciesName, oligo, pairings: pairingsOf(letters) },
      figures: 1,
    };
  };
  return [
    planReagent(
      "25001",
      {
        ...shared,
        name: "SignalStar Multiplex IHC Kit",
        summary:
          "Amplification and imaging reagents for up to eight targets on one paraffin section in two imaging rounds.",
        sizes: kit(1290),
        components: ["25002", "25003"],
        citations: 6,
      },
      { panelPart: "multiplex-kit" },
    ),
    planReagent(
      "25002",
      {
        ...shared,
        name: "SignalStar Buffer Kit, Manual Staining",
        summary: "Buffers of the SignalStar workflow for staining by hand.",
        sizes: kit(420),
      },
      { panelPart: "buffer-kit" },
    ),
    planReagent(
      "25003",
      {
        ...shared,
        name: "SignalStar Buffer Kit, Automated Staining",
        summary: "Buffers of the SignalStar workflow for automated stainers.",
        sizes: kit(520),
      },
      { panelPart: "buffer-kit" },
    ),
    ...human.map((entry, order) => antibody(entry, "H", order, order)),
    ...mouse.map((entry, order) => antibody(entry, "M", order, human.length + order)),
  ];
}
