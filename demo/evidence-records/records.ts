/**
 * Evidence of the demonstration. Every figure of an application has a record, and so does every species that an
 * application lists. Other records are tests of pillars, failures, and withdrawn or superseded tests.
 */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Lot } from "@contracts/catalogue/lots";
import { dilutionText } from "@domain/product-page/applications";
import type { ApplicationCode, SpeciesCode } from "@domain/vocabulary/names";
import { productSketches } from "../figures/product-figures";
import { figureRecords } from "../figures/records";
import { demoLots } from "../lots/lots";
import type { ProductPlan } from "../plan/types";
import type { PlanIndex } from "../product/relations";
import { observedBands } from "../product/weights";
import { createRandom } from "../random";
import { datesOf } from "./dates";
import { type Draft, isFeatured } from "./draft";
import { exceptions } from "./exceptions";
import {
  captureTest,
  geneticTest,
  independentTest,
  nullTissueTest,
  orthogonalTest,
  speciesOfPillars,
  taggedTest,
} from "./pillars";
import { furtherSample, testedOf } from "./tested";

const isAntibody = ({ productType }: ProductPlan): boolean =>
  productType === "Primary Antibody" || productType === "Conjugate";

/**
 * @param product the plan as it was rendered, with its lots, applications and figures
 * @param lots all lots of the product, newest first; empty before the first is made
 */
export function evidenceRecords(
  plan: ProductPlan,
  index: PlanIndex,
  product: Product,
  lots: readonly Lot[],
): EvidenceRecord[] {
  const [lot] = product.attributes.lots;
  if (!isAntibody(plan) || !lot) return [];
  const shown = figuresByApplication(plan, index);
  const drafts = lot.applications.flatMap(({ codeForDisplay, species }) => {
    const code = codeForDisplay as ApplicationCode;
    return (species as SpeciesCode[]).flatMap((one) => [
      ...supportOf(plan, code, one, shown.get(code)),
      ...pillarTests(plan, index, code, one),
    ]);
  });
  const lotsOf = (testedKey: string | null | undefined): readonly Lot[] => {
    const tested = testedKey ? index.byKey.get(testedKey) : undefined;
    return tested ? demoLots(tested, []) : lots;
  };
  return numbered([...drafts, ...exceptions(plan, drafts)], plan, product, lotsOf);
}

interface ShownFigure {
  readonly id: string;
  readonly samples: Parameters<typeof testedOf>[2][];
}

function figuresByApplication(plan: ProductPlan, index: PlanIndex): Map<ApplicationCode, ShownFigure> {
  const records = figureRecords(plan, index);
  return new Map(
    productSketches(plan, index).flatMap(({ figureType, shown = [] }, position) => {
      const id = records[position]?.imageId;
      return id && figureType !== "Other" ? [[figureType, { id, samples: [...shown] }] as const] : [];
    }),
  );
}

/**
 * One test of a species: of the figure's samples if any belong to the species, otherwise of another sample without a
 * figure.
 */
function supportOf(
  plan: ProductPlan,
  code: ApplicationCode,
  species: SpeciesCode,
  figure: ShownFigure | undefined,
): Draft[] {
  const random = createRandom("evidence", plan.key, code, species);
  const first = plan.species.includes("H") ? "H" : plan.species[0];
  const inFigure = figure?.samples.find(({ sample }) => (sample?.species ?? first) === species || species === "All");
  const figureIds = figure && (inFigure || (figure.samples.length === 0 && species === first)) ? [figure.id] : [];
  const chosen = inFigure ?? furtherSample(plan, code, species, random);
  const tested = chosen ? testedOf(plan, code, chosen) : recombinant(plan, code);
  return [{ application: code, species, ...tested, figureIds }];
}

/** The protein itself, for plate assays and where no cells are known. */
const recombinant = (plan: ProductPlan, code: ApplicationCode) => ({
  ...testedOf(plan, code, { sample: null, text: { en: "", ja: "", zh: "" } }),
  sample: {
    kind: "recombinant" as const,
    name: `recombinant ${plan.antigen?.display ?? plan.tag?.name ?? "protein"}`.slice(0, 120),
    accession: null,
    state: null,
  },
  control: { kind: "none" as const, id: null },
});

const withoutKnockout: readonly ApplicationCode[] = [
  "ELISA",
  "ChIP",
  "ChIP-seq",
  "C&R",
  "C&T",
  "eCLIP",
  "IHC-P",
  "IF-F",
];

function pillarTests(plan: ProductPlan, index: PlanIndex, code: ApplicationCode, species: SpeciesCode): Draft[] {
  if (!speciesOfPillars.includes(species)) return [];
  const random = createRandom("pillars", plan.key, code, species);
  const often = (share: number) => random.chance(isFeatured(plan) ? Math.min(1, share * 2.5) : share);
  const chosen = furtherSample(plan, code, species, random);
  const tested = chosen ? testedOf(plan, code, chosen) : null;
  const tests: Draft[] = [];
  const genetic = species === "H" && !withoutKnockout.includes(code) ? geneticTest(plan, random) : null;
  if (genetic && often(0.4))
    tests.push({
      application: code,
      species,
      ...(tested ?? recombinant(plan, code)),
      ...genetic,
      sample: { ...genetic.sample, state: tested?.sample.kind === "cell-line" ? tested.sample.state : null },
      // A conjugate inherits the knockout of its clone, which was tested without the label.
      ...(plan.parentKey && random.chance(0.7) && { testedKey: plan.parentKey }),
    });
  const nullTissue =
    species === "M" && (code === "IHC-P" || code === "IF-F" || code === "FC-L") ? nullTissueTest(plan) : null;
  if (tested && nullTissue && often(0.35)) tests.push({ application: code, species, ...tested, ...nullTissue });
  if (!tested) return tests;
  const others = [
    often(0.2) && independentTest(plan, index),
    often(0.15) && orthogonalTest(plan, code, random),
    often(0.25) && captureTest(code, plan, random),
    often(0.08) && taggedTest(plan, code),
  ];
  for (const facts of others) if (facts) tests.push({ application: code, species, ...tested, ...facts });
  return tests;
}

type Source = EvidenceRecord["source"];
const maker: Source = { kind: "maker", name: "Benchside", identifier: null, sponsored: false };
const otherSources: readonly [Source, ...Source[]] = [
  { kind: "contract", name: "Demonstration contract laboratory", identifier: null, sponsored: true },
  { kind: "independent", name: "Demonstration antibody characterization group", identifier: null, sponsored: false },
  { kind: "independent", name: "Demonstration core facility", identifier: null, sponsored: true },
];

/**
 * Adds the fields common to every record to drafts. Ids do not depend on other products.
 * @param lotsOf lots of the tested product, newest first
 */
function numbered(
  drafts: readonly Draft[],
  plan: ProductPlan,
  { attributes }: Product,
  lotsOf: (testedKey: string | null | undefined) => readonly Lot[],
): EvidenceRecord[] {
  const [current] = attributes.lots;
  const monoclonal = plan.clone?.id !== null;
  return drafts.map(({ withdrawnFor, ...draft }, index) => {
    // A figure shows one experiment, so its records have the same lot, dates and source.
    const random = createRandom("record", plan.key, draft.figureIds?.[0] ?? index);
    const listed = current?.applications.find(({ codeForDisplay }) => codeForDisplay === draft.application);
    const lots = lotsOf(draft.testedKey);
    const older = lots.slice(1).filter(({ state }) => state !== "recalled");
    const [first] = random.sample(older, 1);
    const tested = first && random.chance(0.4) && (monoclonal || draft.pillar !== undefined) ? first : lots[0];
    const pillar = draft.pillar ?? "none";
    const isBlot = draft.application === "WB" || draft.application === "SW";
    const { performed, published, withdrawn } = datesOf(tested?.made ?? null, random);
    return {
      id: `demo-${plan.key}-${index + 1}`,
      productKey: plan.key,
      lot: tested?.number ?? (draft.testedKey ? null : (current?.number ?? null)),
      testedKey: null,
      pillar,
      secondAntibody: null,
      outcome: "supports",
      measure: null,
      observedKda: isBlot && draft.outcome === undefined ? observedBands(plan) : [],
      dilution: listed ? dilutionText(listed.dilutionFactor) : null,
      protocolId: listed?.protocolId ?? null,
      figureIds: [],
      source: pillar !== "none" && random.chance(0.35) ? random.pick(otherSources) : maker,
      performed,
      published,
      state: withdrawnFor ? { kind: "withdrawn", ...withdrawnFor, day: withdrawn } : { kind: "active" },
      demonstration: true,
      ...draft,
    };
  });
}
