import { cellExtracts } from "./cell-extracts";
import { chromatinImmunoprecipitation } from "./chromatin-immunoprecipitation";
import { flowCytometry } from "./flow-cytometry";
import { immunofluorescence } from "./immunofluorescence";
import { immunohistochemistry } from "./immunohistochemistry";
import { immunoprecipitation } from "./immunoprecipitation";
import type { Protocol } from "./protocol";
import { sandwichElisa } from "./sandwich-elisa";
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
];
