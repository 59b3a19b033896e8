/** Figures of microscopy: sections and cells. */
import type { Names } from "@domain/vocabulary/names";
import { expressionOf } from "../evidence/expression";
import type { ProductPlan } from "../plan/types";
import { treatedNames } from "../product-texts/samples";
import { createRandom } from "../random";
import type { Antigen, Modification } from "../targets/table";
import { strongest } from "./blots";
import {
  cellControls,
  fluorescenceCaption,
  frozenSections,
  paraffinCaption,
  sectionControls,
} from "./captions/imaging";
import { cellMaterial, type Material, mockTransfected, pelletsOf, tissueMaterial } from "./material";
import { drawnLabel, placeOf, type Sketch } from "./sketch";

/** Proteins that are present in every nucleus, in addition to histones. */
const everyNucleus = new Set([
  "LMNB1", "NPM1", "NCL", "FBL", "TBP", "CTCF", "POLR2A", "SMC1A", "SMC3", "RAD21", "XRCC5", "XRCC6", "HDAC1", "HDAC2", "PARP1",
  "HNRNPA1", "HNRNPK", "SRSF1", "SF3B1", "U2AF1", "HMGB1", "RAN",
]); // biome-ignore format: symbols read better in lines than in a column

/** A histone is in every nucleus, but its phosphorylation marks only some cells. */
function isInEveryNucleus({ id, antigenClass }: Antigen, modification: Modification | null): boolean {
  if (modification?.kind === "phospho" || modification?.kind === "cleaved") return false;
  return antigenClass === "histone" ? id !== "CENPA" : everyNucleus.has(id);
}

export function paraffinSection(plan: ProductPlan): Sketch | null {
  const random = createRandom("figure", plan.key, "IHC-P");
  const tissue = tissueMaterial(plan, random, false);
  if (!tissue) return null;
  const pellets = plan.antigen === null || expressionOf(plan.antigen).basis === "transfected";
  const negative = pellets
    ? pelletsOf(mockTransfected)
    : plan.modification?.kind === "phospho"
      ? sectionControls.dephosphorylated
      : sectionControls.isotype(plan);
  const everywhere = plan.antigen !== null && isInEveryNucleus(plan.antigen, plan.modification);
  return {
    figureType: "IHC-P",
    drawing: {
      kind: "ihc",
      params: {
        tissue: tissue.label,
        place: placeOf(plan),
        positive: everywhere ? 1 : 0.35 + random.next() * 0.5,
        intensity: 0.5 + random.next() * 0.5,
      },
    },
    caption: paraffinCaption(plan, tissue.text, negative),
    size: [600, 450],
    shown: [tissue],
  };
}

function colourOf({ label }: ProductPlan): "green" | "red" | "far-red" {
  const emission = label?.emission ?? 0;
  return emission > 640 ? "far-red" : emission > 560 ? "red" : "green";
}

/** The control that an immunofluorescence figure needs. */
function cellControl(plan: ProductPlan, { stimulus, negative }: Material): Names {
  if (stimulus)
    return stimulus.effect === "increase"
      ? cellControls.untreated
      : treatedNames(cellControls.cells, stimulus.treatment);
  if (negative) return negative.text;
  return plan.label ? cellControls.labeled(plan) : cellControls.secondary;
}

export function stainedCells(plan: ProductPlan): Sketch | null {
  const random = createRandom("figure", plan.key, "IF-IC");
  const material = cellMaterial(plan, random, 1);
  if (!material) return null;
  const colour = colourOf(plan);
  return {
    figureType: "IF-IC",
    drawing: {
      kind: "if",
      params: {
        cells: material.shown[0].label,
        target: drawnLabel(plan),
        place: placeOf(plan),
        colour,
        intensity: 0.6 + random.next() * 0.4,
      },
    },
    caption: fluorescenceCaption(plan, strongest(material), colour, cellControl(plan, material)),
    size: [600, 450],
    shown: material.shown,
  };
}

export function frozenSection(plan: ProductPlan): Sketch | null {
  const random = createRandom("figure", plan.key, "IF-F");
  const tissue = tissueMaterial(plan, random, true);
  if (!tissue) return null;
  const colour = colourOf(plan);
  return {
    figureType: "IF-F",
    drawing: {
      kind: "if",
      params: {
        cells: tissue.label,
        target: drawnLabel(plan),
        place: placeOf(plan),
        colour,
        intensity: 0.6 + random.next() * 0.4,
      },
    },
    caption: fluorescenceCaption(plan, frozenSections(tissue.text), colour, cellControls.secondary),
    size: [600, 450],
    shown: [tissue],
  };
}
