/** Creates the figure of an application; each application has its own kind of figure. */

import type { ApplicationCode } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { capillaryBlot, immunoprecipitation, westernBlot } from "./blots";
import { chromatinPcr, coatedPlate, coverage, histogram } from "./counted";
import { frozenSection, paraffinSection, stainedCells } from "./imaging";
import type { Sketch } from "./sketch";

/** Null if no suitable samples are known. `key` varies the figure, as in a paper. */
export function applicationFigure(plan: ProductPlan, code: ApplicationCode): Sketch | null {
  switch (code) {
    case "WB":
      return westernBlot(plan);
    case "SW":
      return capillaryBlot(plan);
    case "IP":
      return immunoprecipitation(plan);
    case "IHC-P":
      return paraffinSection(plan);
    case "IF-IC":
      return stainedCells(plan);
    case "IF-F":
      return frozenSection(plan);
    case "FC-FP":
    case "FC-L":
      return histogram(plan, code);
    case "ChIP":
      return chromatinPcr(plan);
    case "ChIP-seq":
    case "C&R":
    case "C&T":
    case "eCLIP":
      return coverage(plan, code);
    case "ELISA":
      return coatedPlate(plan);
    default:
      return code satisfies never;
  }
}
