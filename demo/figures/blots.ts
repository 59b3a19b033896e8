/** Figures of blots: western blot, capillary blot and immunoprecipitation. */

import type { Names } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { observedBands } from "../product/weights";
import { listedNames, treatedNames } from "../product-texts/samples";
import { createRandom, type Random } from "../random";
import {
  capillaryCaption,
  dephosphorylatedSamples,
  precipitationCaption,
  runControls,
  stimulatedSamples,
  westernBlotCaption,
  withoutProtein,
} from "./captions/blots";
import { cellMaterial, type Material, shownText } from "./material";
import { drawnLabel, hostIgg, type Sketch } from "./sketch";

interface Lane {
  readonly label: string;
  readonly level: number;
}

/** Signal of a sample without the antigen. */
const none = 0;

/** Weight in kDa of tagged GFP, the protein used to test an antibody against a tag. */
const taggedGfpKda = 28;

function bandsOf(plan: ProductPlan) {
  const { antigen } = plan;
  if (!antigen) return [{ kda: taggedGfpKda, weight: 1 }];
  const observed = observedBands(plan);
  const [low = antigen.predictedKda] = observed;
  const high = observed.at(-1) ?? low;
  if (antigen.smear && high > low) return [{ kda: low, to: high, weight: 1 }];
  return observed.map((kda, index) => ({ kda, weight: index === 0 ? 1 : 0.75 }));
}

/** A loading control that differs from the target. */
const loadingControl = ({ antigen }: ProductPlan) =>
  antigen?.id === "ACTB" ? { name: "GAPDH", kda: 37 } : { name: "β-Actin", kda: 45 };

interface Run {
  readonly lanes: readonly Lane[];
  readonly samples: Names;
  readonly controls: Names;
}

export function westernBlot(plan: ProductPlan): Sketch | null {
  const random = createRandom("blot", plan.key);
  const material = cellMaterial(plan, random, plan.modification ? 2 : 4);
  if (!material) return null;
  const { lanes, samples, controls } = runOf(plan, material, random);
  const control = loadingControl(plan);
  return {
    figureType: "WB",
    drawing: {
      kind: "western-blot",
      params: { target: drawnLabel(plan), bands: bandsOf(plan), lanes: [...lanes], control },
    },
    caption: westernBlotCaption(plan, { samples, controls, loading: control.name }),
    size: [600, 420],
    shown: material.shown,
  };
}

function runOf(plan: ProductPlan, { shown, negative, stimulus, transfected }: Material, random: Random): Run {
  const text = shownText(shown);
  if (transfected && negative)
    return {
      lanes: [
        { label: negative.label, level: none },
        { label: shown[0].label, level: 1 },
      ],
      samples: listedNames([negative.text, text]),
      controls: runControls.mock,
    };
  if (stimulus) {
    const [before, after] = stimulus.effect === "increase" ? [0.06, 1] : [1, 0.06];
    return {
      lanes: shown.slice(0, 3).flatMap(({ label }, index) => [
        { label: `${label} −`, level: before },
        { label: `${label} +`, level: index === 0 ? after : after * 0.85 },
      ]),
      samples: stimulatedSamples(shownText(shown.slice(0, 3)), stimulus.treatment),
      controls: stimulus.effect === "increase" ? runControls.untreated : runControls.treated,
    };
  }
  if (plan.modification?.kind === "phospho")
    return {
      lanes: shown.slice(0, 3).flatMap(({ label }) => [
        { label, level: 0.7 + random.next() * 0.3 },
        { label: `${label} λ`, level: none },
      ]),
      samples: dephosphorylatedSamples(shownText(shown.slice(0, 3))),
      controls: runControls.dephosphorylated,
    };
  const lanes = shown.map(({ label }) => ({ label, level: 0.4 + random.next() * 0.6 }));
  if (!negative) return { lanes, samples: text, controls: runControls.positive };
  return {
    lanes: [...lanes, { label: negative.label, level: none }],
    samples: text,
    controls: withoutProtein(negative.text, plan),
  };
}

/** The first sample, in the state with the strongest signal: "Jurkat cells (human) treated with anti-CD3". */
export function strongest({ shown, stimulus }: Material): Names {
  return stimulus?.effect === "increase" ? treatedNames(shown[0].text, stimulus.treatment) : shown[0].text;
}

export function immunoprecipitation(plan: ProductPlan): Sketch | null {
  const material = cellMaterial(plan, createRandom("precipitation", plan.key), 1);
  if (!material) return null;
  return {
    figureType: "IP",
    drawing: {
      kind: "western-blot",
      params: {
        target: drawnLabel(plan),
        bands: bandsOf(plan),
        lanes: [
          { label: "input 10%", level: 0.4 },
          { label: hostIgg(plan), level: none },
          { label: "IP", level: 1 },
        ],
        control: null,
      },
    },
    caption: precipitationCaption(plan, strongest(material)),
    size: [480, 400],
    shown: material.shown,
  };
}

export function capillaryBlot(plan: ProductPlan): Sketch | null {
  const material = cellMaterial(plan, createRandom("capillary", plan.key), 1);
  if (!material) return null;
  return {
    figureType: "SW",
    drawing: {
      kind: "western-blot",
      params: {
        target: drawnLabel(plan),
        bands: bandsOf(plan),
        lanes: [
          { label: "1 mg/ml", level: 1 },
          { label: "0.5 mg/ml", level: 0.7 },
          { label: "0.25 mg/ml", level: 0.4 },
          { label: "no antibody", level: none },
        ],
        control: null,
      },
    },
    caption: capillaryCaption(plan, strongest(material)),
    size: [480, 400],
    shown: material.shown,
  };
}
