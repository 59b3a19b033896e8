import { cellExtracts } from "./cell-extracts";
import { chromatinImmunoprecipitation } from "./chromatin-immunoprecipitation";
import { cutAndRun } from "./cut-and-run";
import { flowCytometry } from "./flow-cytometry";
import { frozenSections } from "./frozen-sections";
import { immunofluorescence } from "./immunofluorescence";
import { immunohistochemistry } from "./immunohistochemistry";
import { immunoprecipitation } from "./immunoprecipitation";
import { phosphataseTreatment } from "./phosphatase-treatment";
import type { Protocol } from "./protocol";
import { sandwichElisa } from "./sandwich-elisa";
import { strippingAndReprobing } from "./stripping-and-reprobing";
import { westernBlotting } from "./western-blotting";

export const protocols: readonly Protocol[] = [
  westernBlotting,
  immunoprecipitation,
  immunohistochemistry,
  immunofluorescence,
  flowCytometry,
  chromatinImmunoprecipitation,
  sandwichElisa,
  cellExtracts,
  cutAndRun,
  strippingAndReprobing,
  phosphataseTreatment,
  frozenSections,
];
