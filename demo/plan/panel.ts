/** The SignalStar kit with its buffer kits and panel antibodies: each antibody has an oligo, a channel and a round. */

import { createRandom } from "../random";
import type { Antigen } from "../targets/table";
import { panelChannels } from "../vocabulary/labels";
import type { SpeciesCode } from "../vocabulary/names";
import { makeClone } from "./antibody";
import { planReagent } from "./reagent";
import type { ProductPlan, Size } from "./types";

/** First number of the panel antibodies; they follow one another. */
const firstPanelKey = 25_011;

const humanTargets = [
  "CD3E", "CD4", "CD8A", "MS4A1", "CD68", "CD163", "FOXP3", "PDCD1", "CD274", "CTLA4", "LAG3", "HAVCR2", "TIGIT", "GZMB",
  "KRT8", "MKI67", "ITGAX", "SDC1", "PECAM1", "VIM",
] as const; // biome-ignore format: markers
const mouseTargets = [
  "CD3E", "CD4", "CD8A", "CD19", "ITGAM", "FOXP3", "PDCD1", "CD274", "LAG3", "HAVCR2", "TIGIT", "GZMB", "EPCAM", "MKI67",
  "ITGAX", "PECAM1",
] as const; // biome-ignore format: markers

const kit = (usd: number): [Size] => [{ letter: "S", amount: "1", uom: "Kit", unit: "Kit", tests: 0, usd }];

export function planPanel(antigen: (id: string) => Antigen): ProductPlan[] {
  const shared = { productType: "Kit", category: "signalstar", applications: ["IHC-P"] } as const;
  const antibody = (id: string, species: SpeciesCode, index: number): ProductPlan => {
    const key = String(firstPanelKey + index);
    const target = antigen(id);
    const clone = makeClone(createRandom("panel", key), "Rabbit", false);
    const order = species === "H" ? index : index - humanTargets.length;
    const channel = panelChannels[order % panelChannels.length] ?? panelChannels[0];
    const round = Math.floor(order / panelChannels.length) % 2 === 0 ? 1 : 2;
    return {
      key,
      name: `${target.display} (${clone.id}) SignalStar Oligo-Antibody Pair ${channel.name} (${species === "H" ? "Human" : "Mouse"})`,
      status: "Released",
      productType: "Conjugate",
      category: "signalstar",
      formulation: "conjugate",
      sizes: [{ letter: "S", amount: "10", uom: "tests", unit: "Regular", tests: 10, usd: 449 }],
      antigen: target,
      modification: null,
      clone,
      label: { ...channel, name: `SignalStar ${channel.name}` },
      applications: ["IHC-P"],
      species: [species],
      citations: 0,
      popularity: 0.4,
      xp: false,
      newProduct: true,
      panel: { oligo: order + 1, channel: channel.name, round },
      figures: 1,
    };
  };
  return [
    planReagent("25001", {
      ...shared,
      name: "SignalStar Multiplex IHC Kit",
      summary:
        "Amplification and imaging reagents for up to eight targets on one paraffin section in two imaging rounds.",
      sizes: kit(1290),
      components: ["25002", "25003"],
      citations: 6,
    }),
    planReagent("25002", {
      ...shared,
      name: "SignalStar Buffer Kit, Manual Staining",
      summary: "Buffers of the SignalStar workflow for staining by hand.",
      sizes: kit(420),
    }),
    planReagent("25003", {
      ...shared,
      name: "SignalStar Buffer Kit, Automated Staining",
      summary: "Buffers of the SignalStar workflow for automated stainers.",
      sizes: kit(520),
    }),
    ...humanTargets.map((id, index) => antibody(id, "H", index)),
    ...mouseTargets.map((id, index) => antibody(id, "M", humanTargets.length + index)),
  ];
}
