/**
 * Citations of the demonstration shop. Titles, groups and journals are fictitious and marked as such; no person is
 * named. Each product has the number of citations in its plan.
 */
import type { Figure } from "@contracts/catalogue/catalogue";
import type { Citation, CitationRecord } from "@contracts/catalogue/citations";
import type { FigureRecord } from "@contracts/catalogue/images";
import type { SpeciesCode } from "@domain/vocabulary/names";
import { cellsFor, expressionOf } from "../evidence/expression";
import { sampleText } from "../evidence/samples";
import { citedFigureRecords, figureOf } from "../figures/records";
import type { ProductPlan } from "../plan/types";
import { createRandom, type Random } from "../random";
import { antigenLabel } from "../targets/antigen-label";

/** Average number of products that a paper uses. */
const citationsPerPaper = 4;
const demonstrationMark = "[demonstration record]";

const findings = [
  "controls {target} in {model}", "is required for {target} activity in {model}", "shapes the response of {model} to stress through {target}",
  "links {target} to metabolism of {model}", "limits {target} during differentiation of {model}", "restores {target} in resistant {model}",
  "separates early from late {target} signals in {model}",
] as const; // biome-ignore format: phrases
const subjects = [
  "A feedback loop", "Nutrient supply", "Matrix stiffness", "A druggable kinase", "Chromatin opening", "Receptor trafficking",
  "Oxygen tension", "A stress-induced switch", "Translation control", "Ubiquitin editing",
] as const; // biome-ignore format: phrases
const journals = [
  "Demonstration Journal of Cell Signaling",
  "Demonstration Letters in Biology",
  "Archive of Demonstration Studies",
  "Demonstration Reports in Medicine",
] as const;
const groups = "ABCDEFGHJKLMNPQRSTUVWX";

/** Subject of a paper. */
interface Model {
  readonly text: string;
  /** Null if the title names no species. */
  readonly species: SpeciesCode | null;
}

/** Cells with the leader's target, from a species that all products of the paper detect. */
function modelOf(leader: ProductPlan | undefined, products: readonly ProductPlan[], random: Random): Model {
  const antigen = leader?.antigen;
  if (!antigen) return { text: "cultured cells", species: null };
  if (expressionOf(antigen).basis === "transfected") return { text: "transfected cells", species: null };
  const shared = leader.species.filter((code) => products.every((product) => detects(product, code)));
  const [cells] = random.sample(cellsFor(antigen, shared), 1);
  return cells ? { text: sampleText(cells), species: cells.species } : { text: "cultured cells", species: null };
}

/** A protein or a compound has no species, and fits any paper. */
const detects = ({ species }: ProductPlan, code: SpeciesCode): boolean =>
  species.length === 0 || species.includes("All") || species.includes(code);

/** @param leader the first product with a target */
function paper(number: number, leader: ProductPlan | undefined, model: Model): Omit<CitationRecord, "products"> {
  const random = createRandom("paper", number);
  const finding = random
    .pick(findings)
    .replace("{target}", leader?.antigen ? antigenLabel(leader.antigen, leader.modification) : "its target")
    .replace("{model}", model.text);
  const year = random.int(2008, 2026);
  const first = random.int(1, 1800);
  return {
    id: `demo-${String(number).padStart(6, "0")}`,
    title: `${random.pick(subjects)} ${finding} ${demonstrationMark}`,
    authors: `Demonstration group ${groups[random.int(0, groups.length - 1)]}`,
    journal: random.pick(journals),
    year,
    volume: String(year - 2000),
    pages: `${first}–${first + random.int(4, 18)}`,
    pmid: null,
    demonstration: true,
  };
}

/**
 * Applications and species that a paper reports, taken from the product's; the application of its figure comes first.
 */
function use(
  plan: ProductPlan,
  number: number,
  model: Model,
  figure: Figure | null,
): Pick<Citation, "applications" | "reactants"> {
  const random = createRandom("use", plan.key, number);
  const applications =
    plan.applications.length > 0
      ? [plan.applications[0] ?? "WB", ...random.sample(plan.applications.slice(1), random.chance(0.3) ? 1 : 0)]
      : [];
  if (applications.length > 0 && random.chance(0.35))
    applications[0] = random.sample(plan.applications, 1)[0] ?? applications[0] ?? "WB";
  const [any] = random.sample(plan.species, 1);
  const species = plan.species.find((code) => code === model.species) ?? any;
  return {
    applications: [...new Set([...(figure ? [figure.figureType] : []), ...applications])],
    reactants: species ? [species] : [],
  };
}

/** All papers with their products, ordered by number. Each citation of a product comes from a different paper. */
export function* demoCitations(plans: readonly ProductPlan[], imageAccount: string): Generator<CitationRecord> {
  const cited = plans.filter((plan) => plan.citations > 0);
  const total = cited.reduce((sum, plan) => sum + plan.citations, 0);
  const papers = Math.max(64, Math.ceil(total / citationsPerPaper));
  const uses = new Map<number, ProductPlan[]>();
  for (const plan of cited) {
    const random = createRandom("cites", plan.key);
    const start = random.int(0, papers - 1);
    // Only distinct papers matter, so the step need not be coprime to their number.
    const chosen = new Set<number>();
    for (let at = start; chosen.size < Math.min(plan.citations, papers); at = (at + random.int(1, 97)) % papers)
      chosen.add(at);
    for (const number of chosen) {
      const list = uses.get(number);
      if (list) list.push(plan);
      else uses.set(number, [plan]);
    }
  }
  const figures = new Map<string, FigureRecord[]>();
  /** Each figure belongs to one paper: the first papers that cite a product each show one figure. */
  const nextFigure = (plan: ProductPlan) => {
    const waiting = figures.get(plan.key) ?? citedFigureRecords(plan);
    figures.set(plan.key, waiting);
    const record = waiting.shift();
    return record ? figureOf(record, imageAccount) : null;
  };
  for (const [number, products] of [...uses].sort(([a], [b]) => a - b)) {
    const [leader] = products.filter((plan) => plan.antigen);
    const model = modelOf(leader, products, createRandom("model", number));
    yield {
      ...paper(number, leader, model),
      products: products.map((plan) => {
        const figure = nextFigure(plan);
        return { key: plan.key, ...use(plan, number, model, figure), figure };
      }),
    };
  }
}
