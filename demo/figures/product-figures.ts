/** Figures of a product by type: an antibody's show its applications, a kit's show its members or its curve. */
import type { ProductPlan } from "../plan/types";
import type { PlanIndex } from "../product/relations";
import { createRandom } from "../random";
import { applicationFigure } from "./application-figure";
import { strongest, westernBlot } from "./blots";
import {
  doseCaption,
  extractCurveCaption,
  memberCaption,
  principleCaption,
  proteinCurveCaption,
  spectrumCaption,
} from "./captions/products";
import { cellMaterial } from "./material";
import { drawnLabel, type Sketch } from "./sketch";

const isAntibody = ({ productType }: ProductPlan): boolean =>
  productType === "Primary Antibody" || productType === "Conjugate";
const isPlateAssay = ({ productType }: ProductPlan): boolean =>
  productType === "ELISA Kit" || productType === "Matched Pair";

/** Figures of a product page, those of its applications first. */
export function productSketches(plan: ProductPlan, index: PlanIndex): Sketch[] {
  return [...assaySketches(plan, index), ...furtherSketches(plan)];
}

function assaySketches(plan: ProductPlan, index: PlanIndex): Sketch[] {
  if (isAntibody(plan)) return plan.applications.flatMap((code) => applicationFigure(plan, code) ?? []);
  if (isPlateAssay(plan)) return [standardCurve(plan), assayPrinciple(plan)].filter((sketch) => sketch !== null);
  if (plan.productType === "Kit" || plan.productType === "Antibody Duet") return memberFigures(plan, index);
  return [];
}

/** Figures for papers: an antibody in one application, a plate assay as its curve. */
export function paperSketch(plan: ProductPlan, at: number): Sketch | null {
  const shown = { ...plan, key: `${plan.key}-cited-${at}` };
  if (isPlateAssay(plan)) return standardCurve(shown);
  const code = plan.applications[at % Math.max(1, plan.applications.length)];
  return code && isAntibody(plan) ? applicationFigure(shown, code) : null;
}

/**
 * Blots of the antibodies in a kit, each with the antibody's name, because a kit is never used as a primary antibody.
 * They show the kit's species, which all its antibodies detect. Unreleased members are omitted from the contents, and
 * so from the figures.
 */
function memberFigures(plan: ProductPlan, index: PlanIndex): Sketch[] {
  const members = (plan.components ?? [])
    .flatMap((key) => index.byKey.get(key) ?? [])
    .filter((member) => isAntibody(member) && member.status === "Released");
  return members.slice(0, 5).flatMap((member) => {
    const shared = { ...member, species: member.species.filter((code) => plan.species.includes(code)) };
    const blot = member.applications.includes("WB") ? westernBlot(shared) : null;
    return blot ? [{ ...blot, caption: memberCaption(blot.caption, member.key) }] : [];
  });
}

function standardCurve(plan: ProductPlan): Sketch | null {
  const { antigen, species } = plan;
  if (!antigen) return null;
  const random = createRandom("figure", plan.key, "ELISA");
  const measured = plan.modification ? null : species.includes("H") ? "H" : "M";
  if (measured && antigen.place === "secreted")
    return {
      figureType: "ELISA",
      drawing: {
        kind: "elisa",
        params: {
          x: `${drawnLabel(plan).slice(0, 30)} (pg/ml), log10`,
          y: "absorbance 450 nm",
          midpoint: 2.2 + random.next() * 0.6,
          slope: 1.3,
          top: 2.8,
        },
      },
      caption: proteinCurveCaption(plan, measured, antigen.display),
      size: [480, 380],
    };
  const material = cellMaterial(plan, random, 1);
  if (!material) return null;
  return {
    figureType: "ELISA",
    drawing: {
      kind: "elisa",
      params: {
        x: "protein of lysate (mg/ml), log10",
        y: "absorbance 450 nm",
        midpoint: -0.6 + random.next() * 0.6,
        slope: 1.3,
        top: 2.8,
      },
    },
    caption: extractCurveCaption(plan, strongest(material)),
    size: [480, 380],
  };
}

function assayPrinciple(plan: ProductPlan): Sketch {
  const target = (plan.antigen?.display ?? plan.name).slice(0, 60);
  return {
    figureType: "Other",
    drawing: {
      kind: "structure",
      params: { layers: ["surface", "capture", "antigen", "detection", "label"], target, label: "HRP" },
    },
    caption: principleCaption(target),
    size: [480, 320],
  };
}

/** Figures that belong to no application: spectra and dose curves. */
function furtherSketches(plan: ProductPlan): Sketch[] {
  const { label, productType } = plan;
  const sketches: Sketch[] = [];
  if (label?.excitation && label.emission)
    sketches.push({
      figureType: "Other",
      drawing: {
        kind: "spectrum",
        params: { dye: label.name, excitation: label.excitation, emission: label.emission },
      },
      caption: spectrumCaption(label.name),
      size: [480, 320],
    });
  if (productType === "Small Molecule")
    sketches.push({
      figureType: "Other",
      drawing: {
        kind: "elisa",
        params: { x: "concentration (µM), log10", y: "relative activity", midpoint: -0.5, slope: -1, top: 1 },
      },
      caption: doseCaption(plan),
      size: [480, 380],
    });
  return sketches;
}
