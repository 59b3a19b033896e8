/** Renders a plan to a full catalogue entry (contracts/catalogue/catalogue.ts). */
import type { Product, ProductAttributes } from "@contracts/catalogue/catalogue";
import { formulationNames } from "@domain/vocabulary/names";
import { figureOf, figureRecords } from "../figures/records";
import { lineageOf } from "../lineage/lineage";
import type { ProductPlan } from "../plan/types";
import { createRandom, stableUuid } from "../random";
import { kitComponents } from "./components";
import { immunogen } from "./immunogens";
import { productLots } from "./lots";
import { targetPathways } from "./pathways";
import { planVariants } from "./prices";
import { productProtocols } from "./protocols";
import { references } from "./references";
import { registryNumber } from "./registry-number";
import { type PlanIndex, productRelations } from "./relations";
import { safety, safetyData } from "./safety";
import { background, description, otherNames, source, specificity, storage } from "./texts";
import { directions, qualityControl, reagentsNotIncluded } from "./usage";
import { calculatedWeight, observedBands, weightBasis } from "./weights";

/** Date of the catalogue; nothing in it is newer. */
const catalogueDate = "2026-09-01";
const day = 86_400_000;

const unspscCodes: Partial<Record<ProductPlan["productType"], string>> = {
  "Primary Antibody": "12352203",
  "Secondary Antibody": "12352203",
  Conjugate: "12352203",
  "Antibody Duet": "12352203",
  Cocktail: "12352203",
  "Recombinant Protein": "12352202",
  Service: "81101900",
};

/** ISO 8601 dates of a product; a new one is at most 300 days old. */
function lifeDates(plan: ProductPlan) {
  const random = createRandom("dates", plan.key);
  const latest = Date.parse(`${catalogueDate}T00:00:00Z`);
  const ageDays = plan.newProduct ? random.int(5, 300) : random.int(400, 7600);
  const released = latest - ageDays * day;
  const iso = (time: number) => new Date(time).toISOString();
  const future = plan.status === "Pending" || plan.status === "Pre-released" || plan.status === "Commercialization";
  return {
    created: iso(released - 90 * day),
    released: future ? null : iso(released),
    modified: iso(latest - random.int(1, Math.min(380, ageDays)) * day),
    statusDate: iso(plan.status === "Released" ? released : latest - random.int(10, 300) * day).slice(0, 10),
  };
}

export function renderProduct(plan: ProductPlan, index: PlanIndex, imageAccount: string): Product {
  const random = createRandom("product", plan.key);
  const { antigen, clone, label } = plan;
  const dates = lifeDates(plan);
  const kept = storage(plan);
  const [masterVariant, ...variants] = planVariants(plan);
  const sold = Math.round(plan.popularity ** 3 * 900);
  return {
    id: stableUuid(`product:${plan.key}`),
    key: plan.key,
    version: random.int(3, 60),
    name: plan.name,
    description: description(plan),
    published: plan.status !== "Pending",
    hasStagedChanges: false,
    priceMode: "Embedded",
    createdAt: dates.created,
    lastModifiedAt: dates.modified,
    releasedDate: dates.released,
    status: plan.status,
    productType: plan.productType,
    productCategory: plan.category,
    sales: { unitsLast12Months: sold },
    citationCount: plan.citations,
    masterVariant,
    variants,
    attributes: {
      host: clone?.host ?? null,
      isotype: clone?.isotype ?? null,
      clonality: clone ? (clone.id ? "Monoclonal" : "Polyclonal") : null,
      clone: clone?.id ?? null,
      concentration: plan.formulation === "carrier-free" && clone ? "1 mg/ml" : null,
      conjugation: label?.name ?? null,
      casNumber: plan.casNumber ?? null,
      coa: plan.productType === "Service" ? null : `COA-${plan.key}`,
      storage: kept.storage,
      storageTemperature: kept.temperature || null,
      molecularWeight: calculatedWeight(plan),
      molecularWeightBasis: weightBasis(plan),
      observedMolecularWeight: clone ? observedBands(plan) : [],
      formulation: plan.productType === "Service" ? null : formulationNames[plan.formulation].en,
      purity:
        plan.productType === "Small Molecule"
          ? "> 98%"
          : plan.productType === "Recombinant Protein"
            ? "> 95% by SDS-PAGE"
            : null,
      endotoxin: plan.productType === "Recombinant Protein" ? "< 0.01 ng per µg" : null,
      directionsForUse: directions(plan),
      qualityControl: qualityControl(plan),
      reagentsNotIncluded: reagentsNotIncluded(plan, index),
      pathways: antigen && clone ? [...targetPathways(antigen)] : [],
      safety: safety(plan),
      safetyData: safetyData(plan),
      background: background(plan),
      sourcePurification: source(plan),
      specificitySensitivity: specificity(plan),
      epitopeTag: plan.tag?.name ?? (plan.chain ? "6xHis, N-terminal" : null),
      targetModifications: [...(plan.modification?.codes ?? [])],
      immunogen: immunogen(plan),
      protein: recombinantProtein(plan),
      recombinant: clone?.recombinant ?? plan.productType === "Recombinant Protein",
      xp: plan.xp,
      newProduct: plan.newProduct,
      rrid: registryNumber(plan),
      demonstration: true,
      kitComponents: kitComponents(plan, index),
      lots: productLots(plan),
      lotBridges: [],
      figures: figureRecords(plan, index).map((record) => figureOf(record, imageAccount)),
      protocols: productProtocols(plan),
      references: references(antigen),
      keywords: keywords(plan),
      targets: targets(plan),
      statusDates: [{ status: plan.status, date: dates.statusDate }],
      unspsc: unspscCodes[plan.productType] ?? "41116100",
      statements: statements(plan),
      fluorescents:
        label?.excitation && label.emission
          ? [{ name: label.name, excitation: label.excitation, emission: label.emission }]
          : [],
      ...productRelations(plan, index),
      panel: panelMember(plan),
      panelPart: plan.panelPart ?? null,
      lineage: lineageOf(plan.key),
      auditLog: { "xml-generation-date": dates.modified.slice(0, 10) },
    },
  };
}

/** Genes of the antigen; a mouse protein has the mouse gene's UniProt and Entrez ids. */
function targets({ antigen, chain }: ProductPlan): ProductAttributes["targets"] {
  if (!antigen) return [];
  return antigen.genes.map(({ symbol, name, uniprot, entrez }) => {
    const aliases = otherNames({ ...antigen, genes: antigen.genes.filter((gene) => gene.symbol === symbol) });
    return chain
      ? { symbol: chain.symbol, name, uniprot: chain.uniprot, entrez: chain.entrez, aliases }
      : { symbol, name, uniprot, entrez, aliases };
  });
}

function recombinantProtein({ chain }: ProductPlan): ProductAttributes["protein"] {
  if (!chain) return null;
  return {
    species: chain.species,
    from: chain.from,
    to: chain.to,
    expressionHost: chain.expression_host,
    activity: `The protein ${chain.activity}.`,
  };
}

function panelMember({ panel, antigen }: ProductPlan): ProductAttributes["panel"] {
  const gene = antigen?.genes[0];
  if (!panel || !gene) return null;
  return { ...panel, target: gene.symbol, targetName: gene.name, pairings: [...panel.pairings] };
}

function keywords(plan: ProductPlan): string[] {
  const { antigen, panel } = plan;
  const words = antigen
    ? [...antigen.genes.flatMap(({ symbol, aliases }) => [symbol, ...aliases]), antigen.antigenClass]
    : [];
  if (panel) words.push("SignalStar", `Oligo ${panel.oligo}`);
  return [...new Set(words)].slice(0, 20);
}

function statements(plan: ProductPlan): string[] {
  const lines = ["For Research Use Only. Not for use in diagnostic procedures."];
  if (plan.productType !== "Service")
    lines.push(
      "Catalog entry, figures and citations of this demonstration shop are synthetic; gene and protein identifiers are real.",
    );
  return lines;
}
