/**
 * The SignalStar kit with its buffer kits and panel antibodies. Each antibody's oligo works in some of a panel's eight
 * cells, so that common panels of eight are possible but some choices conflict. Another clone, the second round or one
 * target fewer then solves the conflict.
 */

import type { PanelPairing } from "@contracts/catalogue/catalogue";
import { panelChannels, panelRounds } from "@contracts/values/panel-values";
import * as v from "valibot";
import { readTable } from "../data-files/table";
import { createRandom } from "../random";
import type { Antigen } from "../targets/table";
import { makeClone } from "./antibody";
import { planReagent } from "./reagent";
import type { ProductPlan, Size } from "./types";

/** First number of the panel antibodies, which are consecutive. */
const firstPanelKey = 25_011;

const entry = v.strictObject({
  species: v.picklist(["H", "M"]),
  target: v.string(),
  /** Cells of a panel: "a" (round 1, 488) to "d" (round 1, 750), and "e" to "h" in round 2. */
  cells: v.pipe(v.string(), v.regex(/^[a-h]+$/)),
});
type Entry = v.InferOutput<typeof entry>;

/** The second antibody against a target in the same species is another clone. */
const entries = readTable("demo/plan/panel-antibodies.tsv", entry);

const cells: readonly PanelPairing[] = panelRounds.flatMap((round) =>
  panelChannels.map((channel) => ({ round, channel })),
);
const pairingsOf = (letters: string): PanelPairing[] =>
  Array.from(letters).flatMap((letter) => cells["abcdefgh".indexOf(letter)] ?? []);

const kit = (usd: number): [Size] => [{ letter: "S", amount: "1", uom: "Kit", unit: "Kit", tests: 0, usd }];

export function planPanel(antigen: (id: string) => Antigen): ProductPlan[] {
  const shared = { productType: "Kit", category: "signalstar", applications: ["IHC-P"] } as const;
  const antibody = ({ species, target: id, cells: letters }: Entry, index: number): ProductPlan => {
    const key = String(firstPanelKey + index);
    const target = antigen(id);
    const clone = makeClone(createRandom("panel", key), "Rabbit", false);
    const speciesName = species === "H" ? "Human" : "Mouse";
    const oligo = entries.slice(0, index + 1).filter((one) => one.species === species).length;
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
    ...entries.map(antibody),
  ];
}
