/** Sample of a demonstration record: name, preparation and control, as the figures show them. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { type ApplicationCode, type SpeciesCode, speciesNames } from "@domain/vocabulary/names";
import { cellsFor, expressionOf, tissuesFor } from "../evidence/expression";
import type { Sample } from "../evidence/samples";
import { stimulusFor } from "../evidence/stimuli";
import type { Shown } from "../figures/material";
import { hostIgg } from "../figures/sketch";
import type { ProductPlan } from "../plan/types";
import type { Random } from "../random";

type Tested = Pick<EvidenceRecord, "sample" | "preparation" | "control">;
type Preparation = NonNullable<EvidenceRecord["preparation"]>;

/** Accessions of Cellosaurus for common lines. */
const accessions: Readonly<Record<string, string>> = {
  HeLa: "CVCL_0030",
  "293T": "CVCL_0063",
  A549: "CVCL_0023",
  "MCF-7": "CVCL_0031",
  "HCT 116": "CVCL_0291",
  HepG2: "CVCL_0027",
  "U-2 OS": "CVCL_0042",
  Jurkat: "CVCL_0065",
  "K-562": "CVCL_0004",
  "NIH/3T3": "CVCL_0594",
  "RAW 264.7": "CVCL_0493",
};

const sections: readonly ApplicationCode[] = ["IHC-P", "IF-F"];

/** Preparations of each application; the first is the protocol's. */
const preparations: Partial<Record<ApplicationCode, readonly [Partial<Preparation>, ...Partial<Preparation>[]]>> = {
  WB: [{ lysis: "SDS sample buffer" }, { lysis: "RIPA buffer" }],
  SW: [{ lysis: "SDS sample buffer" }, { lysis: "RIPA buffer" }],
  IP: [{ lysis: "non-denaturing buffer" }, { lysis: "RIPA buffer" }],
  "IHC-P": [
    { fixation: "formaldehyde, paraffin", retrieval: "EDTA, pH 8.0" },
    { fixation: "formaldehyde, paraffin", retrieval: "citrate, pH 6.0" },
  ],
  "IF-IC": [
    { fixation: "4% formaldehyde", permeabilisation: "0.3% Triton X-100" },
    { fixation: "methanol", permeabilisation: "methanol" },
  ],
  "IF-F": [
    { fixation: "4% formaldehyde", permeabilisation: "0.3% Triton X-100" },
    { fixation: "acetone", permeabilisation: "acetone" },
  ],
  "FC-FP": [
    { fixation: "4% formaldehyde", permeabilisation: "90% methanol" },
    { fixation: "4% formaldehyde", permeabilisation: "0.1% saponin" },
  ],
  ChIP: [{ fixation: "1% formaldehyde" }, { fixation: "none" }],
  "ChIP-seq": [{ fixation: "1% formaldehyde" }, { fixation: "none" }],
};

/** @param other true for a preparation that differs from the protocol's */
export function preparationOf(code: ApplicationCode, other = false): Preparation | null {
  const known = preparations[code];
  const chosen = known && (other ? (known[1] ?? known[0]) : known[0]);
  return chosen ? { fixation: null, retrieval: null, permeabilisation: null, lysis: null, ...chosen } : null;
}

const isotype: readonly ApplicationCode[] = ["IP", "FC-FP", "FC-L", "ChIP", "ChIP-seq", "C&R", "C&T", "eCLIP", "IHC-P"];

function controlOf(plan: ProductPlan, code: ApplicationCode, sample: Sample | null): EvidenceRecord["control"] {
  const stimulus = sample && stimulusOf(plan, sample);
  if (stimulus && !isotype.includes(code))
    return { kind: stimulus.effect === "increase" ? "stimulated" : "inhibited", id: stimulus.treatment };
  if (isotype.includes(code)) return { kind: "isotype", id: hostIgg(plan) };
  if (code === "IF-IC" || code === "IF-F") return { kind: plan.label ? "isotype" : "secondary-only", id: null };
  return { kind: "none", id: null };
}

function stimulusOf({ antigen, modification }: ProductPlan, sample: Sample) {
  const stimulus = antigen && stimulusFor(antigen, modification, [sample.species]);
  return stimulus?.cells.some(({ name }) => name === sample.name) ? stimulus : null;
}

/** A sample shown in a figure of an application. */
export function testedOf(
  plan: ProductPlan,
  code: ApplicationCode,
  { sample, text }: Pick<Shown, "sample" | "text">,
): Tested {
  const preparation = preparationOf(code);
  const control = controlOf(plan, code, sample);
  if (!sample)
    return {
      sample: { kind: "recombinant", name: text.en, accession: null, state: null },
      preparation,
      control: code === "WB" ? { kind: "none", id: "mock-transfected 293T cells" } : control,
    };
  const stimulus = sections.includes(code) ? null : stimulusOf(plan, sample);
  const treated = stimulus?.effect === "increase" ? stimulus.treatment : null;
  const pellet = sections.includes(code) && sample.kind !== "tissue" ? "pellet of cells, sectioned" : null;
  return {
    sample: {
      kind: ({ line: "cell-line", primary: "primary", tissue: "tissue" } as const)[sample.kind],
      name: sample.kind === "tissue" ? `${speciesNames[sample.species].en.toLowerCase()} ${sample.name}` : sample.name,
      accession: sample.kind === "line" ? (accessions[sample.name] ?? null) : null,
      state: treated ?? pellet,
    },
    preparation,
    control,
  };
}

/** A sample of a species that appears in no figure; null if none is known. */
export function furtherSample(plan: ProductPlan, code: ApplicationCode, species: SpeciesCode, random: Random) {
  const { antigen } = plan;
  if (!antigen) return null;
  if (expressionOf(antigen).basis === "transfected") {
    const name = `293T cells transfected with a construct for ${speciesNames[species].en.toLowerCase()} ${antigen.display}`;
    return { sample: null, text: { en: name, ja: name, zh: name } };
  }
  const tissues = sections.includes(code)
    ? tissuesFor(antigen, [species]).filter(({ name }) => code !== "IF-F" || !/(?:oma|tumor)$/.test(name))
    : [];
  const stimulus = sections.includes(code) ? null : stimulusFor(antigen, plan.modification, [species]);
  const samples = tissues.length > 0 ? tissues : (stimulus?.cells ?? cellsFor(antigen, [species]));
  const [sample] = random.sample(samples, 1);
  return sample ? { sample, text: { en: "", ja: "", zh: "" } } : null;
}
