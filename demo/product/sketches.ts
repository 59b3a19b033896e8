/** Recipe and caption of a figure, from facts about the target. */
import type { Drawing } from "@contracts/catalogue/images";
import type { ApplicationCode } from "@domain/vocabulary/names";
import { antigenLabel } from "../plan/antibody";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";
import type { Antigen, Place } from "../targets/table";

const cellLines = ["HeLa", "NIH/3T3", "293T", "A549", "MCF-7", "Jurkat", "HCT 116", "C6", "HepG2", "K-562"] as const;
const tissues = [
  "breast carcinoma",
  "colon carcinoma",
  "lung adenocarcinoma",
  "prostate carcinoma",
  "tonsil",
  "ovarian carcinoma",
  "kidney",
  "pancreas",
] as const;
const treatments = ["insulin", "EGF", "PDGF", "TPA", "IFN-α", "UV", "etoposide", "calyculin A"] as const;

type DrawnPlace = Extract<Drawing, { kind: "if" }>["params"]["place"];
const drawnPlaces: Readonly<Record<Place, DrawnPlace>> = {
  adhesion: "puncta", centrosome: "puncta", cilium: "puncta", cytoplasm: "cytoplasm", cytoskeleton: "filaments", endosome: "puncta",
  er: "cytoplasm", golgi: "puncta", junction: "membrane", lysosome: "puncta", membrane: "membrane", mitochondria: "mitochondria",
  nucleus: "nucleus", secreted: "cytoplasm", synapse: "puncta",
}; // biome-ignore format: a map of words

export interface Sketch {
  readonly figureType: ApplicationCode | "Other";
  readonly drawing: Drawing;
  readonly caption: string;
  readonly size: readonly [width: number, height: number];
}

function blot(plan: ProductPlan, antigen: Antigen): Sketch {
  const random = createRandom("blot", plan.key);
  const label = antigenLabel(antigen, plan.modification);
  const [cell = "HeLa", other = "A549"] = random.sample(cellLines, 2);
  const treatment = random.pick(treatments);
  const observed = antigen.observedKda;
  const bands =
    antigen.smear && observed.length > 1
      ? [{ kda: observed[0] ?? antigen.predictedKda, to: observed.at(-1), weight: 1 }]
      : observed.map((kda, index) => ({ kda, weight: index === 0 ? 1 : 0.75 }));
  const lanes = plan.modification
    ? [
        { label: `${cell} −`, level: 0.08 },
        { label: `${cell} +`, level: 1 },
        { label: `${other} −`, level: 0.05 },
        { label: `${other} +`, level: 0.85 },
      ]
    : random.sample(cellLines, 5).map((name) => ({ label: name, level: 0.2 + random.next() * 0.8 }));
  const with_ = plan.modification ? `, untreated (−) or treated with ${treatment} (+)` : "";
  return {
    figureType: "WB",
    drawing: {
      kind: "western-blot",
      params: { target: label.slice(0, 60), bands, lanes, control: { name: "β-Actin", kda: 45 } },
    },
    caption: `Western blot analysis of extracts from ${lanesText(lanes)}${with_}, using ${plan.name} (upper) or a β-Actin antibody (lower).`,
    size: [600, 420],
  };
}

function lanesText(lanes: readonly { readonly label: string }[]): string {
  const names = [...new Set(lanes.map(({ label }) => label.replace(/ [−+]$/, "")))];
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} cells`;
}

/** Recipe and caption for an application; null for one without a figure. */
export function sketch(plan: ProductPlan, antigen: Antigen, code: ApplicationCode): Sketch | null {
  const random = createRandom("figure", plan.key, code);
  const label = antigenLabel(antigen, plan.modification).slice(0, 60);
  const place = drawnPlaces[antigen.place];
  const colour =
    plan.label?.emission && plan.label.emission > 640
      ? "far-red"
      : plan.label?.emission && plan.label.emission > 560
        ? "red"
        : "green";
  switch (code) {
    case "WB":
      return blot(plan, antigen);
    case "IHC-P": {
      const tissue = random.pick(tissues);
      return {
        figureType: code,
        drawing: {
          kind: "ihc",
          params: { tissue, place, positive: 0.35 + random.next() * 0.5, intensity: 0.5 + random.next() * 0.5 },
        },
        caption: `Immunohistochemical analysis of paraffin-embedded human ${tissue} using ${plan.name}.`,
        size: [600, 450],
      };
    }
    case "IF-IC":
    case "IF-F": {
      const cells = code === "IF-F" ? "mouse brain" : random.pick(cellLines);
      return {
        figureType: code,
        drawing: { kind: "if", params: { cells, target: label, place, colour, intensity: 0.6 + random.next() * 0.4 } },
        caption: `Immunofluorescent analysis of ${cells}${code === "IF-F" ? " sections" : " cells"} using ${plan.name} (${colour}). Blue: DAPI (DNA stain).`,
        size: [600, 450],
      };
    }
    case "FC-FP":
    case "FC-L": {
      const cell = random.pick(cellLines);
      return {
        figureType: code,
        drawing: {
          kind: "flow",
          params: {
            axis: label,
            populations: [
              { label: "isotype control", mean: 1.1, spread: 0.22 },
              { label, mean: 2.3 + random.next(), spread: 0.3 },
            ],
          },
        },
        caption: `Flow cytometric analysis of ${cell} cells using ${plan.name} (blue) compared with a concentration-matched isotype control (grey).`,
        size: [480, 400],
      };
    }
    case "ChIP":
    case "C&R":
      return {
        figureType: code,
        drawing: {
          kind: "chip",
          params: {
            target: label,
            loci: ["GAPDH", "RPL30", "MYC", "α-Satellite"].map((name, index) => ({
              label: name,
              percent: index === 3 ? 0.1 : Math.round((0.6 + random.next() * 4) * 100) / 100,
            })),
          },
        },
        caption: `Chromatin from ${random.pick(cellLines)} cells was enriched with ${plan.name} or normal IgG and measured by quantitative PCR; signals are percent of input.`,
        size: [480, 380],
      };
    case "ELISA":
      return {
        figureType: code,
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
        caption: `Relationship between the protein concentration of lysates and the absorbance at 450 nm with ${plan.name}.`,
        size: [480, 380],
      };
    default:
      return null;
  }
}

/** Figures without an application: spectra, assay principles, dose curves. */
export function extraSketches(plan: ProductPlan): Sketch[] {
  const sketches: Sketch[] = [];
  if (plan.label?.excitation && plan.label.emission) {
    sketches.push({
      figureType: "Other",
      drawing: {
        kind: "spectrum",
        params: { dye: plan.label.name, excitation: plan.label.excitation, emission: plan.label.emission },
      },
      caption: `Excitation and emission of ${plan.label.name}, normalised.`,
      size: [480, 320],
    });
  }
  if (plan.productType === "ELISA Kit" || plan.productType === "Matched Pair") {
    const target = (plan.antigen?.display ?? plan.name).slice(0, 60);
    sketches.push({
      figureType: "Other",
      drawing: {
        kind: "structure",
        params: { layers: ["surface", "capture", "antigen", "detection", "label"], target, label: "HRP" },
      },
      caption: `Principle of the assay: a coated antibody captures ${target}, a second antibody detects it.`,
      size: [480, 320],
    });
  }
  if (plan.productType === "Small Molecule") {
    sketches.push({
      figureType: "Other",
      drawing: {
        kind: "elisa",
        params: { x: "concentration (µM), log10", y: "relative activity", midpoint: -0.5, slope: -1, top: 1 },
      },
      caption: `Relative activity of the pathway in cells treated with increasing concentrations of ${plan.name}.`,
      size: [480, 380],
    });
  }
  return sketches;
}
