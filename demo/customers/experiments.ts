/** Panels designed by a demonstration customer; they are in the lab notebook and can be opened by design id. */
import type { Experiment, PanelDesign } from "@contracts/panel";
import { type Cell, cellOfName } from "@domain/panel/cells";
import { emptyDesign, withPlacements } from "@domain/panel/edit-design";

interface DemoExperiment {
  readonly email: string;
  readonly experiment: Pick<Experiment, "experimentId" | "name" | "country" | "createdAt" | "design"> & {
    readonly language: "en";
  };
  /** Target symbols, as listed in the notebook. */
  readonly targets: readonly string[];
}

const email = "us.verified@demo.benchside.example";
const market = { country: "US", language: "en" } as const;

const cell = (name: string): Cell => {
  const found = cellOfName(name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};

/** @param places product number and cell of each antibody */
function designOf(
  chosen: Pick<PanelDesign, "targetSpecies" | "bufferKit" | "types">,
  places: Readonly<Record<string, string>>,
): PanelDesign {
  const placements = Object.entries(places).map(([productKey, name]) => ({ productKey, cell: cell(name) }));
  const rounds = placements.some((each) => each.cell.round === 2) ? 2 : 1;
  return withPlacements({ ...emptyDesign, ...chosen }, { placements, rounds });
}

export const demoExperiments: readonly DemoExperiment[] = [
  {
    email,
    targets: ["CD3E", "CD8A", "FOXP3", "PDCD1"],
    experiment: {
      ...{ experimentId: "xi2xemngutu7hwwrxpufuo7efq", name: "Tumor-infiltrating T cells, pilot", ...market },
      createdAt: "2026-02-03T14:20:00.000Z",
      design: designOf(
        {
          ...{ targetSpecies: "Human", bufferKit: "25002" },
          types: [{ name: "ffpe-section", imaging: "fluorescence-microscope" }],
        },
        { "25011": "1-594", "25013": "2-488", "25017": "1-647", "25018": "1-488" },
      ),
    },
  },
  {
    email,
    targets: ["ITGAM", "CD68", "CD274"],
    experiment: {
      ...{ experimentId: "5peox6imrcuzqc35xlkdkiqxvq", name: "Macrophage polarization in lung", ...market },
      createdAt: "2026-03-18T09:05:00.000Z",
      design: designOf(
        {
          ...{ targetSpecies: "Mouse", bufferKit: "25003" },
          types: [{ name: "tissue-microarray", imaging: "slide-scanner" }],
        },
        { "25035": "1-488", "25045": "1-647", "25038": "1-750" },
      ),
    },
  },
];

/** Lines for the gateway's experiment import. */
export function* experimentLines(): Generator<Omit<DemoExperiment, "targets">> {
  for (const { email: owner, experiment } of demoExperiments) yield { email: owner, experiment };
}
